import { Readable, Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type Bot, botNamed, playGame, seededGame, valuingWork } from '../../bots/index.ts';
import { generate, type Level, loadCampaign, SLOWEST_LEVEL, solve } from '../../puzzles/index.ts';
import {
  forecast,
  Game,
  Moves,
  type Position,
  pileCards,
  Random,
  type Reach,
  SPACES,
  type Space,
  walk,
  walkForEver,
} from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';
import { runEngine } from '../engine/index.ts';

/** What is measured. A row's `work` does something many times and answers how many. */
export interface BenchRow {
  readonly name: string;
  readonly unit: string;
  readonly target?: number;
  readonly work: () => number | Promise<number>;
}

const FIGURES = 8;
const POSITIONS = 64;
const STEPS: Reach = { steps: 10, hits: Number.POSITIVE_INFINITY };

/** Halls of the basic game with eight figures and the monster anywhere, the same in every run. */
function positionsToMeasure(): Position[] {
  const random = new Random('bench');
  return Array.from({ length: POSITIONS }, () => {
    const { position } = new Game({
      mode: 'basic',
      players: ['green', 'red'],
      start: 'green',
      longer: false,
    });
    for (let figure = 0; figure < FIGURES; figure++) {
      position.moveFigure(figure, freeSpace(position, random));
      position.setPoints(figure, 1 + random.below(6));
    }
    position.monsterAt = freeSpace(position, random);
    position.facing = random.pick([0, 1, 2, 3] as const);
    return position;
  });
}

const freeSpace = (position: Position, random: Random): Space =>
  random.pick(SPACES.filter((at) => isFree(position, at)));
const isFree = (position: Position, at: Space): boolean =>
  (position.blockAt(at) ?? position.figureAt(at)) === undefined && position.hall.isPool[at] === 0;

export function benchRows(): BenchRow[] {
  const positions = positionsToMeasure();
  const scratch = positions.map((position) => position.copy());
  const moves = new Moves();
  const bots: Bot[] = Array(4).fill(botNamed('random'));
  const requests = requestLines(positions);
  const valuing = valuingWork();
  let gameNumber = 0;
  let levelNumber = 0;
  const walkAll = (): number => {
    let steps = 0;
    for (let i = 0; i < POSITIONS; i++) {
      const after = scratch[i]!;
      after.copyFrom(positions[i]!);
      steps += walk(after, STEPS);
    }
    return steps;
  };
  return [
    { name: 'monster steps, walks of 10, with the copy', unit: 'steps/s', target: 10_000_000, work: walkAll },
    {
      name: 'outcomes of moves',
      unit: 'outcomes/s',
      target: 5_000_000,
      work: () => {
        let outcomes = 0;
        for (const position of positions) {
          for (let figure = 0; figure < FIGURES; figure++) outcomes += moves.find(position, figure);
        }
        return outcomes;
      },
    },
    {
      name: 'random basic games of 4 players',
      unit: 'games/s',
      target: 1000,
      work: () => {
        const plan = { mode: 'basic', players: 4, longer: false } as const;
        const { setup, chance } = seededGame(plan, 'bench', gameNumber++);
        playGame(setup, bots, chance);
        return 1;
      },
    },
    {
      name: 'endless walks',
      unit: 'walks/s',
      target: 200_000,
      work: () => {
        for (let i = 0; i < POSITIONS; i++) {
          scratch[i]!.copyFrom(positions[i]!);
          walkForEver(scratch[i]!);
        }
        return POSITIONS;
      },
    },
    {
      name: `levels solved exactly: ${SLOWEST_LEVEL}, the slowest of the campaign`,
      unit: 'levels/s',
      target: 1 / 10,
      work: async () => {
        solve(await campaignLevel(SLOWEST_LEVEL));
        return 1;
      },
    },
    {
      name: 'levels of middle difficulty generated',
      unit: 'levels/s',
      target: 1 / 30,
      work: () => {
        generate({ difficulty: 4, seed: `bench ${levelNumber++}` });
        return 1;
      },
    },
    {
      name: 'forecasts of all cards',
      unit: 'forecasts/s',
      work: () => {
        for (const position of positions) forecast(position, pileCards(false));
        return POSITIONS;
      },
    },
    {
      name: 'positions of 2 players valued with what was learned',
      unit: 'positions/s',
      target: 150_000,
      work: async () => {
        const { moments, work } = await valuing;
        work();
        return moments;
      },
    },
    {
      name: 'engine requests',
      unit: 'requests/s',
      work: async () => {
        await runEngine(Readable.from([requests.bytes]), new Sink());
        return requests.count;
      },
    },
  ];
}

async function campaignLevel(wanted: string): Promise<Level> {
  const chapters = await loadCampaign();
  return chapters.flatMap(({ levels }) => levels).find(({ id }) => id === wanted)!.level;
}

/** Takes what is written and forgets it. */
class Sink extends Writable {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }
}

/** As many requests of each kind. */
function requestLines(positions: readonly Position[]): { readonly bytes: Buffer; readonly count: number } {
  const lines = positions.flatMap((position) => {
    const text = writePosition(position);
    return [
      `{"do":"monster","position":${text},"card":"8"}`,
      `{"do":"moves","position":${text},"figure":"green-1"}`,
      `{"do":"path","position":${text},"figure":"green-1","path":""}`,
      `{"do":"run","position":${text},"own":["green-1"],"enemies":["red-1"]}`,
    ];
  });
  return { bytes: Buffer.from(`${lines.join('\n')}\n`), count: lines.length };
}

/** How many bytes more are in use after so many walks, when all that could be freed is freed. */
export function heapGrowth(walks: number): number {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const inUse = (): number => {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const [position] = positionsToMeasure();
  const after = position!.copy();
  const walkOften = (times: number): void => {
    for (let i = 0; i < times; i++) {
      after.copyFrom(position!);
      walk(after, STEPS);
    }
  };
  walkOften(Math.min(walks, 20_000)); // what the first walks set up once is no growth
  inUse();
  const before = inUse();
  walkOften(walks);
  return inUse() - before;
}
