import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshWeights, readLearned, writeLearned } from '../../bots/index.ts';
import { MODES, type Mode, Random } from '../../rules/index.ts';
import { WrongUse } from '../failures.ts';
import { sinkFor, withProgress } from '../output.ts';
import { spread } from '../threads/index.ts';
import { calibrate, calibrationLots } from './calibration.ts';
import { DUELS, LESSONS, type Lessons, type LessonTask } from './lessons.ts';
import { type Lesson, type Taught, TEACHING } from './teaching.ts';

export { trainChances } from './chances.ts';
export { DUELS, LESSONS, TEACHING };

export interface TrainOptions {
  readonly generations: number;
  readonly games: number;
  readonly nodes: number;
  readonly seed: string;
  readonly threads: number;
  readonly folder: string;
  readonly out?: string;
}

type Both = Readonly<Record<Mode, Float32Array>>;

/** Games are played and kept in lots. */
const LOT = 20;
/** A generation learns from its own games and those of so many before it. */
const MEMORY = 4;
/** How much the result counts against what was thought on the way (TD's lambda); at first nothing was learned to think with. */
const PATIENCE = 0.7;
const DUEL_PILES = 100;
const MOST_FOR_CALIBRATION = 1000;

/**
 * Learns the value of positions from games of self-play, generation by generation (docs/bots.md). All that is played and learned is kept in
 * a folder, so that whoever stops it and starts it again goes on where it was, and comes to the same.
 */
export async function train(options: TrainOptions): Promise<void> {
  await mkdir(options.folder, { recursive: true }).catch((error) => {
    throw new WrongUse(`--folder: ${options.folder} can't be made: ${error.message}`);
  });
  const fresh = freshWeights(new Random(`${options.seed}/fresh`));
  let weights: Both = { basic: fresh, experienced: fresh };
  for (let generation = 1; generation <= options.generations; generation++) {
    const older = weights;
    await playGeneration(options, generation, older);
    weights = await learnGeneration(options, generation, fresh);
    await rate(options, generation, weights, older);
  }
  await tellCalibration(options, weights);
  const file = await sinkFor(options.out);
  await file.write(writeLearned(weights));
  await file.close();
}

/** The lots of a generation: half of them basic games. */
function lotsOf({ games }: TrainOptions): LessonTask[] {
  const lots: LessonTask[] = [];
  for (let from = 0; from < games; from += LOT) {
    for (const mode of MODES) lots.push({ mode, from, to: Math.min(games, from + LOT) });
  }
  return lots;
}

const lotFile = ({ folder }: TrainOptions, generation: number, { mode, from }: LessonTask): string =>
  join(folder, `${generation}-${mode}-${from}.samples`);

/** Plays what has not been played before. */
async function playGeneration(options: TrainOptions, generation: number, weights: Both): Promise<void> {
  const lots = lotsOf(options);
  const missing: LessonTask[] = [];
  for (const lot of lots) if ((await readLot(options, generation, lot)) === undefined) missing.push(lot);
  if (missing.length === 0) return;
  const seed = `${options.seed}/${generation}`;
  const lessons: Lessons = {
    seed,
    nodes: options.nodes,
    patience: generation === 1 ? 1 : PATIENCE,
    weights,
  };
  await withProgress(lots.length * LOT, 'games', async (progress) => {
    progress.advance((lots.length - missing.length) * LOT);
    let nth = 0;
    for await (const samples of spread(LESSONS, lessons, missing, options.threads)) {
      await writeWhole(lotFile(options, generation, missing[nth++]!), new Uint8Array(samples.buffer));
      progress.advance(LOT);
    }
  });
}

async function readLot(
  options: TrainOptions,
  generation: number,
  lot: LessonTask,
): Promise<Uint16Array | undefined> {
  const bytes = await readFile(lotFile(options, generation, lot)).catch(() => undefined);
  return bytes && new Uint16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Either all of a file is there or nothing. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Learns from the last generations; the two modes side by side. What is said of it goes to standard error. */
async function learnGeneration(
  options: TrainOptions,
  generation: number,
  fresh: Float32Array,
): Promise<Both> {
  const file = join(options.folder, `${generation}.json`);
  const known = await readFile(file, 'utf8').catch(() => undefined);
  if (known !== undefined) return readLearned(JSON.parse(known));
  const tasks: Lesson[] = [];
  for (const mode of MODES) {
    const samples: Uint16Array[] = [];
    for (let from = Math.max(1, generation - MEMORY + 1); from <= generation; from++) {
      for (const lot of lotsOf(options)) {
        if (lot.mode === mode) samples.push((await readLot(options, from, lot))!);
      }
    }
    tasks.push({ mode, lots: samples, seed: `${options.seed}/${generation}/${mode}`, fresh });
  }
  const taught: Taught[] = [];
  for await (const done of spread(TEACHING, undefined, tasks, Math.min(2, options.threads))) {
    taught.push(done);
    say(`generation ${generation}, ${done.mode}: ${done.told}`);
  }
  const [basic, experienced] = taught.map(({ weights }) => weights) as [Float32Array, Float32Array];
  const text = writeLearned({ basic, experienced });
  await writeWhole(file, text);
  return readLearned(JSON.parse(text)); // what is played with is what is kept
}

/** Says how good the chances are that the last generation gives. */
async function tellCalibration({ seed, nodes, games, threads }: TrainOptions, weights: Both): Promise<void> {
  const lessons = { seed: `${seed}/calibration`, nodes, patience: 1, weights };
  const lines = await calibrate(
    lessons,
    calibrationLots(Math.min(games, MOST_FOR_CALIBRATION), LOT),
    threads,
  );
  for (const line of lines) say(`of positions valued at so many percent were won so many, ${line}`);
}

/** Lets the new generation play against the one before. */
async function rate(options: TrainOptions, generation: number, newer: Both, older: Both): Promise<void> {
  const file = join(options.folder, `${generation}.rating`);
  let told = await readFile(file, 'utf8').catch(() => undefined);
  if (told === undefined) {
    const piles = Math.min(DUEL_PILES, options.games);
    const tasks = MODES.flatMap((mode) => Array.from({ length: piles }, (_, number) => ({ mode, number })));
    const duels = { seed: `${options.seed}/${generation}/duel`, nodes: options.nodes, newer, older };
    const wins: Record<Mode, [number, number]> = { basic: [0, 0], experienced: [0, 0] };
    let nth = 0;
    for await (const [won, lost] of spread(DUELS, duels, tasks, options.threads)) {
      const { mode } = tasks[nth++]!;
      wins[mode][0] += won;
      wins[mode][1] += lost;
    }
    told = MODES.map((mode) => `${mode} ${shareOf(wins[mode])}`).join(', ');
    await writeWhole(file, told);
  }
  say(`generation ${generation} against the one before, two players: ${told}`);
}

const shareOf = ([won, lost]: readonly [number, number]): string =>
  `${((100 * won) / Math.max(1, won + lost)).toFixed(1)} % of ${won + lost}`;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
