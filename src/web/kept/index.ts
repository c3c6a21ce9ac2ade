export { levelOf } from '../../bots/index.ts';

import { FINDS } from './finds.ts';
import { KeptGames } from './games.ts';
import { HINTS, LESSONS } from './lessons.ts';
import { MONSTER } from './monster.ts';
import { NEW_GAME } from './new-game.ts';
import { ONLINE_PLAN, ONLINE_TABLES } from './online.ts';
import { OWN_LEVELS, PUZZLES } from './puzzles.ts';
import { RESULTS } from './results.ts';
import { SETTINGS } from './settings.ts';
import { Cupboard } from './shelf.ts';
import { openStore, type Store } from './store.ts';
import { KeptStudies } from './studies.ts';

export { type KeptFinds, withAnswer } from './finds.ts';
export type { LayoutChoice, NewGamePlan, SeatPlan } from './new-game.ts';
export {
  DAYS_PER_MOVE,
  type KeptOnlineTable,
  MOST_ONLINE_TABLES,
  type OnlinePlan,
  PACES,
  SECONDS_PER_MOVE,
  STAND_IN_AFTER,
} from './online.ts';
export { type KeptLevel, type OwnLevel, PUZZLE_SPEEDS, putDownIn, spaceIn } from './puzzles.ts';
export {
  NO_RESULTS,
  nextLevel,
  strongest,
  TROPHIES,
  type Trophy,
  tallyOf,
  withGame,
  yourLevel,
} from './results.ts';
export {
  cleanName,
  MOTIONS,
  PLAY_SPEEDS,
  type Settings,
  SPEEDS,
  THEMES,
} from './settings.ts';
export { memoryStore, type Store } from './store.ts';
export type { Note, StudyNotes } from './studies.ts';

/** Everything that is kept on the device. */
export function openKept(store: Store) {
  const cupboard = new Cupboard(store);
  return {
    settings: cupboard.shelf(SETTINGS),
    newGame: cupboard.shelf(NEW_GAME),
    monster: cupboard.shelf(MONSTER),
    lessons: cupboard.shelf(LESSONS),
    hints: cupboard.shelf(HINTS),
    results: cupboard.shelf(RESULTS),
    onlinePlan: cupboard.shelf(ONLINE_PLAN),
    onlineTables: cupboard.shelf(ONLINE_TABLES),
    puzzles: cupboard.shelf(PUZZLES),
    finds: cupboard.shelf(FINDS),
    ownLevels: cupboard.shelf(OWN_LEVELS),
    games: new KeptGames(cupboard),
    studies: new KeptStudies(cupboard),
    troubles: cupboard.troubles,
    forgetTroubles: () => cupboard.forgetTroubles(),
  };
}
export type Kept = ReturnType<typeof openKept>;

const opened = openStore();
/** What is kept in this browser. */
export const kept: Kept = openKept(opened.store);
/** False where the browser keeps nothing beyond this visit. */
export const lasting: boolean = opened.lasting;
