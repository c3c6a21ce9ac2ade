import {
  type BlockKind,
  directionOf,
  evolve,
  firstNumbers,
  type Game,
  type GameEvent,
  isBlock,
  placeName,
  SPACES,
  type SpaceName,
  spaceName,
} from '../../rules/index.ts';
import type { BlockView, FigureView, MonsterKit, Scene } from '../board/index.ts';

/** A game as it is shown: how it stands, and which block is which. */
export interface Shown {
  readonly game: Game;
  /** The key of the block on each space; a block keeps its key for as long as it exists. */
  readonly keys: ReadonlyMap<SpaceName, string>;
}

export function shownFrom(game: Game): Shown {
  const blocks = blocksOf(game).map(({ kind, at }) => [at, `${kind}-${at}`] as const);
  return { game, keys: new Map(blocks) };
}

/** What is shown after an event. */
export const showEvent = ({ game, keys }: Shown, event: GameEvent): Shown => ({
  game: evolve(game, event),
  keys: keysAfter(keys, event),
});

export const showEvents = (shown: Shown, events: readonly GameEvent[]): Shown =>
  events.reduce(showEvent, shown);

function keysAfter(keys: ReadonlyMap<SpaceName, string>, event: GameEvent): ReadonlyMap<SpaceName, string> {
  switch (event.type) {
    case 'tilePlaced':
      return isBlock(event.tile)
        ? new Map(keys).set(event.tile.at, `${event.tile.kind}-${event.tile.at}`)
        : keys;
    case 'blockPushed': {
      const next = new Map(keys);
      next.delete(event.from);
      return next.set(event.to, keys.get(event.from)!);
    }
    case 'blockRemoved': {
      const next = new Map(keys);
      next.delete(event.from);
      return next;
    }
    default:
      return keys;
  }
}

function blocksOf({ position }: Game): { readonly kind: BlockKind; readonly at: SpaceName }[] {
  return SPACES.flatMap((at) => {
    const kind = position.blockAt(at);
    return kind === undefined ? [] : [{ kind, at: spaceName(at) }];
  });
}

/** The number by which a figure is called: the one it shows at the start (C3). */
const firstNumberOf = (game: Game, figure: number): number =>
  firstNumbers(game.players)[figure % game.figuresEach]!;

export function figureView(game: Game, figure: number): FigureView {
  const { position, setup } = game;
  const number = position.pointsOf(figure);
  return {
    id: position.cast[figure]!.id,
    colour: setup.players[game.seatOf(figure)]!,
    number,
    dark: number !== firstNumberOf(game, figure),
    at: placeName(position.placeOf(figure)),
  };
}

export function sceneOf({ game, keys }: Shown, kit: MonsterKit): Scene {
  const { position } = game;
  return {
    pools: position.hall.pools,
    teleporters: position.hall.teleporters,
    blocks: blocksOf(game).map(({ kind, at }): BlockView => ({ key: keys.get(at)!, kind, at })),
    figures: position.cast.map((_, figure) => figureView(game, figure)),
    monster: { at: spaceName(position.monsterAt), facing: directionOf(position.facing), kit },
  };
}
