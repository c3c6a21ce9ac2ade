import data from './campaign.json' with { type: 'json' };
import type { StoredChapter } from './campaign.ts';

/** The shipped chapters with their levels as links. */
export const CAMPAIGN: readonly StoredChapter[] = data.chapters;
