import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Action,
  decide,
  evolveInPlace,
  type Game,
  isRefusal,
  newGame,
  Pile,
  Random,
  type Refusal,
} from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import { type RecordHeader, type RecordLine, recordLineOf, writeRecord } from '../../rules/records/index.ts';
import { type BrokenRecord, isBroken, playRecords } from './batches.ts';
import { timeForBot } from './pace.ts';
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

/** Who plays on for somebody who gave up. */
const STAND_IN = 'wary';
/** How long a bot may think at most; where several follow each other, each has less. */
const THINKING_TIME = 1000;

const isoNow = (): string => new Date().toISOString();
const randomText = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
const randomName = (): string => crypto.getRandomValues(new BigUint64Array(1))[0]!.toString(36);

/** Begins a game on this device and keeps it, or goes on with one that was `played` so far; the settings were checked before. */
export function createTable(
  settings: TableSettings,
  parts: LocalParts,
  played: readonly RecordLine[] = [],
): LocalTable {
  const { setup, sitters } = settings;
  const id = (parts.name ?? randomName)();
  const named = setup.players.map((colour, seat) => [colour, sitters[seat]!.name] as const);
  const names = Object.fromEntries(named.filter(([, name]) => name !== ''));
  const begun = (parts.now ?? isoNow)();
  const header: RecordHeader = { ...setup, names, date: begun };
  const record = writeRecord([{ type: 'header', header }, ...played]);
  const seen = played.filter(({ type }) => type !== 'card').length;
  const kept: KeptTable = { id, settings, begun, changed: begun, record, seen, over: false };
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
  const batches = read[0]?.batches ?? [];
  const secret = parts.store.readSecret(kept.id);
  const pile = secret === undefined ? undefined : resumedPile(secret, kept.settings, batches);
  return new LocalTable(kept, batches, pile ?? newPile(kept.id, parts), parts);
}

function begunGame({ setup }: TableSettings): Game {
  const game = newGame(setup);
  if (isRefusal(game)) throw new Error(game.message);
  return game;
}

function gameAfter(settings: TableSettings, batches: readonly Batch[]): Game {
  const game = begunGame(settings);
  for (const { events } of batches) for (const event of events) evolveInPlace(game, event);
  return game;
}

