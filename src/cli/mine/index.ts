import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type Find, readFind, readFinds, THEMES, writeFind, writeFinds } from '../../find/index.ts';
import { FailedCheck, WrongUse } from '../failures.ts';
import { figures, plural, print, table, withProgress } from '../output.ts';
import { spread } from '../threads/index.ts';
import { type Dig, MINING } from './job.ts';

export { MINING };

export interface MineOptions {
  readonly games: number;
  readonly seed: string;
  readonly threads: number;
  readonly from?: string;
  readonly out?: string;
  readonly check?: string;
}

/** Looks for positions with one clearly best move, or proves those of a file again (docs/find.md). */
export async function mine(options: MineOptions): Promise<void> {
  const { check, from, out, games, seed, threads } = options;
  if (check !== undefined) return checkFinds(check, threads);
  const digs: Dig[] =
    from === undefined
      ? Array.from({ length: games }, (_, game) => ({ seed, game }))
      : (await findsOf(from)).map((find) => ({ find: writeFind(find) }));
  const mined = await dug(digs, threads, out === undefined ? undefined : `${out}.part`);
  const text = writeFinds(mined.flat().map(readFind));
  if (out === undefined) return print(text);
  await writeFile(out, text);
  await rm(`${out}.part`, { force: true });
  const read = readFinds(text);
  if (read.ok) await print(summaryOf(read.value, text));
}

async function findsOf(path: string): Promise<Find[]> {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new WrongUse(`${path} can't be read: ${error.message}`);
  });
  const read = readFinds(text);
  if (!read.ok) throw new FailedCheck(`${path}: ${read.message}`);
  return read.value;
}

/**
 * What each dig brought. It is noted in a file beside the one that will be written, so that whoever stops and starts again goes
 * on where it was.
 */
async function dug(
  digs: readonly Dig[],
  threads: number,
  notes: string | undefined,
): Promise<readonly string[][]> {
  const found = notes === undefined ? [] : await noted(notes, digs);
  await withProgress(digs.length, 'dug', async (progress) => {
    progress.advance(found.length);
    for await (const texts of spread(MINING, undefined, digs.slice(found.length), threads)) {
      found.push([...texts]);
      if (notes !== undefined) await appendFile(notes, `${JSON.stringify(texts)}\n`);
      progress.advance();
    }
  });
  return found;
}

/** What was noted before for the same digs; the first line says which they are. */
async function noted(notes: string, digs: readonly Dig[]): Promise<string[][]> {
  const title = `${JSON.stringify(digs[0] ?? null)}\n`;
  const [first, ...lines] = (await readFile(notes, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  if (`${first}\n` === title) return lines.slice(0, digs.length).map((line) => JSON.parse(line) as string[]);
  await writeFile(`${notes}.new`, title);
  await rename(`${notes}.new`, notes);
  return [];
}

/** Proves every position of a file again: it must come to the same, to the last bit. */
async function checkFinds(path: string, threads: number): Promise<void> {
  const texts = (await findsOf(path)).map(writeFind);
  const digs = texts.map((find) => ({ find }));
  const wrong: string[] = [];
  await withProgress(digs.length, 'proven', async (progress) => {
    let nth = 0;
    for await (const [again] of spread(MINING, undefined, digs, threads)) {
      const text = texts[nth++]!;
      if (again !== text)
        wrong.push(`${nth} (${readFind(text).id}) ${again === undefined ? 'is none' : 'differs'}`);
      progress.advance();
    }
  });
  if (wrong.length > 0)
    throw new FailedCheck(`${path}: ${plural(wrong.length, 'position')}: ${wrong.join(', ')}`);
  await print(`${plural(texts.length, 'position')} proven\n`);
}

function summaryOf(finds: readonly Find[], text: string): string {
  const ratings = finds.map(({ rating }) => rating);
  const middle = ratings[Math.floor(ratings.length / 2)] ?? 0;
  return [
    `${plural(finds.length, 'position')}, ${figures(text.length)} bytes, rated from ${Math.min(...ratings)} to ${Math.max(...ratings)}, half of them below ${middle}\n`,
    table(
      THEMES.map((theme) => [theme, figures(finds.filter(({ themes }) => themes.includes(theme)).length)]),
    ),
  ].join('');
}
