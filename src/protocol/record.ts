import { type RecordLine, recordLineOf, writeRecord } from '../rules/index.ts';
import type { BotLevel, Entry } from './entries.ts';
import { type OnlineTable, type Seat, tableAfter, tableOpened } from './online-table.ts';

/** What a bot of this level is called. */
export type BotNames = (level: BotLevel) => string;

/** What those in the seats are called; bots are numbered where there are several of one name. */
export function namesIn(seats: readonly Seat[], botName: BotNames): string[] {
  const count = new Map<string, number>();
  return seats.map(({ sitter }) => {
    if (sitter.kind !== 'bot') return sitter.kind === 'guest' ? sitter.name : '';
    const name = botName(sitter.level);
    const number = (count.get(name) ?? 0) + 1;
    count.set(name, number);
    return number === 1 ? name : `${name} ${number}`;
  });
}

/** The record (`.ffr`) that a table's entries make, from the first one on; undefined where no game has begun. The rules are not asked again. */
export function recordOf(entries: readonly Entry[], botName: BotNames): string | undefined {
  let table: OnlineTable | undefined;
  let begun: number | undefined;
  let made: Entry[] = [];
  for (const entry of entries) {
    const { number, at, change } = entry;
    if (change.type === 'started' || change.type === 'acted') made.push(entry);
    if (change.type === 'tookBack') made = made.filter((one) => one.number < change.to);
    // Of the moves only what they say is written: the game need not be played.
    else if (change.type !== 'acted')
      table = table === undefined ? tableOpened(entry) : tableAfter({ ...table, number: number - 1 }, entry);
    if (change.type === 'started') begun = at;
  }
  if (table?.game === undefined || begun === undefined) return undefined;
  const { game, seats, commitment, reveal } = table;
  const names = Object.fromEntries(namesIn(seats, botName).map((name, seat) => [seats[seat]!.colour!, name]));
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
