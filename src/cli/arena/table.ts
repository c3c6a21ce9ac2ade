import { type Bot, botNamed, chooseWithin, gameTurns, getReady, seededGame } from '../../bots/index.ts';
import type { Action, Game, Random } from '../../rules/index.ts';
import { writeRecordLine } from '../../rules/records/index.ts';
import type { Job, Workplace } from '../threads/index.ts';
import { OutsideProgram } from './outside.ts';
import type { Arena, Contestant } from './plan.ts';
import { type ArenaTally, countArenaGame, countTime, emptyArenaTally, type Times } from './tally.ts';

/** A pile is played in all seatings. */
interface PlayedPile {
  readonly text: string;
  readonly tally: ArenaTally;
  /** What outside programs did wrong. */
  readonly messages: readonly string[];
}

/** Where the games of an arena are played. Outside programs are started when they are first asked, once each. */
class ArenaTable implements Workplace<number, PlayedPile> {
  readonly #arena: Arena;
  readonly #bots: readonly (Bot | undefined)[];
  readonly #programs: readonly (OutsideProgram | undefined)[];
  /** What is wrong with what the bots need. */
  readonly #ready: Promise<readonly string[]>;

  constructor(arena: Arena) {
    this.#arena = arena;
    this.#bots = arena.contestants.map((who) => (who.kind === 'bot' ? botNamed(who.bot) : undefined));
    const needed = arena.contestants.map((who) => (who.kind === 'bot' ? getReady(who.bot) : undefined));
    this.#ready = Promise.all(needed).then((wrong) => [
      ...new Set(wrong.filter((text) => text !== undefined)),
    ]);
    this.#programs = arena.contestants.map((who) =>
      who.kind === 'program' ? new OutsideProgram(who.command, arena.patience) : undefined,
    );
  }

  async do(pile: number): Promise<PlayedPile> {
    const tally = emptyArenaTally(this.#arena.contestants.length);
    const messages = pile === 0 ? [...(await this.#ready)] : [];
    await this.#ready;
    let text = '';
    for (const [nth, seating] of this.#arena.seatings.entries()) {
      const where = `pile ${pile + 1}, seating ${nth + 1}`;
      text += await this.#playGame(pile, seating, tally, (message) => messages.push(`${where}: ${message}`));
    }
    return { text, tally, messages };
  }

  close(): void {
    for (const program of this.#programs) program?.close();
  }

  async #playGame(
    pile: number,
    seating: readonly number[],
    tally: ArenaTally,
    complain: (message: string) => void,
  ): Promise<string> {
    const { plan, seed, contestants } = this.#arena;
    const { setup, chance } = seededGame(plan, seed, pile);
    const names = Object.fromEntries(
      setup.players.map((colour, seat) => [colour, contestants[seating[seat]!]!.name]),
    );
    let text = '';
    const turns = gameTurns(setup, chance.draw, {
      line: (line) => {
        const named = line.type === 'header' ? { ...line, header: { ...line.header, names } } : line;
        text += `${writeRecordLine(named)}\n`;
      },
    });
    let turn = turns.next();
    while (!turn.done) {
      const { game, seat } = turn.value;
      const contestant = seating[seat]!;
      const start = performance.now();
      const action = await this.#choose(game, contestant, chance.seats[seat]!, tally, complain);
      countTime(tally.contestants[contestant]!.times, performance.now() - start);
      turn = turns.next(action);
    }
    const { winner } = turn.value.result!;
    countArenaGame(tally, seating, winner === null ? undefined : setup.players.indexOf(winner));
    return text;
  }

  async #choose(
    game: Game,
    contestant: number,
    random: Random,
    tally: ArenaTally,
    complain: (message: string) => void,
  ): Promise<Action> {
    const who = this.#arena.contestants[contestant]!;
    if (who.kind === 'bot') {
      return chosenBy(this.#bots[contestant]!, who, game, random, tally.contestants[contestant]!.times);
    }
    const { action, wrong } = await this.#programs[contestant]!.choose(game, String(random.next()));
    if (wrong === undefined) return action;
    tally.contestants[contestant]!.faults[wrong.fault]++;
    const instead =
      action.type === 'place' ? 'a tile is placed for it' : `${action.figure} ${doing(action.path)}`;
    complain(`${who.name}, ${game.setup.players[game.turn]}, ${wrong.message}; ${instead}`);
    return action;
  }
}

/** Piles are played one after another, by their numbers. */
export const PILES: Job<Arena, number, PlayedPile> = {
  name: 'arena',
  open: (arena) => new ArenaTable(arena),
};

const doing = (path: string): string => (path === '' ? 'stays' : 'comes in');

function chosenBy(
  bot: Bot,
  { nodes, milliseconds }: Extract<Contestant, { kind: 'bot' }>,
  game: Game,
  random: Random,
  times: Times,
): Action {
  let before = performance.now();
  const clock = (): number => {
    const now = performance.now();
    times.pause = Math.max(times.pause, now - before);
    before = now;
    return now;
  };
  const noLimit = Number.POSITIVE_INFINITY;
  const most = nodes ?? (milliseconds === undefined ? bot.nodes : noLimit);
  return chooseWithin(bot, game, random, milliseconds ?? noLimit, clock, most).action;
}
