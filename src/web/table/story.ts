import type { AnyBotName } from '../../bots/index.ts';
import {
  type Colour,
  evolveInPlace,
  type FigureId,
  type Game,
  type GameEvent,
  isRefusal,
  type Mode,
  newGame,
  type Setup,
} from '../../rules/index.ts';
import { numberOn } from '../show/index.ts';
import type { TableEnd, TableSettings } from './table.ts';

/** A round of the game. */
export interface When {
  readonly stage: 1 | 2;
  readonly round: number;
}

/** A figure got out or was eaten; `shows` is its number then. */
export interface Fate extends When {
  readonly kind: 'out' | 'eaten';
  readonly colour: Colour;
  readonly figure: FigureId;
  readonly shows: number;
}

/** A game told by what happened in it; nothing is guessed. */
export interface Story {
  readonly fates: readonly Fate[];
  /** Who was ahead (G8: most figures out, and first to have them) from when on, each time it was another. */
  readonly leads: readonly (When & { readonly colour: Colour })[];
  /** The walks in which somebody was eaten, with whom. */
  readonly meals: readonly (When & { readonly eaten: readonly Colour[] })[];
}

export function storyOf(setup: Setup, batches: readonly { readonly events: readonly GameEvent[] }[]): Story {
  const game = newGame(setup);
  if (isRefusal(game)) throw new Error(game.message);
  const story = { fates: [] as Fate[], leads: [] as Story['leads'][number][] };
  const meals: (When & { readonly eaten: Colour[] })[] = [];
  for (const event of batches.flatMap(({ events }) => events)) {
    const when: When = { stage: game.stage, round: game.round };
    if (event.type === 'cardDrawn') meals.push({ ...when, eaten: [] });
    if (event.type === 'figureEaten' || event.type === 'figureLeft') {
      const { figure } = event;
      const colour = ownerOf(game, figure);
      const kind = event.type === 'figureLeft' ? 'out' : 'eaten';
      story.fates.push({ ...when, kind, colour, figure, shows: numberOn(game, figure)! });
      if (kind === 'eaten') meals.at(-1)!.eaten.push(colour);
    }
    evolveInPlace(game, event);
    if (event.type === 'figureLeft') {
      const colour = setup.players[game.ranking()[0]!]!;
      if (story.leads.at(-1)?.colour !== colour) story.leads.push({ ...when, colour });
    }
  }
  return { ...story, meals: meals.filter(({ eaten }) => eaten.length > 0) };
}

const ownerOf = (game: Game, figure: FigureId): Colour =>
  game.setup.players[game.seatOf(game.position.figureNamed(figure)!)]!;

/** The walk that ate most, if it ate more than one; the first of several. */
export function feastOf({ meals }: Story): Story['meals'][number] | undefined {
  const most = Math.max(1, ...meals.map(({ eaten }) => eaten.length));
  return most < 2 ? undefined : meals.find(({ eaten }) => eaten.length === most);
}

/** A finished game as it counts for the only person of this device at the table. */
export interface Outcome {
  readonly mode: Mode;
  readonly players: number;
  /** The kinds of bots at the table, each once. */
  readonly bots: readonly AnyBotName[];
  readonly won: boolean;
  readonly forecast: boolean;
  readonly byLastCard: boolean;
  /** What became of the own figures, in order. */
  readonly fates: readonly Fate['kind'][];
  /** By how many figures somebody else was ahead at most. */
  readonly behind: number;
  /** The most figures of others that one walk ate without an own one. */
  readonly fed: number;
}

/** How a game ended for a player. */
export function outcomeFor(
  you: Colour,
  { sitters, forecast, setup }: TableSettings,
  result: TableEnd,
  story: Story,
): Outcome {
  const bots = sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.bot] : []));
  return {
    mode: setup.mode,
    players: setup.players.length,
    bots: [...new Set(bots)],
    won: result.winner === you,
    forecast,
    byLastCard: result.reason === 'last-card',
    fates: story.fates.filter(({ colour }) => colour === you).map(({ kind }) => kind),
    behind: behindAtMost(you, story),
    fed: Math.max(0, ...story.meals.map(({ eaten }) => (eaten.includes(you) ? 0 : eaten.length))),
  };
}

function behindAtMost(you: Colour, { fates }: Story): number {
  const out = new Map<Colour, number>();
  let behind = 0;
  for (const { kind, colour } of fates) {
    if (kind === 'out') out.set(colour, (out.get(colour) ?? 0) + 1);
    behind = Math.max(behind, Math.max(0, ...out.values()) - (out.get(you) ?? 0));
  }
  return behind;
}
