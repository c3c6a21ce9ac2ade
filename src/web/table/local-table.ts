import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  decide,
  evolveInPlace,
  type Game,
  type GameEvent,
  isRefusal,
  newGame,
  Pile,
  Random,
  type RecordHeader,
  type Refusal,
  recordLineOf,
  writeRecord,
  writeView,
} from '../../rules/index.ts';
import { type BrokenRecord, isBroken, playRecords } from './batches.ts';
import type { Batch, Draft, Table, TableSettings, TableTrouble } from './table.ts';
import type { KeptTable, TableStore } from './table-store.ts';
import { type Thinker, WorkerThinker } from './thinker.ts';

/** What a local table needs of the device. */
export interface LocalParts {
  readonly store: TableStore;
  readonly thinker?: Thinker;
  /** The time, ISO 8601. */
  readonly now?: () => string;
  /** Texts nobody can guess: the pile's seed, and the table's name. */
  readonly secret?: () => string;
  readonly name?: () => string;
}

/** How long a bot may think. */
const THINKING_TIME = 1000;

const isoNow = (): string => new Date().toISOString();
const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
const randomName = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(36);

/** Begins a game on this device and keeps it; the settings were checked before. */
export function createTable(settings: TableSettings, parts: LocalParts): LocalTable {
  const { setup, sitters } = settings;
  const id = (parts.name ?? randomName)();
  const names = Object.fromEntries(setup.players.map((colour, seat) => [colour, sitters[seat]!.name]));
  const begun = (parts.now ?? isoNow)();
  const header: RecordHeader = { ...setup, names, date: begun };
  const record = writeRecord([{ type: 'header', header }]);
  const kept: KeptTable = { id, settings, begun, changed: begun, record, seen: 0, over: false };
  const table = openKept(kept, parts);
  if (!(table instanceof LocalTable)) throw new Error(table.message);
  table.keep();
  return table;
}

/** Takes up a game that was kept; undefined where there is none, or what is wrong with what was kept. */
export function openTable(id: string, parts: LocalParts): LocalTable | BrokenRecord | undefined {
  const kept = parts.store.read(id);
  return kept === undefined ? undefined : openKept(kept, parts);
}

function openKept(kept: KeptTable, parts: LocalParts): LocalTable | BrokenRecord {
  const read = playRecords(kept.record, true);
  if (isBroken(read)) return read;
  const game = newGame(kept.settings.setup);
  if (isRefusal(game)) throw new Error(game.message);
  const batches = read[0]?.batches ?? [];
  const events = batches.flatMap((batch) => batch.events);
  const secret = parts.store.readSecret(kept.id);
  const pile = secret === undefined ? undefined : resumedPile(secret, game.copy(), events);
  for (const event of events) evolveInPlace(game, event);
  return new LocalTable(kept, game, batches, pile ?? newPile(kept.id, parts), parts);
}

/** The pile as it lies after the cards that were drawn; undefined where the seed gives others. */
function resumedPile(secret: string, game: Game, events: readonly GameEvent[]): Pile | undefined {
  const pile = new Pile(new Random(secret));
  for (const event of events) {
    if (event.type === 'cardDrawn' && pile.draw(game.cardsLeft, game.possibleCards()) !== event.card)
      return undefined;
    evolveInPlace(game, event);
  }
  return pile;
}

function newPile(id: string, { store, secret = randomText }: LocalParts): Pile {
  const seed = secret();
  try {
    store.writeSecret(id, seed);
  } catch {
    // No room: the table itself will say so.
  }
  return new Pile(new Random(seed));
}

/** A table on one device: people and bots around it. Everything is kept before it is told. */
export class LocalTable implements Table {
  readonly id: string;
  readonly settings: TableSettings;
  readonly mine: ReadonlySet<number>;
  readonly seen: number;
  readonly #batches = signal<readonly Batch[]>([]);
  readonly #game: Signal<Game>;
  readonly #thinking = signal<number | undefined>(undefined);
  readonly #trouble = signal<TableTrouble | undefined>(undefined);
  readonly #pile: Pile;
  readonly #store: TableStore;
  readonly #thinker: Thinker;
  readonly #now: () => string;
  #kept: KeptTable;
  /** The record as it was last read or written. */
  #written: string;
  /** The game the bots were last asked about, by the number of its batches; and their answer. */
  #askedAt = -1;
  #answer: { readonly at: number; readonly action: Action } | undefined;
  readonly #asking = new AbortController();

