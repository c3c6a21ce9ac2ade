import './style/base.css';
import './style/fields.css';
import './style/shell.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { startSound } from '../device/index.ts';
import { isLanguage, keepLanguageWith, language, setLanguage, startLanguage } from '../i18n/index.ts';
import { kept } from '../kept/index.ts';
import { App } from './app.tsx';
import { startAppearance } from './appearance.ts';
import { startHelp } from './help.tsx';
import { preload } from './pages.ts';
import { route, startRouter } from './router.ts';
import { startTroubles } from './troubles.ts';
import { startUpdates } from './updates.ts';

interface StartParts {
  /** What else follows a choice of language. */
  readonly languageChosen: () => Promise<void>;
}

/** Opens the shell, and in it the page of the address. */
export async function start({ languageChosen }: StartParts): Promise<void> {
  startAppearance();
  startRouter();
  void preload(route.peek().page); // while the texts come
  startSound(() => kept.settings.value.peek());
  startHelp();
  keepLanguageWith((chosen) => {
    kept.settings.update((now) => ({ ...now, language: chosen }));
    void languageChosen();
  });
  await startLanguage(kept.settings.value.peek().language);
  // Another tab may choose a language.
  effect(() => {
    const { language: wanted } = kept.settings.value.value;
    if (isLanguage(wanted) && wanted !== language.peek()) void setLanguage(wanted);
  });
  render(<App />, document.getElementById('app')!);
  startTroubles();
  startUpdates();
}
