import { type Action, type Game, OUT, type Position, playAction } from '../rules/index.ts';
import type { Candidate } from './candidates.ts';
import type { Pricer } from './pricing.ts';

/** A move to be weighed whatever its price. */
export type Asked = Action & { readonly type: 'move' };

/**
 * Where a move that is asked about stands among the candidates. One that comes to the same may stand for it; where there is none it is
 * added, where its price puts it. The pricer must have attended to the game.
 */
export function placeAmong(
  candidates: Candidate[],
  game: Game,
  pricer: Pricer,
  after: Position,
  asked: Asked,
): number {
  const led = outcomeOf(game, asked);
  const same = candidates.findIndex((candidate) => {
    if (game.position.cast[candidate.figure]!.id !== asked.figure) return false;
    const { position } = outcomeOf(game, { ...asked, path: candidate.path });
    return position.equals(led.position);
  });
  if (same >= 0) return same;
  const candidate = candidateOf(game, pricer, after, asked, led);
  const worse = candidates.findIndex(({ value }) => value[game.turn]! < candidate.value[game.turn]!);
  const at = worse < 0 ? candidates.length : worse;
  candidates.splice(at, 0, candidate);
  return at;
}

function outcomeOf(game: Game, move: Action): Game {
  const led = game.copy();
  const refused = playAction(led, game.turn, move);
  if (refused !== undefined) throw new Error(`a move is asked about that is not allowed: ${refused.message}`);
  return led;
}

function candidateOf(
  game: Game,
  pricer: Pricer,
  after: Position,
  { figure: id, path }: Asked,
  led: Game,
): Candidate {
  const figure = game.position.figureNamed(id)!;
  const wins = led.position.placeOf(figure) === OUT && game.hasEscaped(game.turn, 1);
  after.copyFrom(led.position);
  const value = pricer.price(game, after, figure).slice();
  if (wins) value.fill(0)[game.turn] = 1;
  return { figure, path, value, wins };
}
