import { createHash, createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingError } from './address.ts';
import { ownFolder, tighten } from './own-files.ts';

/** Texts nobody can guess, and what is derived from them. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const newSeed = (): string => randomBytes(32).toString('hex');
export const newGuestId = (): string => randomBytes(12).toString('base64url');
/** Long enough that a table's link can't be found by trying; whatever finds links in texts leaves out a dash at their end. */
export const newTableId = (): string => randomBytes(12).toString('base64url').replace(/[_-]$/, '0');

export const sha256 = (text: string): Uint8Array => createHash('sha256').update(text).digest();
/** What the store knows of a secret. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const TAG_LENGTH = 12;
/** A guest as others at one table may know them. */
export const tagOf = (key: string, guest: string, table: string): string =>
  createHmac('sha256', key).update(`tag:${table}:${guest}`).digest('base64url').slice(0, TAG_LENGTH);

const TABLE_ID_LENGTH = 16;
/** The id of the table that follows another one. */
export const rematchOf = (key: string, table: string): string =>
  createHmac('sha256', key).update(`rematch:${table}`).digest('base64url').slice(0, TABLE_ID_LENGTH);

/** A file that only this user may read, written by whoever comes first. */
export async function keptFile(folder: string, name: string, make: () => string): Promise<string> {
  const path = join(folder, name);
  try {
    ownFolder(folder);
    await writeFile(path, make(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unwritable(folder, error);
  }
  try {
    tighten(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unwritable(folder, error);
  }
}

const unwritable = (folder: string, error: unknown): SettingError =>
  new SettingError(
    `DATA_DIR ${folder} can't be used: ${(error as Error).message}; make it a folder this user may write to`,
  );