  constructor(kept: KeptTable, game: Game, batches: readonly Batch[], pile: Pile, parts: LocalParts) {
    this.id = kept.id;
    this.settings = kept.settings;
    this.seen = Math.min(kept.seen, batches.length);
    this.mine = new Set(
      kept.settings.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : [])),
    );
    this.#kept = kept;
    this.#written = kept.record;
    this.#now = parts.now ?? isoNow;
    this.#game = signal(game);
    this.#batches.value = batches;
    this.#pile = pile;
    this.#store = parts.store;
    this.#thinker = parts.thinker ?? new WorkerThinker();
    this.#askBot();
  }

  get batches(): ReadonlySignal<readonly Batch[]> {
    return this.#batches;
  }
  get game(): ReadonlySignal<Game> {
    return this.#game;
  }
  get thinking(): ReadonlySignal<number | undefined> {
    return this.#thinking;
  }
  get trouble(): ReadonlySignal<TableTrouble | undefined> {
    return this.#trouble;
  }
  get draft(): Draft | undefined {
    const { draft } = this.#kept;
    return draft?.after === this.#batches.peek().length ? draft : undefined;
  }

  act(seat: number, action: Action): Promise<Refusal | undefined> {
    return Promise.resolve(this.#act(seat, action));
  }

  shown(number: number): void {
    if (number > this.#kept.seen) {
      this.#kept = { ...this.#kept, seen: number };
      this.keep();
    }
    this.#playAnswer();
  }

  keepDraft(draft: Draft | undefined): void {
    const { draft: before, ...rest } = this.#kept;
    if (before === undefined && draft === undefined) return;
    this.#kept = draft === undefined ? rest : { ...rest, draft };
    this.keep();
  }

  record(): string {
    return this.#kept.record;
  }

  keep(): void {
    if (this.#wentOnElsewhere()) return;
    try {
      this.#store.write(this.#kept);
      this.#written = this.#kept.record;
      this.#trouble.value = undefined;
    } catch {
      this.#trouble.value = 'not-kept';
    }
  }

  close(): void {
    this.#asking.abort();
    this.#thinker.close();
    this.#thinking.value = undefined;
  }

  /** Decide, keep, then tell. */
  #act(seat: number, action: Action): Refusal | undefined {
    if (this.#wentOnElsewhere()) return undefined;
    const decision = decide(this.#game.peek(), seat, action, this.#pile.draw);
    if (!decision.ok) return decision;
    const { events } = decision;
    const next = this.#game.peek().copy();
    for (const event of events) evolveInPlace(next, event);
    const lines = events.flatMap((event) => recordLineOf(event) ?? []);
    const { draft: _, ...kept } = this.#kept;
    this.#kept = {
      ...kept,
      record: kept.record + writeRecord(lines),
      over: next.phase === 'over',
      changed: this.#now(),
    };
    this.keep();
    this.#thinking.value = undefined;
    this.#game.value = next;
    const batches = this.#batches.peek();
    const by = this.settings.setup.players[seat]!;
    this.#batches.value = [...batches, { number: batches.length, by, events }];
    this.#askBot();
    return undefined;
  }

  /** Two windows may show the same game: the one that is behind must not overwrite the other. */
  #wentOnElsewhere(): boolean {
    const kept = this.#store.read(this.id);
    if (kept !== undefined && kept.record.length > this.#written.length) this.#trouble.value = 'elsewhere';
    return this.#trouble.peek() === 'elsewhere';
  }

  /** A bot thinks as soon as it is its turn, while the page still shows what came before. */
  #askBot(): void {
    const game = this.#game.peek();
    const at = this.#batches.peek().length;
    const sitter = this.settings.sitters[game.turn];
    if (game.phase === 'over' || sitter?.kind !== 'bot' || this.#askedAt === at) return;
    this.#askedAt = at;
    this.#thinking.value = game.turn;
    const question = {
      bot: sitter.bot,
      view: writeView(game),
      // Not the pile's secret: what a bot draws by lot tells nothing about the cards.
      seed: `${this.id}/${at}`,
      milliseconds: THINKING_TIME,
    };
    const ended = this.#asking.signal;
    void this.#thinker.think(question, ended).then((action) => {
      if (ended.aborted) return;
      this.#answer = { at, action };
      this.#playAnswer();
    });
  }

  #playAnswer(): void {
    const answer = this.#answer;
    const at = this.#batches.peek().length;
    if (answer?.at !== at || this.#kept.seen < at) return;
    this.#answer = undefined;
    const refused = this.#act(this.#game.peek().turn, answer.action);
    if (refused !== undefined) throw new Error(`a bot did what is not allowed: ${refused.message}`);
  }
}
