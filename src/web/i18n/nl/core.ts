import { appShell } from './app-shell.ts';
import { appTable } from './app-table.ts';
import { refusals } from './refusals.ts';
import { speech } from './speech.ts';
import { story } from './story.ts';
import { walk } from './walk.ts';
import { words } from './words.ts';

/** The areas that every page needs. */
export const core = { ...appShell, ...appTable, ...refusals, ...speech, ...story, ...walk, ...words };
