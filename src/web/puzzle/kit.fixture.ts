import type { MonsterKit } from '../board/index.ts';

/** Any monster. */
export const KITS: MonsterKit = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