/** The pile as it lies after the cards that were drawn; undefined where the seed gives others. */
function resumedPile(secret: string, settings: TableSettings, batches: readonly Batch[]): Pile | undefined {
  const pile = new Pile(new Random(secret));
  const game = begunGame(settings);
  for (const event of batches.flatMap(({ events }) => events)) {
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
  readonly batches: ReadonlySignal<readonly Batch[]> = this.#batches;
  readonly #game: Signal<Game>;
  readonly #thinking = signal<number | undefined>(undefined);
  readonly thinking: ReadonlySignal<number | undefined> = this.#thinking;
  /** The seat whose player gave up. */
  readonly #gaveUp: Signal<number | undefined>;
  readonly givingUp: NonNullable<Table['givingUp']>;
  readonly #trouble = signal<TableTrouble | undefined>(undefined);
  readonly trouble: ReadonlySignal<TableTrouble | undefined> = this.#trouble;
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
  #asking = new AbortController();
  readonly #endWatch: () => void;

  constructor(kept: KeptTable, batches: readonly Batch[], pile: Pile, parts: LocalParts) {
    this.id = kept.id;
    this.settings = kept.settings;
    this.seen = Math.min(kept.seen, batches.length);
    this.mine = new Set(
      kept.settings.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : [])),
    );
    this.#gaveUp = signal(kept.gaveUp);
    this.givingUp = { by: this.#gaveUp, giveUp: (seat) => this.#giveUp(seat) };
    this.#kept = kept;
    this.#written = kept.record;
    this.#now = parts.now ?? isoNow;
    this.#game = signal(gameAfter(kept.settings, batches));
    this.#batches.value = batches;
    this.#pile = pile;
    this.#store = parts.store;
    this.#thinker = parts.thinker ?? new WorkerThinker();
    this.#endWatch = parts.store.watch(() => this.#wentOnElsewhere());
    this.#askBot();
  }

  get game(): ReadonlySignal<Game> {
    return this.#game;
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
    this.#endWatch();
    this.#asking.abort();
    this.#thinker.close();
    this.#thinking.value = undefined;
  }

  /** Decide, keep, then tell. */
  #act(seat: number, action: Action): Refusal | undefined {
    if (this.#wentOnElsewhere() || this.#gaveUp.peek() !== undefined) return undefined;
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

  /** How many batches stay where the last move of a person here is taken back, with all that bots did after it. */
  readonly #stayWithout = computed((): number | undefined => {
    const batches = this.#batches.value;
    const { players } = this.settings.setup;
    const own = batches.findLastIndex(({ by }) => this.mine.has(players.indexOf(by)));
    const sawCard = batches.slice(own).some(({ events }) => events.some(({ type }) => type === 'cardDrawn'));
    return own < 0 || sawCard || this.#gaveUp.value !== undefined ? undefined : own;
  });

  readonly ownMove = {
    mayTakeBack: computed((): boolean => this.#stayWithout.value !== undefined),
    takeBack: (): void => this.#takeBack(),
  };

  #takeBack(): void {
    const stay = this.#stayWithout.peek();
    if (stay === undefined || this.#wentOnElsewhere()) return;
    const batches = this.#batches.peek().slice(0, stay);
    const { draft: _, ...kept } = this.#kept;
    const header = kept.record.slice(0, kept.record.indexOf('\n') + 1);
    const lines = batches.flatMap(({ events }) => events.flatMap((event) => recordLineOf(event) ?? []));
    const record = header + writeRecord(lines);
    this.#kept = { ...kept, record, seen: stay, changed: this.#now() };
    this.keep();
    this.#forgetAnswer();
    this.#game.value = gameAfter(this.settings, batches);
    this.#batches.value = batches;
    this.#askBot();
  }

  /** What a bot thinks of is no longer so. */
  #forgetAnswer(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
    this.#askedAt = -1;
    this.#answer = undefined;
    this.#thinking.value = undefined;
  }

  #giveUp(seat: number): 'over' | 'bot' {
    const { draft: _, ...kept } = this.#kept;
    const ends = this.mine.size === 1;
    const sitters = this.settings.sitters.map((sitter, other) =>
      other === seat ? ({ kind: 'bot', bot: STAND_IN, name: sitter.name } as const) : sitter,
    );
    this.#kept = ends
      ? { ...kept, over: true, gaveUp: seat, changed: this.#now() }
      : { ...kept, settings: { ...kept.settings, sitters }, changed: this.#now() };
    this.keep();
    this.#forgetAnswer();
    if (ends) this.#gaveUp.value = seat;
    return ends ? 'over' : 'bot';
  }

  /** Two windows may show the same game: the one that is behind must not overwrite the other, and says so at once. */
  #wentOnElsewhere(): boolean {
    const kept = this.#store.read(this.id);
    const wentOn = kept?.record !== this.#written || kept.gaveUp !== this.#gaveUp.peek();
    if (kept !== undefined && wentOn) this.#trouble.value = 'elsewhere';
    return this.#trouble.peek() === 'elsewhere';
  }

  /** A bot thinks as soon as it is its turn, while the page still shows what came before. */
  #askBot(): void {
    const game = this.#game.peek();
    const at = this.#batches.peek().length;
    const sitter = this.settings.sitters[game.turn];
    if (game.phase === 'over' || this.#gaveUp.peek() !== undefined) return;
    if (sitter?.kind !== 'bot' || this.#askedAt === at) return;
    this.#askedAt = at;
    this.#thinking.value = game.turn;
    const question = {
      bot: sitter.bot,
      view: writeView(game),
      // Not the pile's secret: what a bot draws by lot tells nothing about the cards.
      seed: `${this.id}/${at}`,
      milliseconds: Math.min(THINKING_TIME, timeForBot(game, this.#batches.peek(), this.settings)),
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
