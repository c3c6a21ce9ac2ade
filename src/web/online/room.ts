import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import {
  type Answer,
  type ChatLine,
  ClientConnection,
  type ConnectionParts,
  type Entry,
  type GuestTag,
  type LinkState,
  type OnlineTable,
  type Presence,
  type Reaction,
  type ServerMessage,
  type TableChange,
  tableAfter,
  type Wish,
} from '../../protocol/index.ts';
import type { Colour, GameEvent } from '../../rules/index.ts';
import type { Batch, StoodIn } from '../table/index.ts';

/** A batch with the number of the entry it came with: a take-back names it. */
export interface RoomBatch extends Batch {
  readonly entry: number;
}

/** Somebody shows how they feel. */
export interface Shown {
  readonly guest: GuestTag;
  readonly name: string;
  readonly reaction: Reaction;
  readonly until: number;
}

export interface RoomParts extends ConnectionParts {
  /** Milliseconds by a clock of this device. */
  readonly now: () => number;
  /** The server has another table than this room knows: the room is closed, and opened anew. */
  readonly outdated: () => void;
}

const REACTION_SHOWN_FOR = 5000;
const CLOCK_WAS_SET = 2000;
/** Chat lines that are held; older ones nobody scrolls to. */
const MOST_LINES = 300;
const NOBODY: Presence = { away: [], watching: 0 };

/** A table far away, before, during and after the game: what is known of it, and the line to it. */
export class Room {
  readonly id: string;
  readonly #parts: RoomParts;
  readonly #connection: ClientConnection;
  readonly #link = signal<LinkState>('connecting');
  readonly #table = signal<OnlineTable | undefined>(undefined);
  readonly #entries: Entry[] = [];
  readonly #batches = signal<readonly RoomBatch[]>([]);
  readonly #you = signal<GuestTag | undefined>(undefined);
  readonly #mine = signal<ReadonlySet<number>>(new Set());
  readonly #presence = signal<Presence>(NOBODY);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #reactions = signal<readonly Shown[]>([]);
  readonly #storeAway = signal(false);
  /** The server's clock minus this device's. */
  readonly #ahead = signal(0);
  readonly #ready = signal(false);
  /** Batches of a hall that was laid beforehand. */
  #laid = 0;
  #expected: number | undefined;

