export { namesOf as botNames } from '../../bots/index.ts';
export { type Asker, type LastKnown, type Thinker, type Visitor, wire } from './house.ts';
export type { LiveTable } from './live-table.ts';
export { checkSettings } from './open-table.ts';
export { storedTable } from './stored-table.ts';
export { Tables } from './tables.ts';
