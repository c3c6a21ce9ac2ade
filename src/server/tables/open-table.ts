import { type Entry, type OnlineSettings, tableOpened } from '../../protocol/index.ts';
import { COLOURS, FEWEST_PLAYERS_FOR_LONGER } from '../../rules/index.ts';
import { newSeed } from '../secrets.ts';
import type { GuestId } from '../store/index.ts';
import { type Refused, refused } from './decided.ts';
import { dueOf } from './errands.ts';
import type { House } from './house.ts';
import { summaryOf } from './summary.ts';
import { layHall } from './wishes.ts';

/** Why no game could ever be played with these settings; undefined where one can. */
export function checkSettings({ mode, seats, longer, tiles }: OnlineSettings): Refused | undefined {
  if (longer && seats < FEWEST_PLAYERS_FOR_LONGER) {
    return refused(
      'rules',
      `the longer game is for ${FEWEST_PLAYERS_FOR_LONGER} or 7 players: add seats (C2)`,
    );
  }
  if (tiles === undefined) return undefined;
  if (mode === 'basic') return refused('rules', 'the basic game has its own hall: leave the tiles out (S2)');
  // Who places which tile changes nothing about where tiles may lie.
  const players = COLOURS.slice(0, 2);
  const laid = layHall({ mode, players, start: players[0]!, longer: false }, tiles);
  if (!laid.ok) return laid;
  return tiles.length === 0
    ? refused('rules', 'a hall that is laid beforehand has all its tiles (S3)')
    : undefined;
}

/** Keeps a table that was not there before. */
export async function openTable(
  { store, watch, clock, tag }: House,
  { id, host, settings }: { readonly id: string; readonly host: GuestId; readonly settings: OnlineSettings },
): Promise<void> {
  const entry: Entry = {
    number: 0,
    at: clock.now(),
    change: { type: 'opened', settings, host: tag(host, id) },
  };
  const table = tableOpened(entry);
  await watch.patiently(() =>
    store.createTable(
      { id, host, seed: newSeed(), listed: settings.listed },
      { table: id, entry, summary: summaryOf(id, table, entry.at), due: dueOf(table) },
    ),
  );
}
