import { ANY_BOT_NAMES, type AnyBotName, isBotName } from '../../bots/index.ts';
import { COLOURS, END_REASONS, type Mode, pileCards } from '../../rules/index.ts';
import { WrongUse } from '../failures.ts';
import { planOf } from '../game-plan.ts';
import { figures, print, sinkFor, table, withProgress } from '../output.ts';
import { spread } from '../threads/index.ts';
import { CHUNKS, chunkCount, chunksOf, type Simulation } from './chunk.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export { CHUNKS };

export interface SimulateOptions {
  readonly players: number;
  readonly mode: Mode;
  readonly games: number;
  readonly seed: string;
  readonly bots: string;
  readonly longer?: boolean;
  readonly threads: number;
  readonly out?: string;
  readonly json?: boolean;
}

/** Plays whole games, writes their records and sums them up. */
export async function simulate(options: SimulateOptions): Promise<void> {
  const { mode, players, longer, seed, games } = options;
  const plan = planOf(mode, players, longer);
  const simulation: Simulation = { plan, seed, bots: botsFor(players, options.bots) };
  const threads = Math.min(options.threads, chunkCount(games));
  const records = await sinkFor(options.out);
  const tally = emptyTally();
  const start = performance.now();
  try {
    await withProgress(games, 'games', async (progress) => {
      for await (const chunk of spread(CHUNKS, simulation, chunksOf(games), threads)) {
        await records.write(chunk.text);
        addTally(tally, chunk.tally);
        progress.advance(chunk.tally.games);
      }
    });
  } finally {
    await records.close();
  }
  const seconds = (performance.now() - start) / 1000;
  await report(options, summaryOf(simulation, tally, threads, seconds));
}

function botsFor(players: number, list: string): AnyBotName[] {
  const names = list.split(',').map((name) => {
    if (isBotName(name)) return name;
    throw new WrongUse(`--bots: there is no bot "${name}"; there are: ${ANY_BOT_NAMES.join(', ')}`);
  });
  if (names.length === 1) return Array<AnyBotName>(players).fill(names[0]!);
  if (names.length === players) return names;
  throw new WrongUse(
    `--bots takes one name for all seats or one for each of the ${players}, not ${names.length}`,
  );
}

/** What is printed at the end, as data. */
function summaryOf({ plan, seed, bots }: Simulation, tally: Tally, threads: number, seconds: number) {
  const { players, longer } = plan;
  const { games, rounds } = tally;
  const winners = [...COLOURS.slice(0, players), 'monster'] as const;
  const cards = [...new Set(pileCards(longer))];
  const ofStage = (stage: 1 | 2) => Object.fromEntries(cards.map((card) => [card, tally.cards[stage][card]]));
  return {
    seed,
    ...plan,
    bots,
    games,
    wins: Object.fromEntries(winners.map((winner) => [winner, tally.wins[winner]])),
    winsByTurn: tally.winsByTurn.slice(0, players),
    reasons: tally.reasons,
    rounds: { least: rounds.least, mean: rounds.sum / games, most: rounds.most },
    cards: { 1: ofStage(1), 2: ofStage(2) },
    threads,
    seconds,
    gamesPerSecond: games / seconds,
  };
}
type Summary = ReturnType<typeof summaryOf>;

/** The summary goes where the records don't. */
async function report({ out, json }: SimulateOptions, summary: Summary): Promise<void> {
  const text = json ? `${JSON.stringify(summary)}\n` : summaryText(summary);
  if (out === undefined) process.stderr.write(text);
  else await print(text);
}

function summaryText(summary: Summary): string {
  const { games, players, mode, longer, seed, bots, wins, winsByTurn, reasons, rounds, cards } = summary;
  const share = (count: number): string => `${((100 * count) / games).toFixed(1)} %`;
  const counted = (name: string, count: number): string[] => [name, figures(count), share(count)];
  const eaten = Object.keys(cards[1]).map((card) => {
    const [one, two] = [cards[1][card]!, cards[2][card]!];
    return [card, figures(one.eaten), perTurn(one), figures(two.eaten), perTurn(two)];
  });
  return [
    `${figures(games)} ${mode} games${longer ? ' (longer)' : ''} of ${players} players, seed ${seed}, bots ${botsWords(bots)}\n`,
    table([
      ['wins by seat', 'games', ''],
      ...Object.entries(wins).map(([winner, count], seat) =>
        counted(winner === 'monster' ? '  the monster' : `  ${seat + 1} ${winner}`, count),
      ),
      ['wins by turn order', '', ''],
      ...winsByTurn.map((count, turn) => counted(`  ${turn + 1}${turn === 0 ? ' (begins)' : ''}`, count)),
      ['reasons', '', ''],
      ...END_REASONS.map((reason) => counted(`  ${reason}`, reasons[reason])),
    ]),
    `rounds: ${rounds.least} to ${rounds.most}, ${rounds.mean.toFixed(2)} on average\n`,
    table([['figures eaten by', 'stage 1', 'per card', 'stage 2', 'per card'], ...indented(eaten)]),
    `${figures(summary.seconds)} seconds, ${figures(summary.gamesPerSecond)} games per second, threads: ${summary.threads}\n`,
  ].join('');
}

/** One name is enough where all are alike. */
const botsWords = (bots: readonly string[]): string => (new Set(bots).size === 1 ? bots[0]! : bots.join(','));

const indented = (rows: readonly string[][]): string[][] =>
  rows.map(([first, ...rest]) => [`  ${first}`, ...rest]);

const perTurn = ({ turned, eaten }: { turned: number; eaten: number }): string =>
  turned === 0 ? '-' : (eaten / turned).toFixed(2);
