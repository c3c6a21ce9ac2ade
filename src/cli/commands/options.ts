import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { InvalidArgumentError, Option } from 'commander';
import { FEWEST_PLAYERS, MODES, MOST_PLAYERS } from '../../rules/index.ts';

/** Options that several commands have, and what options are made of. */

export const option = (flags: string, about: string): Option => new Option(flags, about);

/** An option that is a whole number. */
export const whole = (flags: string, about: string, from: number, to = Number.MAX_SAFE_INTEGER): Option =>
  option(flags, about).argParser((text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= from && value <= to) return value;
    const range = to === Number.MAX_SAFE_INTEGER ? `of ${from} or more` : `from ${from} to ${to}`;
    throw new InvalidArgumentError(`It must be a whole number ${range}.`);
  });

export const json = (what: string): Option => option('--json', `print ${what} as JSON`);

export const games = (about: string, usual: number): Option =>
  whole('-g, --games <N>', about, 1).default(usual);
export const playersOption = (about: string): Option =>
  whole('-p, --players <N>', about, FEWEST_PLAYERS, MOST_PLAYERS);
export const players = playersOption('how many play').default(4);
export const mode = option('-m, --mode <mode>', 'which game').choices(MODES).default('basic');
export const longer = option('--longer', 'play the longer game of 6 or 7 players (C2)');

/** Where no seed is said, any will do. */
export const seed = (about: string): Option =>
  option('-s, --seed <text>', about).default(String(randomInt(1_000_000_000)), 'any');
/** What comes of it is the same for the same seed. */
export const seedOf = (things: string): Option =>
  seed(`where chance comes from; the same seed gives the same ${things}`);

const MOST_THREADS = 256;
export const threads = whole('-t, --threads <N>', 'play in so many threads', 1, MOST_THREADS).default(
  availableParallelism(),
  'as many as there are cores',
);

export const out = (about: string): Option => option('-o, --out <file>', about);

/** Which of several games in a file. */
export const gameNumber = (about: string): Option => whole('--game <K>', about, 1);
