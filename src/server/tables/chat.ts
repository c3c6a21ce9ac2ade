import type { ChatLine, ClientWish, ServerMessage } from '../../protocol/index.ts';
import type { WishKey } from '../store/index.ts';
import { type Outcome, refused, type TableState } from './decided.ts';
import type { House, Visitor } from './house.ts';
import { isOthers } from './wishes.ts';

/** So many lines are shown to who comes to the table. */
const LINES_SHOWN = 50;
/** So many wishes are remembered, to know a repeated one. */
const WISHES_KNOWN = 32;

const NO_CHAT = refused('no-chat', 'there is no chat at this table');
const NOT_SEATED = refused('no-chat', 'only those who sit at the table talk there');

type Said = Extract<ClientWish, { type: 'say' | 'react' }>;

interface Heard {
  readonly outcome: Outcome;
  /** What everyone is told then. */
  readonly told?: ServerMessage | undefined;
}

/** What is said at a table. It is numbered beside the entries and changes nothing. */
export class Chat {
  readonly #table: string;
  readonly #house: House;
  /** Nothing was ever said here. */
  #isEmpty = false;
  readonly #known = new Map<string, number>();

  constructor(table: string, house: House) {
    this.#table = table;
    this.#house = house;
  }

  /** The last lines, oldest first. */
  async last(): Promise<readonly ChatLine[]> {
    if (this.#isEmpty) return [];
    const lines = await this.#house.store.chat(this.#table, LINES_SHOWN);
    this.#isEmpty = lines.length === 0;
    return lines;
  }

  async hear(visitor: Visitor, wish: Said, state: TableState, tag: string): Promise<Heard> {
    const { table, owners, host } = state;
    if (!table.settings.chat) return { outcome: NO_CHAT };
    const seat = [...owners].find(([, owner]) => owner === visitor.guest)?.[0];
    if (seat === undefined && host !== visitor.guest) return { outcome: NOT_SEATED };
    // What is said makes no entry: the answer carries the number of the last one.
    const { number } = table;
    const key = `${visitor.device} ${wish.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return { outcome: { ok: true, number: known } };
    const sitter = seat === undefined ? undefined : table.seats[seat]!.sitter;
    const own =
      visitor.name === undefined || isOthers(state, visitor.guest, visitor.name) ? '' : visitor.name;
    const name = sitter?.kind === 'guest' ? sitter.name : own;
    const told =
      wish.type === 'react'
        ? ({ type: 'reacted', guest: tag, name, reaction: wish.reaction } as const)
        : await this.#keep(
            { at: this.#house.clock.now(), guest: tag, name, text: wish.text },
            { guest: visitor.device, id: wish.id },
          );
    this.#known.set(key, number);
    if (this.#known.size > WISHES_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return { outcome: { ok: true, number }, told };
  }

  async #keep(line: Omit<ChatLine, 'number'>, wish: WishKey): Promise<ServerMessage | undefined> {
    const { store, watch } = this.#house;
    this.#isEmpty = false;
    let tries = 0;
    const { number, isKnown } = await watch.patiently(() => {
      tries += 1;
      return store.addChat(this.#table, line, wish);
    });
    // What was known at once was told when it was said, or is among the lines that everyone got since.
    return isKnown && tries === 1 ? undefined : { type: 'said', line: { ...line, number } };
  }
}
