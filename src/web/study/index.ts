/** A study without its page: what is opened, the tree of what was played and tried, and the controller that goes through it. */
export { type Opened, openKeptGame, openText } from './opened.ts';
export { StudyController } from './study-controller.ts';
export { type Point, Tree } from './tree.ts';
