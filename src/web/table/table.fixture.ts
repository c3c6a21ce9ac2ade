import { botNamed, choose, type Question } from '../../bots/index.ts';
import { type Action, Random, type Setup } from '../../rules/index.ts';
import { parseJson, viewIn } from '../../rules/notation/index.ts';
import type { Sitter, TableSettings } from './table.ts';
import type { KeptTable, TableStore } from './table-store.ts';
import type { Thinker } from './thinker.ts';

/** Parts for tests: a store in memory, a thinker that answers at once. */

export class MemoryTableStore implements TableStore {
  readonly tables = new Map<string, KeptTable>();
  readonly secrets = new Map<string, string>();
  full = false;
  readonly #watchers = new Set<() => void>();

  read(id: string): KeptTable | undefined {
    return this.tables.get(id);
  }
  write(table: KeptTable): void {
    if (this.full) throw new Error('there is no room');
    this.tables.set(table.id, JSON.parse(JSON.stringify(table)) as KeptTable);
  }
  readSecret(id: string): string | undefined {
    return this.secrets.get(id);
  }
  writeSecret(id: string, secret: string): void {
    this.secrets.set(id, secret);
  }
  list(): readonly KeptTable[] {
    return [...this.tables.values()];
  }
  remove(id: string): void {
    this.tables.delete(id);
  }
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }
  /** As a browser tells the other windows, a moment later. */
  tellOthers(): void {
    for (const changed of this.#watchers) changed();
  }
}

export class QuickThinker implements Thinker {
  readonly asked: Question[] = [];

  think(question: Question): Promise<Action> {
    this.asked.push(question);
    const game = viewIn(parseJson(question.view), 'view');
    const { action } = choose(botNamed('runner'), game, new Random(question.seed));
    return Promise.resolve(action);
  }
  close(): void {}
}

export const person = (name: string): Sitter => ({ kind: 'person', name });
export const bot = (name: string): Sitter => ({ kind: 'bot', bot: 'runner', name });

export function settingsFor(
  sitters: readonly Sitter[],
  mode: Setup['mode'] = 'basic',
  more: Partial<TableSettings> = {},
): TableSettings {
  const players = (['green', 'red', 'blue', 'yellow'] as const).slice(0, sitters.length);
  return { setup: { mode, players, start: 'green', longer: false }, sitters, forecast: true, ...more };
}

/** Lets everything that was put off until now happen. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
