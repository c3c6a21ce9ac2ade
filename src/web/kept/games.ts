import { type ReadonlySignal, signal } from '@preact/signals';
import type { Draft, KeptTable, TableSettings, TableStore } from '../table/index.ts';
import { type Cupboard, isFields } from './shelf.ts';

const VERSION = 1;
const TABLE = 'table/';
const SECRET = 'pile/';
/** More games than this nobody finds again: the oldest finished ones make room. */
const MOST_GAMES = 60;

/** The games on this device. */
export class KeptGames implements TableStore {
  readonly #cupboard: Cupboard;
  readonly #tables = signal<readonly KeptTable[]>([]);
  /** All games, the one that changed last first. */
  readonly tables: ReadonlySignal<readonly KeptTable[]> = this.#tables;

  constructor(cupboard: Cupboard) {
    this.#cupboard = cupboard;
    this.refresh();
    cupboard.onChange((name) => {
      if (name === undefined || name.startsWith(TABLE)) this.refresh();
    });
  }

  list(): readonly KeptTable[] {
    return this.#tables.peek();
  }

  /** As it is kept now; another tab may have changed it. */
  read(id: string): KeptTable | undefined {
    return this.#cupboard.read(TABLE + id, tableIn);
  }

  /** Keeps a game; throws where there is no room, even without old finished games. */
  write(table: KeptTable): void {
    const others = this.list().filter(({ id }) => id !== table.id);
    this.#tables.value = lastChangedFirst([table, ...others]);
    while (this.list().length > MOST_GAMES && this.#dropOldestFinished(table.id)) {
      // one finished game less
    }
    while (!this.#cupboard.write(TABLE + table.id, VERSION, table)) {
      if (this.#dropOldestFinished(table.id)) continue;
      this.#cupboard.tellFull(TABLE + table.id);
      throw new Error('there is no room to keep the game');
    }
  }

  watch(changed: () => void): () => void {
    return this.#tables.subscribe(changed);
  }

  readSecret(id: string): string | undefined {
    return this.#cupboard.read(SECRET + id, (data) => (typeof data === 'string' ? data : undefined));
  }

  writeSecret(id: string, secret: string): void {
    if (!this.#cupboard.write(SECRET + id, VERSION, secret)) throw new Error('there is no room');
  }

  remove(id: string): void {
    this.#cupboard.remove(TABLE + id);
    this.#cupboard.remove(SECRET + id);
    this.#tables.value = this.list().filter((table) => table.id !== id);
  }

  refresh(): void {
    const names = this.#cupboard.names().filter((name) => name.startsWith(TABLE));
    const tables = names.map((name) => this.#cupboard.read(name, tableIn));
    this.#tables.value = lastChangedFirst(tables.filter((table) => table !== undefined));
  }

  #dropOldestFinished(but: string): boolean {
    const oldest = this.list().findLast(({ id, over }) => id !== but && over);
    if (oldest !== undefined) this.remove(oldest.id);
    return oldest !== undefined;
  }
}

const lastChangedFirst = (tables: readonly KeptTable[]): KeptTable[] =>
  [...tables].sort((a, b) => (a.changed < b.changed ? 1 : -1));

/** Whether it is a game we wrote; the record itself is checked by the rules when it is taken up again. */
function tableIn(data: unknown, version: number): KeptTable | undefined {
  if (version !== VERSION || !isFields(data)) return undefined;
  const { id, begun, changed, record, seen, over, settings, draft, gaveUp } = data;
  if (!isText(id) || !isText(begun) || !isText(changed) || !isText(record)) return undefined;
  if (typeof seen !== 'number' || !isSettings(settings)) return undefined;
  const end = { over: over === true, ...(typeof gaveUp === 'number' && { gaveUp }) };
  const kept = { id, begun, changed, record, seen, settings, ...end };
  return isDraft(draft) ? { ...kept, draft } : kept;
}

const isDraft = (data: unknown): data is Draft =>
  isFields(data) && isText(data['figure']) && isText(data['path']) && typeof data['after'] === 'number';

const isText = (data: unknown): data is string => typeof data === 'string';

function isSettings(data: unknown): data is TableSettings {
  if (!isFields(data) || typeof data['forecast'] !== 'boolean') return false;
  const { setup, sitters } = data;
  if (!isFields(setup) || !Array.isArray(setup['players']) || !Array.isArray(sitters)) return false;
  return sitters.length === setup['players'].length && sitters.every(isFields);
}
