import { type RecordLine, recordLineOf, writeRecord } from '../rules/records/index.ts';
import type { Entry, TableBot } from './entries.ts';
import { type OnlineTable, type Seat, tableAfter } from './online-table.ts';
import { sameName } from './texts.ts';

/** What bots of this kind are called: as many names as there can be of them at a table, and more. */
export type BotNames = (bot: TableBot) => readonly string[];

/** What those in the seats are called; a bot by the first name of its kind that nobody else has. */
export function namesIn(seats: readonly Seat[], botNames: BotNames): string[] {
  const taken = seats.flatMap(({ sitter }) => (sitter.kind === 'guest' ? [sitter.name] : []));
  return seats.map(({ sitter }) => {
    if (sitter.kind !== 'bot') return sitter.kind === 'guest' ? sitter.name : '';
    const names = botNames(sitter.bot);
    const free = names.find((name) => !taken.some((other) => sameName(name, other))) ?? names[0]!;
    taken.push(free);
    return free;
  });
}

/** The record (`.ffr`) that a table's entries make, from the first one on; undefined where no game has begun. The rules are not asked again. */
export function recordOf(entries: readonly Entry[], botNames: BotNames): string | undefined {
  let table: OnlineTable | undefined;
  let begun: number | undefined;
  let made: Entry[] = [];
  for (const entry of entries) {
    const { number, at, change } = entry;
    if (change.type === 'started' || change.type === 'acted') made.push(entry);
    if (change.type === 'tookBack') made = made.filter((one) => one.number < change.to);
    // Of the moves only what they say is written: the game need not be played.
    else if (change.type !== 'acted') table = tableAfter(table && { ...table, number: number - 1 }, entry);
    if (change.type === 'started') begun = at;
  }
  if (table?.game === undefined || begun === undefined) return undefined;
  const { game, seats, commitment, reveal } = table;
  const names = Object.fromEntries(
    namesIn(seats, botNames).map((name, seat) => [seats[seat]!.colour!, name]),
  );
  const date = new Date(begun).toISOString();
  const header = { ...game.setup, names, date, ...(commitment !== undefined && { commitment }) };
  const lines = made
    .flatMap(({ change }) => ('events' in change ? change.events : []))
    .flatMap((event) => recordLineOf(event) ?? [])
    .map((line): RecordLine => {
      if (line.type !== 'result' || reveal === undefined) return line;
      return { type: 'result', result: { ...line.result, reveal } };
    });
  return writeRecord([{ type: 'header', header }, ...lines]);
}
