import { pathOf, routeOf, sharedAt, sharedOf } from '../../protocol/index.ts';
import { linkOf, partsIn } from './routes.ts';

/**
 * Where the page lies, and what its links are called. A server of ours says where (`data-root`), and knows what is shared by real addresses
 * (`/online/ID`); on any other one, and from a file, everything is behind a `#`.
 */
export interface Place {
  /** The address of the page's own folder, or of the page itself. */
  readonly root: string;
  readonly real: boolean;
}

export function placeOf(address: string, mark: string | undefined): Place {
  const bare = address.replace(/[?#].*$/, '');
  return mark === undefined ? { root: bare, real: false } : { root: new URL(mark, bare).href, real: true };
}

let known: Place | undefined;
/** It is found once: addresses change while one moves about. */
export function place(): Place {
  known ??= placeOf(location.href, document.documentElement.dataset['root']);
  return known;
}

/** The whole address of a link (`#/online/ID`), as it stands above the page and is given to others. */
export function addressOf(link: string, { root, real }: Place = place()): string {
  const shared = real ? sharedOf(partsIn(link)) : undefined;
  return root + (shared === undefined ? link : pathOf(shared));
}

/** The link that an address stands for; what stands behind its `#` is meant first, so that old addresses go on. */
export function linkAt(address: string, { root, real }: Place = place()): string {
  const hash = address.indexOf('#');
  if (hash >= 0 && address.length > hash + 1) return address.slice(hash);
  const path = address.replace(/[?#].*$/, '');
  const shared = real && path.startsWith(root) ? sharedAt(path.slice(root.length)) : undefined;
  return shared === undefined ? '#/' : linkOf(routeOf(shared));
}
