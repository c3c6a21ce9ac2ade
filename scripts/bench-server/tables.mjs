// Tables full of players, as lean as they can be: one of a table's connections follows the game, the others only hear.
import { WebSocket } from 'ws';
import { PROTOCOL, tableAfter, tableOpened } from '../../src/protocol/index.ts';
import { COLOURS, Random } from '../../src/rules/index.ts';
import { randomAction } from '../../test/helpers/random-play.ts';

const SETTINGS = {
  ...{ mode: 'basic', longer: false, forecast: false, pace: { kind: 'none' } },
  ...{ listed: false, standInAfter: null, chat: false },
};

let lastWish = 0;
const newId = () => `bench-${++lastWish}-wish`;

export async function newGuest(url) {
  const answer = await fetch(`${url}api/me`);
  await answer.arrayBuffer();
  return answer.headers.get('set-cookie').split(';')[0];
}

function connect(url, cookie) {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}api/socket`, {
    headers: { cookie },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** A connection at a table that does nothing. */
export async function idleConnection(url, cookie, table) {
  const socket = await connect(url, cookie);
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table, known: 1_000_000 }));
  await new Promise((resolve) => socket.once('message', resolve));
  return socket;
}

/** A table in play; everyone sits on a connection of their own. */
export class BusyTable {
  #sockets = [];
  #state;
  #random;
  #heardOf = 0;
  #sentAt = 0;
  #resolve;
  id;

  constructor(seed) {
    this.#random = new Random(seed);
  }

  static async open(url, cookies, seed, settings = {}) {
    const table = new BusyTable(seed);
    const answer = await fetch(`${url}api/tables`, {
      method: 'POST',
      headers: { cookie: cookies[0], 'content-type': 'application/json' },
      body: JSON.stringify({ settings: { ...SETTINGS, seats: cookies.length, ...settings } }),
    });
    ({ id: table.id } = await answer.json());
    table.#sockets = await Promise.all(cookies.map((cookie) => connect(url, cookie)));
    for (const [seat, socket] of table.#sockets.entries()) {
      socket.on('message', seat === 0 ? (data) => table.#follow(data) : (data) => table.#hear(data));
      const hello = {
        type: 'hello',
        protocol: PROTOCOL,
        table: table.id,
        known: seat === 0 ? -1 : 1_000_000,
      };
      socket.send(JSON.stringify(hello));
      const name = `Guest ${seat}`;
      socket.send(JSON.stringify({ type: 'sit', id: newId(), seat, name, colour: COLOURS[seat] }));
    }
    await table.#until(() => table.#state?.seats.every(({ sitter }) => sitter.kind === 'guest'));
    table.#sockets[0].send(JSON.stringify({ type: 'start', id: newId() }));
    await table.#until(() => table.#state.phase === 'playing');
    return table;
  }

  get isOver() {
    return this.#state.phase === 'over';
  }

  /** The game is over and its seed revealed. */
  get isRevealed() {
    return this.#state.reveal !== undefined;
  }

  #onChange;
  async #until(isSo) {
    while (!isSo())
      await new Promise((resolve) => {
        this.#onChange = resolve;
      });
  }

  untilRevealed() {
    return this.#until(() => this.isRevealed);
  }

  /** Makes a move; resolves with the milliseconds until all have heard of it. */
  move() {
    const { game, number } = this.#state;
    const action = randomAction(game, this.#random);
    const wish = { type: 'act', id: newId(), seat: game.turn, after: number, action };
    const told = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#heardOf = 0;
    this.#sentAt = performance.now();
    this.#sockets[game.turn].send(JSON.stringify(wish));
    return told;
  }

  #follow(data) {
    const message = JSON.parse(data);
    if (message.type === 'refused' || message.type === 'error') throw new Error(message.message);
    if (message.type !== 'entries') return;
    for (const entry of message.entries) {
      this.#state = this.#state === undefined ? tableOpened(entry) : tableAfter(this.#state, entry);
    }
    this.#onChange?.();
    if (message.entries.at(-1).change.type === 'acted') this.#heard();
  }

  #hear(data) {
    // The beginning of an entry that tells of a move; nothing else is read.
    if (data.includes('"type":"acted"')) this.#heard();
  }

  #heard() {
    if (++this.#heardOf === this.#sockets.length) this.#resolve?.(performance.now() - this.#sentAt);
  }

  close() {
    for (const socket of this.#sockets) socket.terminate();
  }
}
