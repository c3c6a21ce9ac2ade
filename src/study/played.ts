import type { Action, Card, Game, GameEvent, Malformed } from '../rules/index.ts';
import { type RecordHeader, type RecordLine, Replay, writeRecord } from '../rules/records/index.ts';

/** Somebody decided something: a figure's move, or a tile of the set-up (S3). */
export interface DecisionMoment {
  readonly kind: 'decision';
  /** Its place in the game, counted from 0. */
  readonly number: number;
  /** The game before it; not to be changed. */
  readonly game: Game;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

/** A card came and the monster walked. */
export interface CardMoment {
  readonly kind: 'card';
  readonly number: number;
  readonly game: Game;
  readonly card: Card;
  readonly events: readonly GameEvent[];
}

export type Moment = DecisionMoment | CardMoment;

/** A game to be studied: its moments one after another, and how it stood after the last. */
export interface StudiedGame {
  readonly header: RecordHeader;
  readonly moments: readonly Moment[];
  /** The game after the last moment: over, or still going on. */
  readonly end: Game;
}

/** What is wrong with a record: the line, counted from 1, and the rule or the code of the format. */
export interface Flaw extends Malformed {
  readonly line: number;
}

/** What a text of records holds: its games, as far as they are good, and what is wrong where they break off. */
export interface StudiedRecords {
  readonly games: readonly StudiedGame[];
  readonly flaw?: Flaw;
}

interface Playing {
  readonly header: RecordHeader;
  readonly moments: Moment[];
  end: Game;
}

/** Plays a text of records for study, the good beginning of a broken one, too. `ours`: games that this device kept (see Replay). */
export function playedRecords(text: string, ours = false): StudiedRecords {
  let events: GameEvent[] = [];
  const replay = new Replay((event) => events.push(event), ours);
  const games: Playing[] = [];
  const lines = text.split('\n');
  const flawAt = (line: number, wrong: Malformed): StudiedRecords => ({ games, flaw: { ...wrong, line } });
  for (const [index, line] of lines.entries()) {
    events = [];
    const before = replay.game?.copy();
    const read = replay.feed(line);
    if (!read.ok) return flawAt(index + 1, read);
    if (read.value !== undefined) take(games, read.value, before, replay.game!.copy(), events);
  }
  const ended = replay.end();
  return ended.ok ? { games } : flawAt(lines.findLastIndex((line) => line.trim() !== '') + 1, ended);
}

/** The lines of one game, played for study. */
export const playedGame = (lines: readonly RecordLine[]): StudiedGame | undefined =>
  playedRecords(writeRecord(lines)).games[0];

function take(
  games: Playing[],
  line: RecordLine,
  before: Game | undefined,
  after: Game,
  events: readonly GameEvent[],
): void {
  if (line.type === 'header') {
    games.push({ header: line.header, moments: [], end: after });
    return;
  }
  const played = games.at(-1)!;
  played.end = after;
  const game = before!;
  const at = { number: played.moments.length, game, events };
  if (line.type === 'card') played.moments.push({ kind: 'card', ...at, card: line.card });
  else if (line.type !== 'result') {
    const action: Action = line.type === 'move' ? line : { type: 'place', tile: line.tile };
    played.moments.push({ kind: 'decision', ...at, seat: game.turn, action });
  }
}
