import { TABLE_ID } from './client-messages.ts';

/**
 * What has an address of its own, because it is shared: one list, for the page and for the server. Everything else on the page is reached by
 * `#/…` alone, and so is all of it where the page lies on a server that is not ours.
 */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEVEL = /^[a-z][a-z-]{0,30}-\d{1,3}$/;
/** Texts that hold all they stand for, as long as browsers and messengers take them. */
const WHOLE = /^[\w-]{3,4000}$/;

const ADDRESSES = [
  { kind: 'table', path: 'online', route: ['online'], id: TABLE_ID },
  { kind: 'whole-game', path: 'study/link', route: ['study', 'link'], id: WHOLE },
  { kind: 'game', path: 'study', route: ['study', 'online'], id: TABLE_ID },
  { kind: 'day', path: 'puzzles/daily', route: ['puzzles', 'daily'], id: DAY },
  { kind: 'level', path: 'puzzles/campaign', route: ['puzzles', 'campaign'], id: LEVEL },
  { kind: 'puzzle', path: 'puzzles/link', route: ['puzzles', 'link'], id: WHOLE },
] as const;

export interface Shared {
  /** A game was played at a table, or was put on the server; a whole one is in its link. */
  readonly kind: (typeof ADDRESSES)[number]['kind'];
  readonly id: string;
}

/** What is at a path below the page's own folder (`online/ID`); undefined where nothing can be. */
export function sharedAt(path: string): Shared | undefined {
  const cut = path.lastIndexOf('/');
  const [folder, id] = [path.slice(0, cut), path.slice(cut + 1)];
  const found = ADDRESSES.find((address) => address.path === folder && address.id.test(id));
  return found && { kind: found.kind, id };
}

const addressOf = (kind: Shared['kind']) => ADDRESSES.find((address) => address.kind === kind)!;

/** `online/ID` */
export const pathOf = ({ kind, id }: Shared): string => `${addressOf(kind).path}/${id}`;

/** The parts of its address on the page: `['online', ID]` for `#/online/ID`. */
export const routeOf = ({ kind, id }: Shared): readonly string[] => [...addressOf(kind).route, id];

/** What such parts name; undefined where they have no address of their own. */
export function sharedOf(route: readonly string[]): Shared | undefined {
  const [folder, id = ''] = [route.slice(0, -1).join('/'), route.at(-1)];
  const found = ADDRESSES.find((address) => address.route.join('/') === folder && address.id.test(id));
  return found && { kind: found.kind, id };
}
