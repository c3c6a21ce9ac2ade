import './move-sign.css';
import type { Mark } from '../../../study/index.ts';
import { t } from '../../i18n/index.ts';

/** Each name of a move has a shape of its own, as well as a colour: in a box of 20. */
const SHAPES: Readonly<Record<Mark, string>> = {
  great: 'M10 .8 12.7 7l6.7.6-5.1 4.4 1.6 6.6L10 15.1l-5.9 3.5 1.6-6.6L.6 7.6 7.3 7Z',
  best: 'M10 1a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  good: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  inaccuracy: 'M10 .6 19.4 10 10 19.4.6 10Z',
  mistake: 'M10 1.4 19.4 18H.6Z',
  blunder: 'M6.3 1h7.4L19 6.3v7.4L13.7 19H6.3L1 13.7V6.3Z',
  forced: 'M4 8.4h12v3.2H4Z',
};
/** What is written on it. */
const LETTERS: Readonly<Record<Mark, string>> = {
  great: '!',
  best: '✓',
  good: '',
  inaccuracy: '~',
  mistake: '?',
  blunder: '×',
  forced: '',
};

/** A move's name as a small sign; `label` where nothing beside it says the name. */
export const MoveSign = ({ mark, label = true }: { readonly mark: Mark; readonly label?: boolean }) => (
  <span class={`move-sign mark-${mark}`} title={markName(mark)}>
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={SHAPES[mark]} />
      <text x="10" y={mark === 'mistake' ? 16 : 14.4}>
        {LETTERS[mark]}
      </text>
    </svg>
    {label && <span class="unseen">{markName(mark)}</span>}
  </span>
);

export const markName = (mark: Mark): string => t(`review.mark.${mark}`);
