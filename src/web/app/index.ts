/** The shell, for pages: where they are, and what they can say and ask. */
export { openHelp, useTitle } from './app.tsx';
export { gameSpeed, reducedMotion, shownTheme } from './appearance.ts';
export { LanguageChoice, openMenu, useBarSlot } from './bar.tsx';
export { Choice, Switch } from './controls.tsx';
export { ask, Dialog, type DialogProps } from './dialogs.tsx';
export { preload } from './pages.ts';
export { go, route } from './router.ts';
export { linkTo, type PageName, type PageProps, type Route } from './routes.ts';
export { type Toast, toast } from './toasts.tsx';
