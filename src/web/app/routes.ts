/** Where the reader is: a page, what stands after it (`#/table/ID`, `#/rules/M3`), and what stands after a question mark. */
export const PAGES = [
  'home',
  'new-game',
  'table',
  'lobby',
  'online',
  'puzzles',
  'find',
  'study',
  'rules',
  'learn',
  'workshop',
  'results',
  'settings',
] as const;
export type PageName = (typeof PAGES)[number];

export interface Route {
  readonly page: PageName;
  /** The parts of the address after the page's: `['M3']` for `#/rules/M3`. */
  readonly rest: readonly string[];
  readonly query: URLSearchParams;
}

/** What every page gets. A page folder's `index.tsx` exports a component named `Page` that takes these. */
export interface PageProps {
  readonly route: Route;
}

const PATHS: Readonly<Record<PageName, string>> = {
  home: '',
  'new-game': 'new',
  table: 'table',
  lobby: 'lobby',
  online: 'online',
  puzzles: 'puzzles',
  find: 'find',
  study: 'study',
  rules: 'rules',
  learn: 'learn',
  workshop: 'workshop',
  results: 'results',
  settings: 'settings',
};

/** What pages were called in addresses before. */
const FORMER: Readonly<Record<string, PageName>> = { replay: 'study' };

/** The address of a page: `linkTo('rules', 'M3')` is `#/rules/M3`. */
export function linkTo(page: PageName, ...rest: readonly string[]): string {
  return linkOf([PATHS[page], ...rest]);
}

/** `#/online/ID` of `['online', ID]` */
export const linkOf = (parts: readonly string[]): string =>
  `#/${parts
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;

/** The parts of a link, without what stands after its question mark. */
export const partsIn = (link: string): readonly string[] =>
  link
    .replace(/^#?\/?/, '')
    .split('?', 1)[0]!
    .split('/')
    .map(decoded);

/** Reads the part of an address after its `#`; undefined where no such page exists. */
export function readRoute(hash: string): Route | undefined {
  const [, query = ''] = hash.split('?', 2);
  const [first = '', ...rest] = partsIn(hash);
  const page = PAGES.find((name) => PATHS[name] === first) ?? FORMER[first];
  if (page === undefined || (page === 'home' && rest.length > 0)) return undefined;
  return { page, rest: rest.filter((part) => part !== ''), query: new URLSearchParams(query) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign
  }
}
