import { computed, type ReadonlySignal } from '@preact/signals';
import {
  IDLE_AFTER,
  REACTIONS,
  type Reaction,
  seatsToAsk,
  timeForMove,
  type Wish,
} from '../../protocol/index.ts';
import type { Colour } from '../../rules/index.ts';
import { t } from '../i18n/index.ts';
import type {
  BackQuestion,
  Chat,
  ChatMessage,
  Company,
  Honesty,
  IdleQuestion,
  Promised,
  SeatSigns,
  TurnClock,
} from '../table/index.ts';
import { browserSha256, checkPile, type LaterSha256 } from './check-pile.ts';
import { comeTo } from './come-along.ts';
import { problemText } from './problem-text.ts';
import type { RemoteKept } from './remote-table.ts';
import type { Room } from './room.ts';

/** The others at a remote table. */
export class RemoteCompany implements Company {
  readonly address: string;
  readonly chat: Chat | undefined;
  readonly reactions: readonly string[] = REACTIONS;
  readonly #room: Room;
  readonly #sha256: LaterSha256 | undefined;
  readonly #kept: RemoteKept;

  constructor(room: Room, kept: RemoteKept, address: string, sha256 = browserSha256) {
    this.#room = room;
    this.#kept = kept;
    this.#sha256 = sha256;
    this.address = address;
    if (room.table.peek()!.settings.chat) this.chat = this.#makeChat();
  }

