import { createHash } from 'node:crypto';
import type { GuestId } from './store.ts';

/**
 * A wish by 12 bytes: guests choose their wishes' ids, and whole ones would be a tenth of what a game takes on disk. 96 bits of SHA-256
 * leave no chance to two wishes of one table being taken for one another.
 */
export const wishKey = (guest: GuestId, id: string): Buffer =>
  createHash('sha256').update(guest).update('\n').update(id).digest().subarray(0, 12);
