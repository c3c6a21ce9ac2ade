import known, {
  type BrowserName,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { OLDEST_BROWSERS } from '../../src/web/oldest-browsers.ts';

export type { Identifier };
/** What every browser can do since when, as MDN knows it. */
export { known };

const CHECKED: Partial<Record<BrowserName, number>> = {
  ...OLDEST_BROWSERS,
  safari_ios: OLDEST_BROWSERS.safari,
};

/** What the page uses where it is there and does without where it is not. */
const SPARED = new Set([
  // The system draws these its own way.
  'css.cursor',
  'css.forced-color-adjust',
  'css.scrollbar-color',
  'css.scrollbar-width',
  'css.-webkit-tap-highlight-color',
  'css.-webkit-touch-callout',
  'css.text-size-adjust',
  // A heading breaks less evenly.
  'css.text-wrap',
  // Asked for before they are offered.
  'api.PushManager',
  'api.PushSubscription',
  'api.Navigator.share',
  'api.Navigator.canShare',
]);
const isSpared = (name: string): boolean => {
  const parts = name.split('.');
  return parts.some((_, end) => SPARED.has(parts.slice(0, end + 1).join('.')));
};

const versionOf = (text: string): number => Number.parseFloat(text.replace('≤', ''));

/** A sentence on each thing that an oldest browser can't do, by its name; `prefixed` says whether the page writes it with a prefix, too. */
export function lacking(
  name: string,
  feature: Identifier | undefined,
  prefixed: (prefix: string) => boolean = () => false,
): string[] {
  const support = feature?.__compat?.support;
  if (support === undefined || isSpared(name)) return [];
  const lackers = Object.entries(CHECKED).filter(([browser, version]) => {
    const does = (statement: SimpleSupportStatement): boolean =>
      typeof statement.version_added === 'string' &&
      versionOf(statement.version_added) <= version && // 'preview' is no number
      (typeof statement.version_removed !== 'string' || versionOf(statement.version_removed) > version) &&
      statement.flags === undefined &&
      statement.alternative_name === undefined &&
      (statement.prefix === undefined || prefixed(statement.prefix));
    const told = support[browser as BrowserName];
    return told !== undefined && ![told].flat().some(does);
  });
  return lackers.length === 0 ? [] : [`${name}: not in ${lackers.map((one) => one.join(' ')).join(', ')}`];
}