  readonly seats: ReadonlySignal<readonly SeatSigns[]> = computed(() => {
    const { seats, game } = this.#table;
    const { away } = this.#room.presence.value;
    const shown = this.#room.reactions.value;
    const muted = new Set(this.#kept.muted.value.map(({ guest }) => guest));
    const told = new Set<string>();
    return game!.setup.players.map((colour, at): SeatSigns => {
      const { sitter, standIn } = seats[at]!;
      const guest = sitter.kind === 'guest' ? sitter.guest : undefined;
      // Somebody in several seats reacts once.
      const reaction =
        guest === undefined || told.has(guest) || muted.has(guest)
          ? undefined
          : shown.find((one) => one.guest === guest);
      if (guest !== undefined) told.add(guest);
      const since = away.find(({ seat }) => seat === at)?.since;
      return {
        colour,
        awaySince: since === undefined ? undefined : this.#room.here(since),
        standIn,
        reaction: reaction?.reaction,
      };
    });
  });

  readonly watching: ReadonlySignal<number> = computed(() => this.#room.presence.value.watching);

  readonly clock: ReadonlySignal<TurnClock | undefined> = computed(() => {
    const { settings, phase, game, turnSince, seats } = this.#table;
    const total = timeForMove(settings.pace);
    if (total === undefined || phase !== 'playing') return undefined;
    const seat = game!.turn;
    if (seats[seat]!.sitter.kind === 'bot') return undefined;
    return { seat, until: this.#room.here(turnSince + total), total };
  });

  readonly looksOn: ReadonlySignal<boolean> = computed(() => this.#room.mine.value.size === 0);

  readonly mayTalk: ReadonlySignal<boolean> = computed(() => !this.looksOn.value || this.#room.isHost.value);

  /** The own move made last, as long as no card was drawn since. */
  readonly #lastOwn = computed(() => {
    const { sinceCard, phase, back } = this.#table;
    if (phase !== 'playing' || back !== undefined) return undefined;
    return sinceCard?.moves.findLast(
      ({ seat, madeBy }) => madeBy === 'player' && this.#room.mine.value.has(seat),
    );
  });
  readonly mayAskBack: ReadonlySignal<boolean> = computed(() => this.#lastOwn.value !== undefined);

  readonly back: ReadonlySignal<BackQuestion | undefined> = computed(() => {
    const { back } = this.#table;
    if (back === undefined) return undefined;
    const waiting = seatsToAsk(this.#table, back.seat).filter((seat) => !back.agreed.includes(seat));
    const mine = this.#room.mine.value;
    return { seat: back.seat, asked: waiting.find((seat) => mine.has(seat)), waiting };
  });

  readonly promised: ReadonlySignal<Promised | undefined> = computed(() => {
    const { commitment, reveal } = this.#table;
    return commitment === undefined ? undefined : { commitment, seed: reveal };
  });

  react(reaction: string): void {
    void this.#room.wish({ type: 'react', reaction: reaction as Reaction });
  }

  askBack(): Promise<string | undefined> {
    const last = this.#lastOwn.peek();
    if (last === undefined) return Promise.resolve('nothing-to-take-back');
    return this.#ask({ type: 'ask-back', seat: last.seat, to: last.entry });
  }

  answerBack(agrees: boolean): Promise<string | undefined> {
    const { asked, seat: asker } = this.back.peek() ?? {};
    const seat = asked ?? (agrees ? undefined : asker);
    if (seat === undefined) return Promise.resolve(undefined);
    return this.#ask({ type: 'answer-back', seat, agrees });
  }

  async giveUp(): Promise<string | undefined> {
    const { seats } = this.#room.table.peek()!;
    for (const seat of this.#room.mine.peek()) {
      if (seats[seat]?.standIn === 'for-good') continue;
      const problem = await this.#ask({ type: 'give-up', seat });
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  /** A seat of this device whose player plays for themselves. */
  readonly #player = computed(() =>
    [...this.#room.mine.value].find((seat) => this.#table.seats[seat]?.standIn === undefined),
  );
  readonly mayAskIdle: ReadonlySignal<number | undefined> = computed(() => {
    const { phase, settings, game, seats, idle, heardAt } = this.#table;
    if (phase !== 'playing' || settings.pace.kind !== 'none' || idle !== undefined) return undefined;
    const { sitter, standIn } = seats[game!.turn]!;
    if (sitter.kind !== 'guest' || standIn !== undefined || this.#room.mine.value.has(game!.turn))
      return undefined;
    return this.#player.value === undefined ? undefined : this.#room.here(heardAt + IDLE_AFTER);
  });

  readonly idle: ReadonlySignal<IdleQuestion | undefined> = computed(() => {
    const { idle } = this.#table;
    if (idle === undefined) return undefined;
    const away = new Set(this.#room.presence.value.away.map(({ seat }) => seat));
    const waiting = seatsToAsk(this.#table, idle.about).filter(
      (seat) => !idle.agreed.includes(seat) && !away.has(seat),
    );
    const isMine = (seat: number): boolean => this.#room.mine.value.has(seat);
    const { about, agreed } = idle;
    return { about, asked: waiting.find(isMine), agreed: agreed.find(isMine), waiting };
  });

  readonly replaced: ReadonlySignal<boolean> = computed(() =>
    [...this.#room.mine.value].some((seat) => this.#table.seats[seat]?.standIn === 'voted'),
  );

  askIdle(): Promise<string | undefined> {
    const seat = this.#player.peek();
    if (seat === undefined) return Promise.resolve('not-now');
    return this.#ask({ type: 'ask-idle', seat, about: this.#room.table.peek()!.game!.turn });
  }

  answerIdle(agrees: boolean): Promise<string | undefined> {
    const { asked, agreed } = this.idle.peek() ?? {};
    const seat = asked ?? (agrees ? undefined : agreed);
    return seat === undefined ? Promise.resolve(undefined) : this.#ask({ type: 'answer-idle', seat, agrees });
  }

  async here(): Promise<string | undefined> {
    const { seats, idle } = this.#room.table.peek()!;
    for (const seat of this.#room.mine.peek()) {
      if (idle?.about !== seat && seats[seat]?.standIn !== 'voted') continue;
      const problem = await this.#ask({ type: 'here', seat });
      if (problem !== undefined) return problem;
    }
    return undefined;
  }

  readonly rematch = computed(() => this.#table.rematch);

  async openRematch(): Promise<string | undefined> {
    const [seat] = this.#room.mine.peek();
    if (seat === undefined || this.rematch.peek() !== undefined) return undefined;
    const problem = await this.#ask({ type: 'rematch', seat });
    // Somebody else may have been faster.
    return this.rematch.peek() === undefined ? problem : undefined;
  }

  comeAlong(): void {
    const { rematch, seats } = this.#room.table.peek()!;
    const mine = [...this.#room.mine.peek()].flatMap((seat) => {
      const { sitter, colour } = seats[seat]!;
      return sitter.kind === 'guest' && colour !== undefined ? [{ name: sitter.name, colour }] : [];
    });
    if (rematch !== undefined) comeTo(rematch.table, mine);
  }

  explain(problem: string): string {
    return problemText(problem);
  }

  reconnect(): void {
    this.#room.retryNow();
  }

  checkPile(): Promise<Honesty> {
    const promised = this.promised.peek();
    if (promised?.seed === undefined) return Promise.resolve('unchecked');
    const { commitment, seed } = promised;
    const events = this.#room.batches.peek().flatMap((batch) => batch.events);
    return checkPile({ commitment, seed }, this.#room.table.peek()!.game!.setup, events, this.#sha256);
  }

  get #table() {
    return this.#room.table.value!;
  }

  async #ask(wish: Wish): Promise<string | undefined> {
    const answer = await this.#room.wish(wish);
    return answer.ok ? undefined : answer.problem;
  }

  #makeChat(): Chat {
    const { muted } = this.#kept;
    const colourOf = computed((): ReadonlyMap<string, Colour> => {
      const colours = this.#table.seats.map(
        ({ sitter, colour }) => [sitter.kind === 'guest' ? sitter.guest : '', colour!] as const,
      );
      return new Map(colours.reverse());
    });
    const lines = computed((): readonly ChatMessage[] => {
      const silent = new Set(muted.value.map(({ guest }) => guest));
      const you = this.#room.you.value;
      return this.#room.chat.value
        .filter(({ guest }) => !silent.has(guest))
        .map((line) => ({
          ...line,
          name: line.name || t('online.room.host'), // who has no seat is the host
          at: this.#room.here(line.at),
          colour: colourOf.value.get(line.guest),
          mine: line.guest === you,
        }));
    });
    return {
      lines,
      muted,
      say: (text) => this.#ask({ type: 'say', text }),
      mute: (guest, name) => this.#kept.mute(guest, name),
      unmute: (guest) => this.#kept.unmute(guest),
    };
  }
}
