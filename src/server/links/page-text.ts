import { pathOf, type Shared } from '../../protocol/index.ts';
import type { StaticFile } from '../static-files.ts';
import type { Language, TextKind } from './texts.ts';
import { TEXTS } from './texts.ts';

/** The built page, told where it lies, with a title, a text and a picture for whoever shows a link to it. */

export const PICTURES = 'picture';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!);

/** The way up to the page's own folder: a path below it has as many steps as it has slashes. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1) || './';

/** The page at a path below its own folder; it finds its files and itself from there. */
export const pageAt = (page: string, path: string): string =>
  page.replaceAll('="./', `="${upFrom(path)}`).replace('<html ', `<html data-root="${upFrom(path)}" `);

export interface Told {
  readonly text: TextKind;
  readonly language: Language;
  /** The address of the page's folder, as the one who asks calls it. */
  readonly root: string;
  /** Undefined for the first page. */
  readonly shared: Shared | undefined;
  /** So that a picture that has changed is fetched again. */
  readonly version: string;
}

export function pageTelling(page: string, { text, language, root, shared, version }: Told): string {
  const { title, text: words } = TEXTS[language][text];
  const path = shared === undefined ? '' : pathOf(shared);
  const picture = `${root}${PICTURES}/${shared === undefined ? 'home' : path}.png?v=${encodeURIComponent(version)}`;
  const said: readonly (readonly ['name' | 'property', string, string])[] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', 'Fearsome Floors'],
    ['property', 'og:title', title],
    ['property', 'og:description', words],
    ['property', 'og:url', `${root}${path}`],
    ['property', 'og:image', picture],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['name', 'twitter:card', 'summary_large_image'],
  ];
  const metas = said.map(([by, name, value]) => `<meta ${by}="${name}" content="${escaped(value)}" />`);
  return pageAt(page, path)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, begin: string) => begin + escaped(words))
    .replace('</head>', () => `${metas.join('\n    ')}\n  </head>`);
}

export const textOf = (file: StaticFile): string => file.body.toString('utf8');
