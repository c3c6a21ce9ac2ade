import type { Action, Game } from '../../../rules/index.ts';
import { type Names, partsText, t, tileText } from '../../i18n/index.ts';
import { entriesOf } from '../../study/index.ts';
import { wayText } from '../table/index.ts';

/** Moves one after another in words: "Heed’s 4 d4 to f5", "your 3 stays". */
function wordsOf(game: Game, actions: readonly Action[], names: Names): string[] {
  return entriesOf(game, actions).flatMap((entry) => {
    if (entry.kind === 'tile') return t('table.tile-on', { tile: tileText(entry.tile), at: entry.tile.at });
    return entry.kind === 'move' ? `${names.figure(entry.figure, entry.shows)} ${wayText(entry)}` : [];
  });
}

export const lineText = (game: Game, actions: readonly Action[], names: Names): string =>
  partsText(wordsOf(game, actions, names));

/** What is expected after the first of them. */
export const restText = (game: Game, actions: readonly Action[], names: Names): string =>
  partsText(wordsOf(game, actions, names).slice(1));
