import type { Colour } from '../../rules/index.ts';
import { type Flaw, playedRecords, type StudiedGame } from '../../study/index.ts';
import { youAmong } from '../i18n/index.ts';
import { kept } from '../kept/index.ts';

/** What was opened for study: its games as far as they are good, and what is wrong with it. */
export interface Opened {
  /** What is kept with a study, comments and variations, is kept under this name. */
  readonly key: string;
  /** What it is called where something is wrong with it. */
  readonly file: string;
  readonly text: string;
  /** Of this device or of a table far away: played by the rules of its day. */
  readonly ours: boolean;
  readonly games: readonly StudiedGame[];
  readonly flaw?: Flaw;
  /** Whom the reader played, if that is known. */
  readonly you?: Colour | undefined;
}

interface Origin extends Pick<Opened, 'file' | 'you'> {
  readonly key?: string;
  readonly ours?: boolean;
}

export function openText(text: string, { key, file, ours = false, you }: Origin): Opened {
  return { key: key ?? `text-${fingerprint(text)}`, file, text, ours, ...playedRecords(text, ours), you };
}

/** A game of this device; undefined where there is none of this name. */
export function openKeptGame(id: string): Opened | undefined {
  const table = kept.games.read(id);
  if (table === undefined) return undefined;
  return openText(table.record, { key: id, file: '.ffr', ours: true, you: youAmong(table.settings) });
}

/** The same text has the same name again (FNV-1a). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
