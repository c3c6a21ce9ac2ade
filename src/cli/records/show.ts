import type { Game, Position } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { WrongUse } from '../failures.ts';
import { type FileLine, openContent, playLines } from '../files.ts';
import { plural, print } from '../output.ts';
import { painterFor, pictureOf, statusOf } from './picture.ts';

export interface ShowOptions {
  readonly game?: number;
  readonly line?: number;
  readonly json?: boolean;
}

/** Draws a position, or what a record comes to. */
export async function show(path: string, options: ShowOptions): Promise<void> {
  const content = await openContent(path);
  if (content.kind === 'position') {
    if (options.game !== undefined || options.line !== undefined)
      throw new WrongUse(`${path} is a position: --game and --line are for records`);
    await showPosition(content.position, [], options);
    return;
  }
  const game = await playTo(path, content.lines, options);
  await showPosition(game.position, statusOf(game), options);
}

async function showPosition(
  position: Position,
  words: readonly string[],
  { json }: ShowOptions,
): Promise<void> {
  const lines = json
    ? [writePosition(position)]
    : [pictureOf(position, painterFor(process.stdout)), ...words];
  await print(`${lines.join('\n')}\n`);
}

/** Plays the chosen game of a file's records to its end, or up to the chosen line. */
export async function playTo(
  path: string,
  lines: AsyncIterable<FileLine>,
  { game: chosen, line: last = Number.POSITIVE_INFINITY }: Pick<ShowOptions, 'game' | 'line'>,
): Promise<Game> {
  let found: Game | undefined;
  let games = 0;
  let lineCount = 0;
  for await (const { game, nth } of playLines(path, upToLast())) {
    games = nth;
    if (chosen !== undefined && nth > chosen) break;
    if (chosen === undefined || nth === chosen) found = game;
  }
  if (chosen !== undefined && found === undefined)
    throw new WrongUse(`${path} has only ${plural(games, 'game')}, so there is no game ${chosen}`);
  if (found === undefined || (last !== Number.POSITIVE_INFINITY && lineCount < last))
    throw new WrongUse(`${path} has only ${plural(lineCount, 'line')}, so there is no line ${last}`);
  return found;

  async function* upToLast(): AsyncGenerator<FileLine, undefined> {
    for await (const line of lines) {
      lineCount = line.number;
      yield line;
      if (line.number === last) return;
    }
  }
}
