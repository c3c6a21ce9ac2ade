import {
  evolve,
  evolvePosition,
  type Game,
  type GameEvent,
  isBlock,
  type Position,
  SPACES,
  type SpaceName,
  spaceName,
} from '../rules/index.ts';

/** How all stands on a board, and which block is which. Only the rules' own evolving leads from one to the next. */
export interface Shown {
  readonly position: Position;
  /** The game it belongs to, where there is one. */
  readonly game?: Game;
  /** The key of the block on each space; a block keeps its key for as long as it exists. */
  readonly keys: ReadonlyMap<SpaceName, string>;
}

export interface ShownGame extends Shown {
  readonly game: Game;
}

export function shownPosition(position: Position): Shown {
  const keys = new Map<SpaceName, string>();
  for (const at of SPACES) {
    const kind = position.blockAt(at);
    if (kind !== undefined) keys.set(spaceName(at), `${kind}-${spaceName(at)}`);
  }
  return { position, keys };
}

export const shownGame = (game: Game): ShownGame => ({ ...shownPosition(game.position), game });

/** What is shown after an event. */
export const showEvent = <S extends Shown>(shown: S, event: GameEvent): S => ({
  ...shown,
  ...standsAfter(shown, event),
  keys: keysAfter(shown.keys, event),
});

export const showEvents = <S extends Shown>(shown: S, events: readonly GameEvent[]): S =>
  events.reduce<S>(showEvent, shown);

function standsAfter({ game, position }: Shown, event: GameEvent): Pick<Shown, 'game' | 'position'> {
  if (game !== undefined) {
    const next = evolve(game, event);
    return { game: next, position: next.position };
  }
  const next = position.copy();
  evolvePosition(next, event);
  return { position: next };
}

function keysAfter(keys: Shown['keys'], event: GameEvent): Shown['keys'] {
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
