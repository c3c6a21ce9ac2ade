import type { ChatLine, ClientWish } from '../../protocol/index.ts';
import type { Attendance } from './attendance.ts';
import { type Refused, refused, type TableState } from './decided.ts';
import { type House, type Visitor, wire } from './house.ts';
import { isOthers } from './wishes.ts';

/** So many lines are shown to who comes to the table. */
const LINES_SHOWN = 50;
/** So many wishes are remembered, to know a repeated one. */
const WISHES_KNOWN = 32;

type Said = Extract<ClientWish, { type: 'say' | 'react' }>;

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

  async hear(
    visitor: Visitor,
    wish: Said,
    state: TableState,
    tag: string,
    here: Attendance,
  ): Promise<{ readonly ok: true; readonly number: number } | Refused> {
    const { table, owners, host } = state;
    if (!table.settings.chat) return refused('no-chat', 'there is no chat at this table');
    const seat = [...owners].find(([, owner]) => owner === visitor.guest)?.[0];
    if (seat === undefined && host !== visitor.guest) {
      return refused('no-chat', 'only those who sit at the table talk there');
    }
    const key = `${visitor.device} ${wish.id}`;
    const known = this.#known.get(key);
    if (known !== undefined) return { ok: true, number: known };
    const sitter = seat === undefined ? undefined : table.seats[seat]!.sitter;
    const own =
      visitor.name === undefined || isOthers(state, visitor.guest, visitor.name) ? '' : visitor.name;
    const name = sitter?.kind === 'guest' ? sitter.name : own;
    if (wish.type === 'react') {
      here.tell(wire({ type: 'reacted', guest: tag, name, reaction: wish.reaction }));
      return this.#done(key, table.number);
    }
    await this.#keep({ at: this.#house.clock.now(), guest: tag, name, text: wish.text }, visitor, wish, here);
    return this.#done(key, table.number);
  }

  async #keep(
    line: Omit<ChatLine, 'number'>,
    { device }: Visitor,
    { id }: Said,
    here: Attendance,
  ): Promise<void> {
    const { store, watch } = this.#house;
    this.#isEmpty = false;
    let tries = 0;
    const { number, isKnown } = await watch.patiently(() => {
      tries += 1;
      return store.addChat(this.#table, line, { guest: device, id });
    });
    // What was known at once was told when it was said, or is among the lines that everyone got since.
    if (!isKnown || tries > 1) here.tell(wire({ type: 'said', line: { ...line, number } }));
  }

  /** What is said makes no entry: the answer carries the number of the last one. */
  #done(key: string, number: number): { readonly ok: true; readonly number: number } {
    this.#known.set(key, number);
    if (this.#known.size > WISHES_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return { ok: true, number };
  }
}
