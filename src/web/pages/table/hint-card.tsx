import './hint-card.css';
import { otherSide } from '../../../rules/index.ts';
import { Icon } from '../../board/index.ts';
import { Button } from '../../frame/index.ts';
import { t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import type { Hint } from './hints.ts';
import type { Session } from './session.ts';

/** A hint of the first game, beside what it speaks of. */
export function HintCard({ session }: { readonly session: Session }) {
  const hint = session.hints.now.value;
  if (hint === undefined) return null;
  return (
    <section class={`panel hint-card hint-${hint}`} aria-label={t('story.hint')}>
      <Icon name="hint" />
      <p>{hintText(session, hint)}</p>
      <Button text={t('story.hint.ok')} class="small" onClick={() => session.hints.dismiss(hint)} />
    </section>
  );
}

export function hintText({ table, controller }: Session, hint: Hint): string {
  const { game } = controller.showing.live.value;
  switch (hint) {
    case 'goal':
      return t('story.hint.goal', { count: game.neededOut });
    case 'number': {
      const figure = controller.moves.figure.value ?? game.firstFigure([...table.mine][0]!) + 1;
      const { number } = figureView(game, figure);
      return t('story.hint.number', { number, back: otherSide(number) });
    }
    case 'forecast':
      return t(table.settings.forecast ? 'story.hint.forecast' : 'story.hint.sight');
    case 'two':
      return t('story.hint.two');
  }
}