  constructor(parts: RoomParts) {
    this.id = parts.table;
    this.#parts = parts;
    this.#connection = new ClientConnection(parts, {
      entries: (entries) => this.#take(entries),
      time: (now) => this.#setClock(now),
      message: (message) => this.#hear(message),
      link: (state) => {
        this.#link.value = state;
      },
    });
  }

  /** The table after the last entry heard. */
  get table(): ReadonlySignal<OnlineTable | undefined> {
    return this.#table;
  }
  /** All entries heard, from the first one on. */
  get entries(): readonly Entry[] {
    return this.#entries;
  }
  get batches(): ReadonlySignal<readonly RoomBatch[]> {
    return this.#batches;
  }
  /** How many batches were there before anybody moved. */
  get laid(): number {
    return this.#laid;
  }
  get you(): ReadonlySignal<GuestTag | undefined> {
    return this.#you;
  }
  get mine(): ReadonlySignal<ReadonlySet<number>> {
    return this.#mine;
  }
  get presence(): ReadonlySignal<Presence> {
    return this.#presence;
  }
  get chat(): ReadonlySignal<readonly ChatLine[]> {
    return this.#chat;
  }
  get reactions(): ReadonlySignal<readonly Shown[]> {
    return this.#reactions;
  }
  get storeAway(): ReadonlySignal<boolean> {
    return this.#storeAway;
  }
  get link(): ReadonlySignal<LinkState> {
    return this.#link;
  }
  /** Everything up to now has been heard at least once. */
  get ready(): ReadonlySignal<boolean> {
    return this.#ready;
  }
  readonly isHost = computed(
    (): boolean => this.#you.value !== undefined && this.#table.value?.host === this.#you.value,
  );

  start(): void {
    this.#connection.start();
  }
  close(): void {
    this.#connection.close();
  }
  retryNow(): void {
    this.#connection.retryNow();
  }
  probe(): void {
    this.#connection.probe();
  }
  goneOffline(): void {
    this.#connection.goneOffline();
  }
  wish(wish: Wish): Promise<Answer> {
    return this.#connection.wish(wish);
  }
  /** A moment of the server's clock by this device's. */
  here(at: number): number {
    return at - this.#ahead.value;
  }

  #take(entries: readonly Entry[]): void {
    let table = this.#table.peek();
    let batches = this.#batches.peek();
    this.#entries.push(...entries);
    for (const entry of entries) {
      table = tableAfter(table, entry);
      batches = batchesAfter(batches, entry, table);
      if (entry.change.type === 'started') this.#laid = batches.length;
    }
    batch(() => {
      this.#table.value = table;
      this.#batches.value = batches;
      this.#checkReady();
    });
  }

  /** A message takes a while, now longer, now shorter: only what is more than that is a clock that was set. */
  #setClock(now: number): void {
    const ahead = now - this.#parts.now();
    if (Math.abs(ahead - this.#ahead.peek()) > CLOCK_WAS_SET) this.#ahead.value = ahead;
  }

  #checkReady(): void {
    const number = this.#table.peek()?.number;
    if (this.#expected !== undefined && number !== undefined && number >= this.#expected)
      this.#ready.value = true;
  }

  #hear(message: ServerMessage): void {
    batch(() => {
      switch (message.type) {
        case 'welcome':
          this.#you.value = message.you;
          this.#mine.value = new Set(message.seats);
          this.#presence.value = message.presence;
          this.#chat.value = joined(this.#chat.peek(), message.chat);
          this.#ahead.value = message.now - this.#parts.now();
          this.#storeAway.value = false;
          this.#expected = message.number;
          this.#checkReady();
          break;
        case 'yours':
          this.#mine.value = new Set(message.seats);
          break;
        case 'presence':
          this.#presence.value = message.presence;
          break;
        case 'said':
          this.#chat.value = joined(this.#chat.peek(), [message.line]);
          break;
        case 'reacted':
          this.#show(message.guest, message.name, message.reaction);
          break;
        case 'reset':
          this.#parts.outdated();
          break;
        case 'store':
          this.#storeAway.value = message.away;
          break;
        default:
          break;
      }
    });
  }

  #show(guest: GuestTag, name: string, reaction: Reaction): void {
    const until = this.#parts.now() + REACTION_SHOWN_FOR;
    const others = this.#reactions.peek().filter((one) => one.guest !== guest);
    const shown: Shown = { guest, name, reaction, until };
    this.#reactions.value = [...others, shown];
    this.#parts.later(REACTION_SHOWN_FOR, () => {
      this.#reactions.value = this.#reactions.peek().filter((one) => one !== shown);
    });
  }
}

/** Chat lines by number, each once. */
function joined(before: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map([...before, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number).slice(-MOST_LINES);
}

/** The batches after one more entry; those that stay are the same objects. */
function batchesAfter(
  batches: readonly RoomBatch[],
  { number: entry, change }: Entry,
  table: OnlineTable,
): readonly RoomBatch[] {
  switch (change.type) {
    case 'started':
      return tilesLaid(change.events).map((events, number) => ({
        number,
        by: layerOf(events),
        events,
        entry,
      }));
    case 'acted': {
      const by = table.game!.setup.players[change.seat]!;
      const stoodIn = stoodInFor(table, change);
      const { events } = change;
      return [...batches, { number: batches.length, by, events, entry, ...(stoodIn && { stoodIn }) }];
    }
    case 'tookBack':
      return batches.filter((one) => one.entry < change.to);
    default:
      return batches;
  }
}

/** Why a bot made the move of a seat that is a person's. */
function stoodInFor(
  { seats }: OnlineTable,
  { seat, madeBy }: Extract<TableChange, { readonly type: 'acted' }>,
): StoodIn | undefined {
  if (madeBy === 'player' || seats[seat]!.sitter.kind !== 'guest') return undefined;
  return madeBy === 'clock' ? 'clock' : 'away';
}

/** A hall laid beforehand, tile by tile, as a local table has it. */
function tilesLaid(events: readonly GameEvent[]): GameEvent[][] {
  const tiles: GameEvent[][] = [];
  for (const event of events) {
    if (event.type === 'tilePlaced' || tiles.length === 0) tiles.push([event]);
    else tiles.at(-1)!.push(event);
  }
  return tiles;
}

function layerOf(events: readonly GameEvent[]): Colour {
  const placed = events.find((event) => event.type === 'tilePlaced');
  if (placed === undefined) throw new Error('a game begins with something other than tiles');
  return placed.by;
}
