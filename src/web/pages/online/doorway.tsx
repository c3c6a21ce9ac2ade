import './online.css';
import type { ComponentChildren } from 'preact';
import { IconButton, linkTo, openMenu } from '../../app/index.ts';
import { Logo } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';

/** What is seen of a table before its game. On phones the shell has no bar at a table; here it has this one. */
export const Doorway = ({ children }: { readonly children: ComponentChildren }) => (
  <div class="doorway">
    <div class="phone-bar">
      <a class="bar-logo" href={linkTo('home')}>
        <Logo kind="line" label={t('shell.nav.home')} class="logo" />
      </a>
      <span class="spacer" />
      <IconButton icon="menu" text={t('shell.menu')} class="ghost" onClick={openMenu} />
    </div>
    {children}
  </div>
);
