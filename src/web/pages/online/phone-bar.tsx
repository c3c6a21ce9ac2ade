import { linkTo, openMenu } from '../../app/index.ts';
import { Icon, Logo } from '../../board/index.ts';
import { t as text } from '../../i18n/index.ts';

/** On phones the table has no bar of the shell; the doorstep has this one. */
export function PhoneBar() {
  return (
    <div class="phone-bar">
      <a class="bar-logo" href={linkTo('home')}>
        <Logo kind="line" label={text('shell.nav.home')} class="logo" />
      </a>
      <span class="sp" />
      <button type="button" class="btn icon ghost" aria-label={text('shell.menu')} onClick={openMenu}>
        <Icon name="menu" />
      </button>
    </div>
  );
}
