import './app/style/base.css';
import './app/style/shell.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { startAppearance } from './app/appearance.ts';
import { startHelp } from './app/help.tsx';
import { preload } from './app/pages.ts';
import { route, startRouter } from './app/router.ts';
import { startTroubles } from './app/troubles.ts';
import { startUpdates } from './app/updates.ts';
import { isLanguage, keepLanguageWith, language, setLanguage, startLanguage } from './i18n/index.ts';
import { kept } from './kept/index.ts';
import { startSound } from './sound.ts';

startAppearance();
startRouter();
void preload(route.peek().page); // while the texts come
startSound();
startHelp();
keepLanguageWith((chosen) => kept.settings.update((now) => ({ ...now, language: chosen })));
await startLanguage(kept.settings.value.peek().language);
// Another tab may choose a language.
effect(() => {
  const { language: wanted } = kept.settings.value.value;
  if (isLanguage(wanted) && wanted !== language.peek()) void setLanguage(wanted);
});
render(<App />, document.getElementById('app')!);
startTroubles();
void startUpdates();
