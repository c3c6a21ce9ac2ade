import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { namesOf } from '../../bots/index.ts';
import { namesIn, type OnlineTable, recordOf, type Seat } from '../../protocol/index.ts';
import type { Action, Game, Refusal, Setup } from '../../rules/index.ts';
import type { Batch, Draft, Returned, Sitter, Table, TableSettings, TableTrouble } from '../table/index.ts';
import { RemoteCompany } from './remote-company.ts';
import type { Room } from './room.ts';

/** What a device keeps of a remote table. */
export interface RemoteKept {
  read(id: string): { readonly seen: number; readonly draft?: Draft } | undefined;
  write(id: string, seen: number, draft: Draft | undefined): void;
  muted: ReadonlySignal<readonly { readonly guest: string; readonly name: string }[]>;
  mute(guest: string, name: string): void;
  unmute(guest: string): void;
}

/** A game at a table far away: the server decides, and this tells what it decided. */
export class RemoteTable implements Table {
  readonly id: string;
  readonly seen: number;
  readonly company: RemoteCompany;
  readonly #room: Room;
  readonly #kept: RemoteKept;
  readonly #setup: Setup;
  readonly #onItsWay = signal(false);
  #seen: number;
  #draft: Draft | undefined;

  /** The game must have begun. */
  constructor(room: Room, kept: RemoteKept, address: string) {
    this.id = room.id;
    this.#room = room;
    this.#kept = kept;
    this.#setup = room.table.peek()!.game!.setup;
    const before = kept.read(room.id);
    const all = room.batches.peek().length;
    // Who comes for the first time sees how it stands, unless nobody has moved yet.
    this.seen = Math.min(all, Math.max(room.laid, before?.seen ?? all));
    this.#seen = this.seen;
    this.#draft = before?.draft;
    this.company = new RemoteCompany(room, kept, address);
  }

  readonly #settings = computed((): TableSettings => {
    const table = this.#online;
    return { setup: this.#setup, sitters: sittersOf(table.seats), forecast: table.settings.forecast };
  });
  get settings(): TableSettings {
    return this.#settings.value;
  }
  get batches(): ReadonlySignal<readonly Batch[]> {
    return this.#room.batches;
  }
  readonly game: ReadonlySignal<Game> = computed(() => this.#online.game!);
  readonly #mine = computed((): ReadonlySet<number> => {
    const { seats } = this.#online;
    return new Set([...this.#room.mine.value].filter((seat) => seats[seat]?.standIn !== 'for-good'));
  });
  get mine(): ReadonlySet<number> {
    return this.#mine.value;
  }
  readonly thinking: ReadonlySignal<number | undefined> = computed(() => {
    const { game, seats, phase } = this.#online;
    const seat = seats[game!.turn]!;
    const plays = seat.sitter.kind === 'bot' || seat.standIn !== undefined;
    return phase === 'playing' && plays ? game!.turn : undefined;
  });
  readonly trouble: ReadonlySignal<TableTrouble | undefined> = computed(() => {
    switch (this.#room.link.value) {
      case 'lost':
      case 'connecting':
        return 'lost';
      case 'restarting':
        return 'restarting';
      case 'other-protocol':
        return 'other-protocol';
      case 'no-such-table':
        return 'gone';
      default:
        return this.#room.storeAway.value ? 'store-away' : undefined;
    }
  });
  get draft(): Draft | undefined {
    return this.#draft?.after === this.batches.peek().length ? this.#draft : undefined;
  }
  get onItsWay(): ReadonlySignal<boolean> {
    return this.#onItsWay;
  }

  get #online(): OnlineTable {
    return this.#room.table.value!;
  }

  /** The move is on its way until the server has kept it or refused it, however long the line is away. */
  async act(seat: number, action: Action): Promise<Refusal | Returned | undefined> {
    if (this.#onItsWay.peek()) return undefined;
    this.#onItsWay.value = true;
    const after = this.#room.table.peek()!.number;
    const answer = await this.#room.wish({ type: 'act', seat, after, action });
    this.#onItsWay.value = false;
    if (answer.ok) {
      this.keepDraft(undefined);
      return undefined;
    }
    return answer.problem === 'rules' && answer.refusal !== undefined
      ? answer.refusal
      : { ok: false, problem: answer.problem };
  }

  shown(number: number): void {
    if (number === this.#seen && this.#kept.read(this.id) !== undefined) return;
    this.#seen = number;
    this.#kept.write(this.id, this.#seen, this.#draft);
  }

  keepDraft(draft: Draft | undefined): void {
    if (draft === undefined && this.#draft === undefined) return;
    this.#draft = draft;
    this.#kept.write(this.id, this.#seen, draft);
  }

  record(): string {
    return recordOf(this.#room.entries, namesOf)!;
  }

  /** The room stays: whoever opened it closes it. */
  close(): void {}
}

function sittersOf(seats: readonly Seat[]): Sitter[] {
  const names = namesIn(seats, namesOf);
  return seats.map(({ sitter }, seat): Sitter => {
    const name = names[seat]!;
    if (sitter.kind === 'guest') return { kind: 'person', name };
    return { kind: 'bot', bot: sitter.kind === 'bot' ? sitter.bot : 'dreamer', name };
  });
}
