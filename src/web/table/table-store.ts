import type { Draft, TableSettings } from './table.ts';

/** What a device keeps of a table. The order of the pile is not in it. */
export interface KeptTable {
  readonly id: string;
  readonly settings: TableSettings;
  /** When it was begun and when it last changed, ISO 8601. */
  readonly begun: string;
  readonly changed: string;
  /** The record so far (`.ffr`): all decisions and cards. */
  readonly record: string;
  /** How many batches have been shown. */
  readonly seen: number;
  readonly over: boolean;
  /** The seat whose player gave up, where that ended the game. */
  readonly gaveUp?: number;
  readonly draft?: Draft;
}

/** Where tables are kept. A write that returns is kept; one that throws is not. */
export interface TableStore {
  read(id: string): KeptTable | undefined;
  write(table: KeptTable): void;
  /** The pile's seed lies apart from what pages read. */
  readSecret(id: string): string | undefined;
  writeSecret(id: string, secret: string): void;
  /** All tables, the one that changed last first. */
  list(): readonly KeptTable[];
  remove(id: string): void;
  /** Hears whenever a table may have changed, also in another window; gives the way to hear no more. */
  watch(changed: () => void): () => void;
}
