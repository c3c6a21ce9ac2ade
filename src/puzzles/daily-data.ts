import data from './daily.json' with { type: 'json' };

/** The levels of the days from FIRST_DAY on, as links. */
export const DAILY_LINKS: readonly string[] = data.links;
