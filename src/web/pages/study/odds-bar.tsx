import './odds-bar.css';
import type { Colour } from '../../../rules/index.ts';
import type { Odds } from '../../../study/index.ts';
import { percentText, t } from '../../i18n/index.ts';
import type { StudySession } from './session.ts';

/** Less than this has no room for its number. */
const ROOM = 0.11;

/** Everybody's chance to win at one moment, as a bar. */
export function OddsBar({
  session,
  odds,
}: {
  readonly session: StudySession;
  readonly odds: Odds | undefined;
}) {
  const sides = sidesOf(session);
  return (
    <ul class="odds-bar num" aria-label={t('review.chance')}>
      {odds?.map((chance, side) => (
        <li
          class={`side ${sides[side]!.look}`}
          style={{ flexGrow: chance }}
          title={chanceText(sides[side]!.name, chance)}
          key={side}
        >
          <span aria-hidden="true">{chance >= ROOM ? percentText(chance) : ''}</span>
          <span class="unseen">{chanceText(sides[side]!.name, chance)}</span>
        </li>
      ))}
    </ul>
  );
}

const chanceText = (player: string, chance: number): string =>
  t('review.chance-of', { player, chance: percentText(chance) });

/** The sides whose chances are told: the players, then the monster. */
export const sidesOf = (
  session: StudySession,
): readonly { readonly name: string; readonly look: string; readonly colour?: Colour }[] => [
  ...session.colours.map((colour) => ({ name: session.nameOf(colour), look: `fig-${colour}`, colour })),
  { name: t('review.monster'), look: 'fig-monster' },
];
