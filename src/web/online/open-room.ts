import { computed } from '@preact/signals';
import type { Socket } from '../../protocol/index.ts';
import { addressOf, linkTo } from '../app/index.ts';
import { type Kept, type KeptOnlineTable, kept, MOST_ONLINE_TABLES } from '../kept/index.ts';
import type { Api } from './api.ts';
import { watchKnown } from './known-here.ts';
import type { RemoteKept } from './remote-table.ts';
import { Room } from './room.ts';

export const addressOfTable = (id: string): string => addressOf(linkTo('online', id));

const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

interface RoomEnds {
  /** The room is of no use any more: another one is to be opened. */
  readonly outdated: () => void;
  /** The server never knows this device: nobody comes in. */
  readonly stranger: () => void;
}

const later = (milliseconds: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** A room with a line through this browser; `close` ends it. */
export function openRoom(
  id: string,
  api: Api,
  { outdated, stranger }: RoomEnds,
): { readonly room: Room; readonly close: () => void } {
  const room = new Room({
    table: id,
    fetchEntries: (after) => api.entries(id, after),
    openSocket: () => browserSocket(api.socket),
    later,
    random: Math.random,
    newId: randomId,
    now: Date.now,
    outdated,
  });
  const endWatch = watchKnown({ link: room.link, api, later, stranger });
  const wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    room.retryNow();
    room.probe();
  };
  const offline = (): void => room.goneOffline();
  addEventListener('online', wake);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', wake);
  return {
    room,
    close: () => {
      removeEventListener('online', wake);
      removeEventListener('offline', offline);
      document.removeEventListener('visibilitychange', wake);
      endWatch();
      room.close();
    },
  };
}

function browserSocket(address: string): Socket {
  const socket = new WebSocket(address);
  const made: Socket = {
    send: (text) => socket.send(text),
    close: () => socket.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  socket.onopen = () => made.onopen?.();
  socket.onmessage = ({ data }) => made.onmessage?.({ data });
  socket.onclose = () => made.onclose?.();
  return made;
}

/** What this device keeps of a table far away. */
export function keptTable(id: string, { onlineTables }: Kept = kept): RemoteKept {
  const find = (tables: readonly KeptOnlineTable[]) => tables.find((table) => table.id === id);
  const change = (next: (now: KeptOnlineTable) => KeptOnlineTable): void =>
    onlineTables.update(({ tables }) => {
      const now = find(tables) ?? { id, seen: 0, muted: [] };
      const others = tables.filter((table) => table.id !== id);
      return { tables: [next(now), ...others].slice(0, MOST_ONLINE_TABLES) };
    });
  return {
    read: () => find(onlineTables.value.peek().tables),
    write: (_, seen, draft) =>
      change(({ muted }) => ({ id, seen, muted, ...(draft !== undefined && { draft }) })),
    muted: computed(() => find(onlineTables.value.value.tables)?.muted ?? []),
    mute: (guest, name) =>
      change((now) => ({
        ...now,
        muted: [...now.muted.filter((one) => one.guest !== guest), { guest, name }],
      })),
    unmute: (guest) => change((now) => ({ ...now, muted: now.muted.filter((one) => one.guest !== guest) })),
  };
}
