import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { linkTo, type PageName, type Route, readRoute } from './routes.ts';

const HOME: Route = { page: 'home', rest: [], query: new URLSearchParams() };
const current = signal<Route>(HOME);
/** Where the reader is now. */
export const route: ReadonlySignal<Route> = current;

const left = signal<string | undefined>(undefined);
/** The address of the game that was left to read the rules. */
export const leftGame: ReadonlySignal<string | undefined> = left;
const GAMES: readonly PageName[] = ['table', 'online'];
let address = '';

/** Goes to a page; with `replace` the one before it is forgotten by the browser's Back. */
export function go(to: string | PageName, { replace = false } = {}): void {
  const hash = to.startsWith('#') ? to : linkTo(to as PageName);
  if (replace) {
    history.replaceState(null, '', hash);
    follow();
  } else location.hash = hash;
}

function follow(): void {
  const read = readRoute(location.hash);
  if (read === undefined) history.replaceState(null, '', linkTo('home'));
  const next = read ?? HOME;
  const fromGame = GAMES.includes(current.peek().page) && address !== '';
  batch(() => {
    if (next.page !== 'rules') left.value = undefined;
    else if (fromGame) left.value = address;
    current.value = next;
  });
  address = location.hash;
}

export function startRouter(): void {
  follow();
  addEventListener('hashchange', follow);
}
