// npm run bench:server: what online play costs, over loopback. Prints a table, then the same as JSON.
import { availableParallelism, loadavg } from 'node:os';
import { measureFloods } from './bench-server/flood.ts';
import { measureDelays, measureGrowth, measureMemory, measureRates } from './bench-server/measure.ts';
import { median, spread } from './bench-server/numbers.ts';

/** Four players: 8 moves in the first round (G3), then half of the 16 of the second. */
const MIDDLE_OF_A_ROUND = 16;

const isQuick = process.argv.includes('--quick');
const ONLY = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = (name: string): boolean => ONLY.length === 0 || ONLY.includes(name);
const rows: string[][] = [];
let reached = true;
const loadAtStart = loadavg()[0]!;
const json: Record<string, unknown> = { load: loadAtStart };

function row(what: string, measured: string, reach: string, isReached: boolean): void {
  rows.push([what, measured, reach, isReached ? 'yes' : 'NO']);
  reached &&= isReached;
  console.error(`${what}: ${measured}`);
}

if (wanted('rates')) {
  const results = await measureRates({
    rounds: isQuick ? 3 : 5,
    milliseconds: isQuick ? 2000 : 4000,
    tables: 64,
  });
  const of = (name: 'ours' | 'bare' | 'grouped') => results.map((result) => result[name]);
  const ratios = results.map(({ ours, bare }) => (ours / bare) * 100);
  const groupedRatios = results.map(({ ours, grouped }) => (ours / grouped) * 100);
  json['rates'] = results;
  row(
    'durable moves per second, tables of 4, each told to all',
    `${spread(of('ours'))} = ${spread(ratios, 0, ' %')} of a bare loop's ${spread(of('bare'))}`,
    '40 %',
    median(ratios) >= 40,
  );
  console.error(
    `(a bare loop that groups its inserts: ${spread(of('grouped'))} per second; ours is ${spread(groupedRatios, 0, ' %')} of it)`,
  );
}

if (wanted('delays')) {
  const results = await measureDelays({
    rounds: isQuick ? 2 : 4,
    seconds: isQuick ? 5 : 10,
    tables: 1000,
    movesPerSecond: 500,
  });
  json['delays'] = results;
  const p99 = results.map((result) => result.p99);
  const medians = results.map((result) => result.median);
  const rates = results.map(({ rate }) => rate);
  row(
    '1,000 tables of 4: from send to everyone told, 99th percentile',
    `${spread(p99, 1, ' ms')}, median ${spread(medians, 1, ' ms')}, at ${spread(rates)} moves/s`,
    '100 ms at 500 moves/s',
    median(p99) <= 100 && median(rates) >= 475,
  );
}

if (wanted('memory')) {
  const how = { tables: 2500, seatedTables: 1000, moves: MIDDLE_OF_A_ROUND };
  const results = [await measureMemory(how)];
  while (!isQuick && results.length < 3) results.push(await measureMemory(how));
  json['memory'] = results;
  for (const [name, most] of [
    ['seat', 40],
    ['table', 20],
  ] as const) {
    const of = (kind: 'resident' | 'heap') => results.map((result) => result[name][kind]);
    row(
      `memory per idle ${name === 'seat' ? 'connected seat' : 'table'}`,
      `${spread(of('resident'), 1, ' KB')} resident, ${spread(of('heap'), 1, ' KB')} in use`,
      `${most} KB`,
      median(of('resident')) <= most,
    );
  }
}

if (wanted('growth')) {
  for (const mode of ['basic', 'experienced'] as const) {
    const results = await measureGrowth({ rounds: isQuick ? 2 : 4, games: 20, mode });
    json[`growth ${mode}`] = results;
    const kilobytes = results.map((result) => result.kilobytes);
    row(
      `SQLite file growth per finished ${mode} game of 4`,
      `${spread(kilobytes, 1, ' KB')} for ${Math.round(median(results.map(({ moves }) => moves)))} moves`,
      '60 KB',
      Math.max(...kilobytes) <= 60,
    );
  }
}

// Only where it is asked for, since it takes long: npm run bench:server -- flood
if (ONLY.includes('flood')) {
  const results = await measureFloods(isQuick ? 5 : 60);
  json['floods'] = results;
  for (const { name, sockets, most } of results)
    row(
      `memory growth, flood of ${name} over ${sockets} sockets`,
      `${most.toFixed(0)} MB`,
      '50 MB',
      most <= 50,
    );
}

console.log(
  `\nNode ${process.version}, ${availableParallelism()} processors, load ${loadAtStart.toFixed(1)} at the start`,
);
console.log('Median of the rounds of this run, in brackets the least and the most.\n');
console.log('| what | measured | reach | reached |');
console.log('| --- | --- | --- | --- |');
for (const cells of rows) console.log(`| ${cells.join(' | ')} |`);
console.log(`\n${JSON.stringify(json)}`);
process.exitCode = reached ? 0 : 1;
