import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';

/** Folders and files that only this user may read, whatever the umask says; those that others could read are tightened. */

const STICKY = 0o1000;

export function ownFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  // A folder such as /tmp is everybody's.
  if ((statSync(path).mode & STICKY) === 0) tighten(path, 0o700);
}

/** Made where it is missing. */
export function ownFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  tighten(path, 0o600);
}

/** Takes from others what they may do with it. */
export function tighten(path: string, most: number): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & 0o777 & ~most) === 0) return;
  try {
    chmodSync(path, mode & most);
  } catch (error) {
    // It is another user's, who lets this one use it: that is their decision.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
