import './hint-card.css';
import { otherSide, spaceName, type Target } from '../../../rules/index.ts';
import { Button } from '../../app/index.ts';
import { geometryOf, Icon, isDoor, MARGIN } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { figureView } from '../../show/index.ts';
import type { Hint } from './hints.ts';
import type { Session } from './session.ts';

/** The doors are drawn alike on the board. */
const ICONS = {
  goal: 'exit',
  two: 'door',
  number: 'hint',
  forecast: 'hint',
  eaten: 'door',
  'stage-two': 'hint',
} as const;

/** A hint, and a ring around what it speaks of. */
export function HintCard({ session }: { readonly session: Session }) {
  const hint = session.hints.now.value;
  if (hint === undefined) return null;
  const at = placeOf(session, hint);
  return (
    <>
      <section class={`panel hint-card hint-${hint}`} aria-label={t('story.hint')}>
        <Icon name={ICONS[hint]} />
        <p>{hintText(session, hint)}</p>
        <Button text={t('story.got-it')} class="small" onClick={() => session.hints.dismiss(hint)} />
      </section>
      {at !== undefined && <i class={`hint-ring ring-${hint}`} data-at={at} style={shareOf(at)} />}
    </>
  );
}

/** Where a place is on the wide board, as shares of its sides. */
function shareOf(at: Target): Record<string, string> {
  const hall = geometryOf(false);
  const { x, y } = hall.centre(at);
  const share = (along: number, whole: number): string =>
    `${(100 * (along + MARGIN)) / (whole + 2 * MARGIN)}%`;
  return { '--x': share(x, hall.width), '--y': share(y, hall.height) };
}

/** What a hint speaks of; undefined where that is not on the board. */
function placeOf(session: Session, hint: Hint): Target | undefined {
  if (hint === 'goal') return 'out';
  if (hint === 'two' || hint === 'eaten') return 'entrance';
  if (hint === 'stage-two') return undefined;
  const { game } = session.controller.showing.live.value;
  if (hint === 'forecast') return spaceName(game.position.monsterAt);
  const { at } = figureView(game, spokenFigure(session));
  return at === 'eaten' || isDoor(at) ? undefined : at;
}

/** The figure in hand, or the one that was moved. */
function spokenFigure({ table, controller }: Session): number {
  const { game } = controller.showing.live.value;
  const first = game.firstFigure([...table.mine][0]!);
  return controller.moves.figure.value ?? Math.max(game.moved.indexOf(1, first), first);
}

export function hintText(session: Session, hint: Hint): string {
  const { table, controller } = session;
  const { game } = controller.showing.live.value;
  switch (hint) {
    case 'goal':
      return t('story.hint.goal', { count: game.neededOut });
    case 'number': {
      const { number } = figureView(game, spokenFigure(session));
      return t('story.hint.number', { number, back: otherSide(number) });
    }
    case 'forecast':
      return t(table.settings.forecast ? 'story.hint.forecast' : 'story.hint.sight');
    case 'eaten':
      return t(table.settings.forecast ? 'story.hint.eaten' : 'story.hint.returns');
    case 'two':
    case 'stage-two':
      return t(`story.hint.${hint}`);
  }
}
