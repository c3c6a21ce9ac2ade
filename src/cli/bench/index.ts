import { cpus } from 'node:os';
import { FailedCheck } from '../failures.ts';
import { figures, print, table, withProgress } from '../output.ts';
import { type BenchRow, benchRows, heapGrowth } from './rows.ts';

export interface BenchOptions {
  readonly quick?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
}

interface Result {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  readonly runs: number;
  readonly target?: number;
  readonly met?: boolean;
}

interface Effort {
  readonly runs: number;
  readonly milliseconds: number;
  readonly walks: number;
}
const THOROUGH: Effort = { runs: 7, milliseconds: 600, walks: 100_000 };
const QUICK: Effort = { runs: 1, milliseconds: 1, walks: 1000 };

/** Less than a byte per walk is what the measuring itself leaves behind. */
const NO_GROWTH = 65_536;

/** Measures everything and prints a table, and the same as a line of JSON. */
export async function bench({ quick, check, json }: BenchOptions): Promise<void> {
  const effort = quick ? QUICK : THOROUGH;
  const rows = benchRows();
  const results: Result[] = [];
  await withProgress(rows.length + 1, 'measured', async (progress) => {
    for (const row of rows) {
      results.push(await measure(row, effort));
      progress.advance();
    }
    results.push(measureHeap(effort));
  });
  const machine = { node: process.versions.node, cpu: cpus()[0]?.model ?? 'unknown' };
  if (!json) await print(`${tableOf(results)}\n`);
  await print(`${JSON.stringify({ ...machine, results })}\n`);
  const missed = results.filter((result) => result.met === false);
  if (check && missed.length > 0)
    throw new FailedCheck(`missed its target: ${missed.map((result) => result.name).join('; ')}`);
}

async function measure({ name, unit, target, work }: BenchRow, effort: Effort): Promise<Result> {
  await runFor(work, effort.milliseconds); // warm
  const rates: number[] = [];
  for (let run = 0; run < effort.runs; run++) rates.push(await runFor(work, effort.milliseconds));
  return resultOf(name, unit, rates, target, (median, target) => median >= target);
}

/** Works for about so long; answers how much per second of one core, so that what else the machine does counts little. */
async function runFor(work: BenchRow['work'], milliseconds: number): Promise<number> {
  const start = process.cpuUsage();
  let done = 0;
  let passed = 0;
  do {
    const answer = work();
    done += typeof answer === 'number' ? answer : await answer;
    const { user, system } = process.cpuUsage(start);
    passed = (user + system) / 1000;
  } while (passed < milliseconds);
  return (done * 1000) / passed;
}

function measureHeap({ runs, walks }: Effort): Result {
  const growths = Array.from({ length: runs }, () => heapGrowth(walks));
  const name = `heap growth over ${figures(walks)} walks`;
  return resultOf(name, 'bytes', growths, NO_GROWTH, (median, target) => median <= target);
}

function resultOf(
  name: string,
  unit: string,
  measured: readonly number[],
  target: number | undefined,
  isMet: (median: number, target: number) => boolean,
): Result {
  const sorted = measured.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)]!;
  return {
    name,
    unit,
    median,
    least: sorted[0]!,
    most: sorted.at(-1)!,
    runs: sorted.length,
    ...(target !== undefined && { target, met: isMet(median, target) }),
  };
}

function tableOf(results: readonly Result[]): string {
  const rows = results.map(({ name, unit, median, least, most, target, met }) => {
    const range = `${figures(least)} .. ${figures(most)}`;
    const aim = target === undefined ? '' : `${unit === 'bytes' ? '<' : '>'} ${figures(target)}`;
    return [name, figures(median), unit, range, aim, met === undefined ? '' : met ? 'met' : 'MISSED'];
  });
  return table([['', 'median', '', 'least .. most', 'target', ''], ...rows]);
}
