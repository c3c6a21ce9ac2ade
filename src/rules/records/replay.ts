import type { Listener } from '../events.ts';
import { FormatError, type Read, reading } from '../format-error.ts';
import type { Game } from '../game.ts';
import { parseJson } from '../notation/index.ts';
import { isRefusal, newGame, playCard, playKeptMove, playMove, playTile } from '../play.ts';
import { type Refusal, refuse } from '../refusals.ts';
import {
  isSameResult,
  type RecordHeader,
  type RecordLine,
  recordLineIn,
  writeRecordLine,
} from './record-lines.ts';

/** One game of a record, played again. */
export interface ReplayedGame {
  readonly header: RecordHeader;
  readonly game: Game;
  readonly lines: readonly RecordLine[];
  /** Whether the record has its result line. */
  readonly finished: boolean;
}

/**
 * Plays records again, line by line; several may follow one another. A line that is refused names what is wrong, and
 * the game stays as it was before it.
 */
export class Replay {
  readonly games: ReplayedGame[] = [];
  #header: RecordHeader | undefined;
  #game: Game | undefined;
  #lines: RecordLine[] = [];
  #finished = false;
  readonly #report: Listener | undefined;
  readonly #play: typeof playMove;

  /** `ours`: of a game that this device has kept and that goes on whatever was ruled since. */
  constructor(report?: Listener, ours = false) {
    this.#report = report;
    this.#play = ours ? playKeptMove : playMove;
  }

  /** The game being replayed. */
  get game(): Game | undefined {
    return this.#game;
  }

  /** Takes the next line of text; blank ones are passed over. */
  feed(text: string): Read<RecordLine | undefined> {
    if (text.trim() === '') return { ok: true, value: undefined };
    return reading(() => {
      const line = recordLineIn(parseJson(text));
      this.#take(line);
      this.#lines.push(line);
      return line;
    });
  }

  /** Ends the last game; to be called once, when there are no more lines. */
  end(): Read<readonly ReplayedGame[]> {
    return reading(() => {
      this.#closeGame();
      return this.games;
    });
  }

  #take(line: RecordLine): void {
    if (line.type === 'header') {
      const game = newGame(line.header);
      if (isRefusal(game)) throw broken(game);
      this.#closeGame();
      this.#header = line.header;
      this.#game = game;
      return;
    }
    const game = this.#game;
    if (game === undefined) throw new FormatError('bad-record', 'a record begins with its "format" line');
    if (this.#finished) throw new FormatError('bad-record', 'nothing follows a result but the next record');
    if (line.type === 'result') this.#checkResult(game, line);
    else {
      const refused = this.#playLine(game, line);
      if (refused !== undefined) throw broken(refused);
    }
  }

  #playLine(game: Game, line: RecordLine): Refusal | undefined {
    const report = this.#report;
    if (line.type === 'place') return playTile(game, game.setup.players.indexOf(line.by), line.tile, report);
    if (line.type === 'card') return playCard(game, line.card, report);
    if (line.type !== 'move') return undefined;
    const figure = game.position.figureNamed(line.figure);
    if (figure === undefined) return refuse('no-such-figure', { figure: line.figure });
    return this.#play(game, game.seatOf(figure), figure, line.path, report);
  }

  #checkResult(game: Game, { result }: RecordLine & { type: 'result' }): void {
    if (game.result === undefined) throw new FormatError('G8', 'the game is not over, so it has no result');
    if (!isSameResult(result, game.result)) {
      const rule = game.result.reason === 'escaped' ? 'G7' : 'G8';
      const right = writeRecordLine({ type: 'result', result: game.result });
      throw new FormatError(rule, `the game ended otherwise: ${right}`);
    }
    this.#finished = true;
  }

  #closeGame(): void {
    if (this.#game === undefined || this.#header === undefined) return;
    if (this.#game.result !== undefined && !this.#finished) {
      throw new FormatError('bad-record', 'the game is over, but its result line is missing');
    }
    this.games.push({ header: this.#header, game: this.#game, lines: this.#lines, finished: this.#finished });
    this.#game = undefined;
    this.#header = undefined;
    this.#lines = [];
    this.#finished = false;
  }
}

const broken = ({ rule, message }: Refusal): FormatError => new FormatError(rule, message);

/** Plays a whole text of records again; the first line that breaks a rule is named by its number, counted from 1. */
export function replayRecords(text: string, report?: Listener): Read<readonly ReplayedGame[]> {
  const replay = new Replay(report);
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const read = replay.feed(line);
    if (!read.ok) return { ...read, message: `line ${index + 1}: ${read.message}` };
  }
  const ended = replay.end();
  const last = lines.findLastIndex((line) => line.trim() !== '') + 1;
  return ended.ok ? ended : { ...ended, message: `line ${last}: ${ended.message}` };
}

/** A record's text: its header and the lines that its events make, each with its line end. */
export function writeRecord(lines: readonly RecordLine[]): string {
  return lines.map((line) => `${writeRecordLine(line)}\n`).join('');
}
