import { setTimeout as wait } from 'node:timers/promises';
import { botNamed, playGame, seededGame } from '../../bots/index.ts';
import { evolveInPlace, Game, type GameEvent, type Mode } from '../../rules/index.ts';
import { type RecordLine, writeRecordLine } from '../../rules/records/index.ts';
import { WrongUse } from '../failures.ts';
import { type FileLine, openContent, playLines } from '../files.ts';
import { print } from '../output.ts';
import { headlineOf, painterFor, tableOf } from './picture.ts';
import { tell } from './tell.ts';

export interface WatchOptions {
  readonly speed: number;
  readonly game?: number;
  readonly demo?: boolean;
  readonly seed: string;
  readonly players: number;
  readonly mode: Mode;
}

/** How long a picture stays at speed 1: a time of its own, and more for each sentence to read. */
const PICTURE_MS = 350;
const SENTENCE_MS = 450;

/** Plays a record in the terminal; elsewhere it prints one picture after another. */
export async function watch(path: string | undefined, options: WatchOptions): Promise<void> {
  const { name, lines } = await linesToWatch(path, options);
  const screen = process.stdout.isTTY ? new Screen(options.speed) : undefined;
  let games = 0;
  try {
    for await (const { picture, sentences, nth } of framesOf(name, lines)) {
      games = nth;
      if (options.game !== undefined && nth < options.game) continue;
      if (options.game !== undefined && nth > options.game) break;
      const text = `${[picture, '', ...sentences].join('\n')}\n`;
      if (screen === undefined) await print(`${text}\n`);
      else await screen.show(text, PICTURE_MS + SENTENCE_MS * sentences.length);
    }
  } finally {
    screen?.leave();
  }
  if (options.game !== undefined && games < options.game)
    throw new WrongUse(`${name} has no game ${options.game}`);
}

async function linesToWatch(
  path: string | undefined,
  options: WatchOptions,
): Promise<{ readonly name: string; readonly lines: AsyncIterable<FileLine> }> {
  if (options.demo) {
    if (path !== undefined) throw new WrongUse('either a FILE or --demo, not both');
    return { name: 'the demo', lines: demoLines(options) };
  }
  if (path === undefined)
    throw new WrongUse('a FILE is missing: the record to watch, or --demo for a game of bots');
  const content = await openContent(path);
  if (content.kind === 'position') throw new WrongUse(`${path} is a position; to see it use "show"`);
  return { name: path, lines: content.lines };
}

/** The record of a game that bots play. */
async function* demoLines({ seed, players, mode }: WatchOptions): AsyncGenerator<FileLine> {
  const { setup, chance } = seededGame({ mode, players, longer: false }, seed, 0);
  const lines: RecordLine[] = [];
  playGame(setup, Array(players).fill(botNamed('random')), chance, { line: (line) => lines.push(line) });
  yield* lines.map((line, index) => ({ number: index + 1, text: writeRecordLine(line) }));
}

interface Frame {
  readonly picture: string;
  readonly sentences: readonly string[];
  /** Which game of the file, counted from 1. */
  readonly nth: number;
}

/** A picture for every move of a figure and every step of the monster, each after what the sentences tell. */
async function* framesOf(path: string, lines: AsyncIterable<FileLine>): AsyncGenerator<Frame, undefined> {
  const painter = painterFor(process.stdout);
  let events: GameEvent[] = [];
  let shown: Game | undefined;
  for await (const { line, game, nth } of playLines(path, lines, (event) => events.push(event))) {
    if (line.type === 'header' || shown === undefined) {
      shown = new Game(game.setup);
      yield {
        picture: framed(shown),
        sentences: [`${game.setup.mode} game, ${game.setup.start} begins.`],
        nth,
      };
    }
    for (const scene of scenesIn(events)) {
      for (const event of scene) evolveInPlace(shown, event);
      const sentences = scene.filter(isWorthTelling).map((event) => tell(event, scene));
      yield { picture: framed(shown), sentences, nth };
    }
    events = [];
  }

  function framed(game: Game): string {
    return `${painter(headlineOf(game), 'bold')}\n${tableOf(game, painter)}`;
  }
}

/** Each look of the monster begins a new scene, but for the last one, after which it takes no step. */
function scenesIn(events: readonly GameEvent[]): GameEvent[][] {
  const lastLook = events.findLastIndex((event) => event.type === 'monsterLooked');
  const scenes: GameEvent[][] = [];
  for (const [index, event] of events.entries()) {
    const begins = event.type === 'monsterLooked' && index !== lastLook;
    if (begins || scenes.length === 0) scenes.push([]);
    scenes.at(-1)!.push(event);
  }
  return scenes;
}

/** A turn to a figure is told with the look before it. */
const isWorthTelling = (event: GameEvent): boolean =>
  !(event.type === 'monsterTurned' && event.because === 'saw');

const HIDE_CURSOR = '\x1b[?25l';
const SHOW_CURSOR = '\x1b[?25h';
const HOME = '\x1b[H';
const CLEAR_LINE = '\x1b[K';
const CLEAR_BELOW = '\x1b[J';
const CLEAR_ALL = '\x1b[2J';

/** A terminal on which one picture is drawn over the other. */
class Screen {
  readonly #speed: number;
  readonly #interrupted = (): void => {
    this.leave();
    process.exit(130);
  };

  constructor(speed: number) {
    this.#speed = speed;
    process.once('SIGINT', this.#interrupted);
    process.once('SIGTERM', this.#interrupted);
    process.stdout.write(HIDE_CURSOR + CLEAR_ALL);
  }

  async show(text: string, milliseconds: number): Promise<void> {
    await print(HOME + text.replaceAll('\n', `${CLEAR_LINE}\n`) + CLEAR_BELOW);
    await wait(milliseconds / this.#speed);
  }

  leave(): void {
    process.off('SIGINT', this.#interrupted);
    process.off('SIGTERM', this.#interrupted);
    process.stdout.write(SHOW_CURSOR);
  }
}
