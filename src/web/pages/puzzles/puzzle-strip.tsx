import type { ComponentChildren } from 'preact';
import { IconButton, openMenu } from '../../app/index.ts';
import { Icon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';

interface PuzzleStripProps {
  readonly back: string;
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** On a phone the place of the shell's bar is the puzzle's. */
export const PuzzleStrip = ({ back, title, children }: PuzzleStripProps) => (
  <div class="frame-strip">
    <a class="btn icon ghost" href={back} aria-label={t('puzzles.back')}>
      <Icon name="back" />
    </a>
    <b class="display" aria-hidden="true">
      {title}
    </b>
    {children}
    <IconButton icon="menu" text={t('shell.menu')} onClick={openMenu} />
  </div>
);
