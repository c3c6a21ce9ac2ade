import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, Logo } from '../board/index.ts';
import { ABOUT, isLanguage, LANGUAGES, language, setLanguage, type TextKey, t } from '../i18n/index.ts';
import { kept } from '../kept/index.ts';
import { shownTheme, switchTheme } from './appearance.ts';
import { IconButton } from './buttons.tsx';
import { Dialog } from './dialogs.tsx';
import { linkTo, type PageName } from './routes.ts';

const LINKS = [
  ['new-game', 'shell.title.new-game'],
  ['lobby', 'shell.title.lobby'],
  ['puzzles', 'shell.title.puzzles'],
  ['learn', 'shell.nav.learn'],
  ['rules', 'shell.title.rules'],
  ['workshop', 'shell.nav.workshop'],
  ['study', 'shell.nav.study'],
] as const satisfies readonly (readonly [PageName, TextKey])[];

const slot = signal<ComponentChildren>(undefined);
/** Puts something of a page into the bar, at its right, for as long as the page is shown. */
export function useBarSlot(content: ComponentChildren): void {
  useEffect(() => {
    slot.value = content;
    return () => {
      slot.value = undefined;
    };
  }, [content]);
}

const menuOpen = signal(false);
/** Opens the menu that stands for the bar where there is no room for it. */
export function openMenu(): void {
  menuOpen.value = true;
}

export function LanguageChoice({ compact = false }: { readonly compact?: boolean }) {
  return (
    <span class={compact ? 'btn icon small language' : 'language wide'}>
      {compact && <span aria-hidden="true">{language.value.toUpperCase()}</span>}
      <select
        class={compact ? 'over' : 'select'}
        aria-label={t('shell.settings.language')}
        value={language.value}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) void setLanguage(value);
        }}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {ABOUT[one].name}
          </option>
        ))}
      </select>
    </span>
  );
}

function SoundSwitch() {
  const { sound } = kept.settings.value.value;
  return (
    <IconButton
      icon="sound"
      text={t('shell.sound')}
      class={`small ${sound ? '' : 'off'}`}
      aria-pressed={sound}
      title={t(sound ? 'shell.sound.on' : 'shell.sound.off')}
      onClick={() => kept.settings.update((now) => ({ ...now, sound: !now.sound }))}
    />
  );
}

function ThemeSwitch() {
  const dark = shownTheme.value === 'dark';
  return (
    <IconButton
      icon="moon"
      text={t('shell.settings.theme.dark')}
      class="small"
      aria-pressed={dark}
      title={t(dark ? 'shell.theme.to-light' : 'shell.theme.to-dark')}
      onClick={switchTheme}
    />
  );
}

function Links({ page }: { readonly page: PageName }) {
  return LINKS.map(([name, text]) => (
    <a key={name} href={linkTo(name)} aria-current={page === name ? 'page' : undefined}>
      {t(text)}
    </a>
  ));
}

/** The bar at the top of every page: 'over' lies on the picture of the first page. */
export function TopBar({ page, over }: { readonly page: PageName; readonly over: boolean }) {
  return (
    <header class={over ? 'bar over' : 'bar'}>
      {!over && (
        <a class="bar-logo" href={linkTo('home')}>
          <Logo kind="line" label={t('shell.nav.home')} class="logo" />
        </a>
      )}
      <nav class="bar-links" aria-label={t('shell.nav.label')}>
        <Links page={page} />
      </nav>
      <span class="spacer" />
      <div class="bar-slot row">{slot.value}</div>
      <div class="bar-switches row">
        <SoundSwitch />
        <ThemeSwitch />
        <LanguageChoice compact />
      </div>
      <a
        class="btn icon small bar-settings"
        href={linkTo('settings')}
        aria-label={t('shell.title.settings')}
        title={t('shell.title.settings')}
        aria-current={page === 'settings' ? 'page' : undefined}
      >
        <Icon name="settings" />
      </a>
      <button type="button" class="btn icon small bar-menu" aria-label={t('shell.menu')} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </header>
  );
}

/** The bar's contents as a list, for small screens. */
export function Menu({ page }: { readonly page: PageName }) {
  // Wherever one of its links leads, the menu is done.
  useEffect(() => {
    menuOpen.value = false;
  }, [page]);
  if (!menuOpen.value) return null;
  const close = (): void => {
    menuOpen.value = false;
  };
  return (
    <Dialog title={t('shell.menu')} onClose={close} class="menu">
      <nav class="menu-links" aria-label={t('shell.nav.label')}>
        <a href={linkTo('home')} aria-current={page === 'home' ? 'page' : undefined} onClick={close}>
          {t('shell.nav.home')}
        </a>
        <Links page={page} />
        <a href={linkTo('results')} aria-current={page === 'results' ? 'page' : undefined} onClick={close}>
          {t('story.results')}
        </a>
        <a href={linkTo('settings')} aria-current={page === 'settings' ? 'page' : undefined} onClick={close}>
          {t('shell.title.settings')}
        </a>
      </nav>
      <div class="menu-switches row">
        <SoundSwitch />
        <ThemeSwitch />
        <LanguageChoice />
      </div>
    </Dialog>
  );
}
