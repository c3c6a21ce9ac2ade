/** The shell, for pages: where they are, and what they can say and ask. */
export { addressOf, place } from './addresses.ts';
export { useTitle } from './app.tsx';
export { gameSpeed, reducedMotion, setGameSpeed } from './appearance.ts';
export { LanguageChoice, openMenu, useBarSlot } from './bar.tsx';
export { Button, ButtonLink, IconButton } from './buttons.tsx';
export { Choice, Choices, Switch } from './controls.tsx';
export { ask, Dialog } from './dialogs.tsx';
export { openHelp } from './help.tsx';
export { MalformedNote, malformedText } from './malformed.tsx';
export { faultText, NameField } from './name-field.tsx';
export { preload } from './pages.ts';
export { go, leftGame } from './router.ts';
export { linkTo, type PageProps } from './routes.ts';
export { Sayings } from './sayings.tsx';
export { start } from './start.tsx';
export { toast } from './toasts.tsx';
export { TrophyIcon, trophyName, trophyText } from './trophy.tsx';
export { serviceWorker } from './updates.ts';
