import { LEVELS } from '../../bots/index.ts';
import type { Entry } from '../../protocol/index.ts';
import {
  type Colour,
  type GameEvent,
  type RecordHeader,
  type RecordLine,
  recordLineOf,
  writeRecord,
} from '../../rules/index.ts';
import type { Store } from '../store/index.ts';

const ENTRIES_AT_ONCE = 500;

/** A game's record so far, from its stored entries; undefined where no game has begun. The rules are not asked again. */
export async function recordOf(store: Store, table: string): Promise<string | undefined> {
  const writer = new RecordWriter();
  for (let known = -1; ; ) {
    const entries = await store.entries(table, known, ENTRIES_AT_ONCE);
    for (const entry of entries) writer.take(entry);
    if (entries.length < ENTRIES_AT_ONCE) return writer.text();
    known = entries.at(-1)!.number;
  }
}

interface Named {
  readonly name: string;
  readonly colour: Colour;
}

/** Takes a table's entries in order and knows the record they make. */
class RecordWriter {
  #seats = new Map<number, Named>();
  #header: Omit<RecordHeader, 'names'> | undefined;
  #made: { readonly entry: number; readonly events: readonly GameEvent[] }[] = [];
  #reveal: string | undefined;

  take({ number, at, change }: Entry): void {
    switch (change.type) {
      case 'sat':
        this.#seats.set(change.seat, change);
        break;
      case 'botSat':
        this.#seats.set(change.seat, { name: LEVELS[change.level - 1]!.name, colour: change.colour });
        break;
      case 'stoodUp':
        this.#seats.delete(change.seat);
        break;
      case 'coloured':
      case 'renamed':
        this.#seats.set(change.seat, { ...this.#seats.get(change.seat)!, ...change });
        break;
      case 'started':
        this.#seats = new Map(change.seats.map((seat, now) => [now, this.#seats.get(seat)!]));
        this.#header = { ...change.setup, date: new Date(at).toISOString(), commitment: change.commitment };
        this.#made = [{ entry: number, events: change.events }];
        break;
      case 'acted':
        this.#made.push({ entry: number, events: change.events });
        break;
      case 'tookBack':
        this.#made = this.#made.filter(({ entry }) => entry < change.to);
        break;
      case 'revealed':
        this.#reveal = change.seed;
        break;
      default:
        break;
    }
  }

  text(): string | undefined {
    if (this.#header === undefined) return undefined;
    const names = Object.fromEntries([...this.#seats.values()].map(({ colour, name }) => [colour, name]));
    const lines: RecordLine[] = [{ type: 'header', header: { ...this.#header, names } }];
    for (const { events } of this.#made) {
      for (const event of events) {
        const line = recordLineOf(event);
        if (line !== undefined) lines.push(this.#revealing(line));
      }
    }
    return writeRecord(lines);
  }

  #revealing(line: RecordLine): RecordLine {
    if (line.type !== 'result' || this.#reveal === undefined) return line;
    return { type: 'result', result: { ...line.result, reveal: this.#reveal } };
  }
}
