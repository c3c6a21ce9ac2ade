import { MODES, type Mode } from '../rules/index.ts';
import { Network, partsOfWeights } from './network.ts';
import { readLearned } from './weights-file.ts';

/** The learned value is a large file: it is fetched when a bot that needs it is to play. */
const networks = new Map<Mode, Network>();
let fetching: Promise<string | undefined> | undefined;

/** What was learned for a mode; undefined before it is fetched and where it can't be: bots then go by the price alone. */
export const learnedFor = (mode: Mode): Network | undefined => networks.get(mode);

/** Fetches what was learned; answers what is wrong where that fails. Another source is for tests. */
export function fetchLearned(source?: () => Promise<unknown>): Promise<string | undefined> {
  if (source === undefined) fetching ??= fetchFrom(ownFile);
  else fetching = fetchFrom(source);
  return fetching;
}

const ownFile = async (): Promise<unknown> =>
  (await import('./learned-value.json', { with: { type: 'json' } })).default;

async function fetchFrom(source: () => Promise<unknown>): Promise<string | undefined> {
  networks.clear();
  try {
    const lists = readLearned(await source());
    for (const mode of MODES) networks.set(mode, new Network(partsOfWeights(lists[mode])));
    return undefined;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `${why}; the bots play without it, and less well`;
  }
}
