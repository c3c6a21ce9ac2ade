import { type Downs, type Level, MOST_STARS, solves, writeLevel, writeLink } from '../../../puzzles/index.ts';
import { addressOf, linkTo, toast } from '../../app/index.ts';
import { copyText, saveFile } from '../../device/index.ts';
import { capital, dateText, t } from '../../i18n/index.ts';
import type { KeptLevel } from '../../kept/index.ts';
import { dateOf, resultLine } from '../../puzzle/index.ts';
import type { LevelSource } from './sources.ts';

/** Gives a text away: by the device's own way of sharing, else by copying it. */
export async function giveAway(text: string, link?: string): Promise<void> {
  const data = { text, ...(link !== undefined && { url: link }) };
  if (typeof navigator.share === 'function' && navigator.canShare?.(data) === true) {
    try {
      await navigator.share(data);
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the reader thought better of it
    }
  }
  await copy([text, link].filter((part) => part !== undefined && part !== '').join('\n'));
}

export async function copy(text: string): Promise<void> {
  toast((await copyText(text)) ? t('puzzles.share.copied') : t('puzzles.share.failed', { text }));
}

const DAY_STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  brief: { weekday: 'short', day: 'numeric', month: 'short' },
  short: { day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** A day as the language writes it. */
export const dayText = (day: string, style: keyof typeof DAY_STYLES = 'long'): string =>
  capital(dateText(dateOf(day), DAY_STYLES[style]));

/** The result in words and signs, without a word about the solution. */
export function resultText(source: LevelSource, record: KeptLevel): string {
  const headline =
    source.day === undefined
      ? t('puzzles.share.headline-level', { name: source.name })
      : t('puzzles.share.headline', { date: dayText(source.day, 'short') });
  return `${headline}\n${resultLine(record, MOST_STARS)}`;
}

/** Where others find this level: a shipped one by its name, any other one whole. */
export const levelAddress = (source: LevelSource): string => {
  const [where, name] = source.key.split('/') as [string, string];
  if (where === 'campaign' || where === 'daily') return addressOf(linkTo('puzzles', where, name));
  return linkAddress(source.level);
};

/** A link that holds the level, without its solutions. */
export function linkAddress(level: Level, downs?: Downs): string {
  const { solutions: _, ...bare } = level;
  const whole = downs === undefined ? bare : { ...bare, solutions: [downs] };
  return addressOf(linkTo('puzzles', 'link', writeLink(whole)));
}

/** Only what solves a level can be sent as its solution. */
export const canShareSolution = (level: Level, downs: Downs, lone: boolean): boolean =>
  !lone && solves(level, downs);

/** Gives a level to the reader as a file. */
export function saveLevel(level: Level): void {
  saveFile(`${fileName(level.name)}.level.json`, writeLevel(level), 'application/json');
}

const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'level';
