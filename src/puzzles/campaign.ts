import type { Level } from './level.ts';
import { readLink } from './link.ts';

/** The campaign: chapters that introduce one idea at a time. */

/** A name in every language of the page. */
export interface Names {
  readonly en: string;
  readonly de: string;
  readonly nl: string;
  readonly fr: string;
}

export interface CampaignLevel {
  /** `stones-3`: its chapter and place; the same for ever, for progress is kept by it. */
  readonly id: string;
  readonly names: Names;
  readonly level: Level;
}

export interface Chapter {
  readonly id: string;
  readonly names: Names;
  readonly levels: readonly CampaignLevel[];
}

/** The level whose search is the longest. */
export const SLOWEST_LEVEL = 'teleporters-8';

/** Levels of a chapter open in groups of so many. */
export const GROUP = 5;
/** So many of a group must be solved to open the next one: two may be left for later. */
export const TO_OPEN = 3;

/** Whether a level of the campaign may be played by someone who has solved these. Every chapter's first group is open. */
export function isOpen(chapter: Chapter, place: number, solved: ReadonlySet<string>): boolean {
  const group = Math.floor(place / GROUP);
  for (let before = 0; before < group; before++) {
    const levels = chapter.levels.slice(before * GROUP, (before + 1) * GROUP);
    if (levels.filter(({ id }) => solved.has(id)).length < TO_OPEN) return false;
  }
  return true;
}

/** What is kept of a chapter in the list of the shipped levels. */
interface StoredChapter {
  readonly id: string;
  readonly names: Names;
  readonly levels: readonly { readonly id: string; readonly names: Names; readonly link: string }[];
}

const openChapters = (stored: readonly StoredChapter[]): Chapter[] =>
  stored.map(({ id, names, levels }) => ({ id, names, levels: levels.map(openLevel) }));

function openLevel({ id, names, link }: StoredChapter['levels'][number]): CampaignLevel {
  const read = readLink(link);
  if (!read.ok) throw new Error(`the level ${id} is damaged: ${read.message}`);
  return { id, names, level: { ...read.value, name: names.en } };
}

/** Loads the shipped campaign: a module of its own, so that a page need not carry it before it is wanted. */
export async function loadCampaign(): Promise<Chapter[]> {
  const { default: data } = await import('./campaign.json', { with: { type: 'json' } });
  return openChapters(data.chapters);
}
