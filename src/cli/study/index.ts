import { COLOURS, type Colour, isColour } from '../../rules/index.ts';
import { DEPTHS, type Depth } from '../../study/index.ts';
import { WrongUse } from '../failures.ts';
import { linesOf } from '../files.ts';
import { print, withProgress } from '../output.ts';
import { spread } from '../threads/index.ts';
import { ANALYSES, type Analysed, type GameText } from './job.ts';
import { reportOf } from './report.ts';

export { type Analysis, analysisOf } from './analysis.ts';
export { ANALYSES };

export interface AnalyseOptions {
  readonly depth: Depth;
  readonly player?: string;
  readonly threads: number;
  readonly json?: boolean;
}

/** Says of each game what moves and cards were worth. The exit code is 1 where a record is broken, 2 where a file can't be read. */
export async function analyse(paths: readonly string[], options: AnalyseOptions): Promise<void> {
  const { depth, threads, json } = options;
  const only = playerIn(options.player);
  const games: GameText[] = [];
  for (const path of paths) games.push(...(await gamesIn(path)));
  const hands = Math.min(threads, games.length);
  await withProgress(games.length, 'games', async (progress) => {
    for await (const game of spread(ANALYSES, DEPTHS[depth], games, hands)) {
      if (game.analysis === undefined || game.analysis.flaw !== undefined) process.exitCode = 1;
      await print(json ? `${jsonOf(game)}\n` : textOf(game, only));
      progress.advance();
    }
  });
}

function playerIn(colour: string | undefined): Colour | undefined {
  if (colour === undefined || isColour(colour)) return colour;
  throw new WrongUse(`--player: there is no colour "${colour}"; there are: ${COLOURS.join(', ')}`);
}

const jsonOf = ({ file, nth, analysis, message }: Analysed): string =>
  JSON.stringify({ file, game: nth, ...analysis, ...(message !== undefined && { error: message }) });

function textOf({ file, nth, analysis, message }: Analysed, only: Colour | undefined): string {
  const title = `${file}, game ${nth}`;
  return analysis === undefined ? `${title}: ${message}\n\n` : `${reportOf(title, analysis, only)}\n`;
}

/** The games of a file, each with its lines; what is no record stands as a game that can't be read. */
async function gamesIn(file: string): Promise<GameText[]> {
  const games: { file: string; nth: number; line: number; text: string }[] = [];
  for await (const { number, text, flaw } of linesOf(file)) {
    if (flaw !== undefined) throw new WrongUse(`${file}: line ${number}: ${flaw.message}`);
    if (games.length === 0 ? text.trim() !== '' : isHeader(text)) {
      games.push({ file, nth: games.length + 1, line: number, text });
    } else if (games.length > 0) games.at(-1)!.text += `\n${text}`;
  }
  if (games.length === 0) throw new WrongUse(`${file}: there is no record in this file`);
  return games;
}

const isHeader = (text: string): boolean => /^\s*\{\s*"format"/.test(text);
