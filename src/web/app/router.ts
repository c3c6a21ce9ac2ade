import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { addressOf, linkAt, place } from './addresses.ts';
import { linkTo, type PageName, type Route, readRoute } from './routes.ts';

const HOME: Route = { page: 'home', rest: [], query: new URLSearchParams() };
const current = signal<Route>(HOME);
/** Where the reader is now. */
export const route: ReadonlySignal<Route> = current;

const left = signal<string | undefined>(undefined);
/** The address of the game that was left to read the rules. */
export const leftGame: ReadonlySignal<string | undefined> = left;
const GAMES: readonly PageName[] = ['table', 'online'];
let shown = '';
/** The address that was followed last. */
let followed = '';

/** Goes to a page; with `replace` the one before it is forgotten by the browser's Back. */
export function go(to: string | PageName, { replace = false } = {}): void {
  const link = to.startsWith('#') ? to : linkTo(to as PageName);
  const address = addressOf(link);
  if (replace) history.replaceState(null, '', address);
  else if (place().real) {
    if (address !== location.href) history.pushState(null, '', address);
  } else {
    location.hash = link;
    return;
  }
  follow();
}

function follow(): void {
  if (location.href === followed) return;
  const link = linkAt(location.href);
  const read = readRoute(link);
  // Whatever led here, above the page stands the one address of what is shown.
  if (read === undefined) history.replaceState(null, '', addressOf(linkTo('home')));
  else if (place().real && read.query.toString() === '') {
    const address = addressOf(linkTo(read.page, ...read.rest));
    if (address !== location.href && !address.includes('#')) history.replaceState(null, '', address);
  }
  followed = location.href;
  const next = read ?? HOME;
  const fromGame = GAMES.includes(current.peek().page) && shown !== '';
  batch(() => {
    if (next.page !== 'rules') left.value = undefined;
    else if (fromGame) left.value = shown;
    current.value = next;
  });
  shown = linkAt(location.href);
}

/** Links on the page are written with a `#`; those of what is shared lead to its real address. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const link = anchor?.getAttribute('href') ?? '';
  if (!link.startsWith('#/') || (anchor?.getAttribute('target') ?? '') !== '') return;
  event.preventDefault();
  go(link);
}

export function startRouter(): void {
  follow();
  addEventListener('hashchange', follow);
  if (!place().real) return;
  addEventListener('popstate', follow);
  document.addEventListener('click', onClick);
}
