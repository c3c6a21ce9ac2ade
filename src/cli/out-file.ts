import { open } from 'node:fs/promises';
import { WrongUse } from './failures.ts';

/** Where the records go. Writing waits while whoever takes them is slow. */
export interface Sink {
  write(text: string): Promise<void>;
  close(): Promise<void>;
}

/** The file of --out. */
export async function createFile(path: string): Promise<Sink> {
  const failed = (error: unknown): WrongUse =>
    new WrongUse(`--out: ${path} can't be written: ${(error as Error).message}`);
  const file = await open(path, 'w').catch((error) => Promise.reject(failed(error)));
  return {
    async write(text) {
      await file.appendFile(text).catch((error) => Promise.reject(failed(error)));
    },
    close: () => file.close(),
  };
}
