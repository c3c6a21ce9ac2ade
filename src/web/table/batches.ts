import type { Colour, GameEvent, Malformed } from '../../rules/index.ts';
import { type RecordHeader, Replay, type ReplayedGame } from '../../rules/records/index.ts';
import type { Batch } from './table.ts';

/** A record played again, decision by decision. */
export interface PlayedRecord {
  readonly ok: true;
  readonly header: RecordHeader;
  readonly batches: readonly Batch[];
  readonly finished: boolean;
}

/** What is wrong with a record: the line, counted from 1, and the rule or the code of the format. */
export interface BrokenRecord extends Malformed {
  readonly line: number;
}

/** Plays a text of records again; a record of several games gives several. `ours` are games that this device keeps. */
export function playRecords(text: string, ours = false): readonly PlayedRecord[] | BrokenRecord {
  const played: Batch[][] = [];
  let heard: GameEvent[] = [];
  const replay = new Replay((event) => heard.push(event), ours);
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    heard = [];
    const read = replay.feed(line);
    if (!read.ok) return { ...read, line: index + 1 };
    const batches = played.at(-1);
    switch (read.value?.type) {
      case 'header':
        played.push([]);
        break;
      case 'place':
      case 'move':
        batches!.push({ number: batches!.length, by: whoActed(heard), events: heard });
        break;
      case 'card': {
        // The monster's move belongs to the decision that ended the round.
        const last = batches!.pop()!;
        batches!.push({ ...last, events: [...last.events, ...heard] });
        break;
      }
      default:
        break;
    }
  }
  const ended = replay.end();
  if (!ended.ok) return { ...ended, line: lines.length };
  return ended.value.map((game: ReplayedGame, i) => ({
    ok: true,
    header: game.header,
    batches: played[i]!,
    finished: game.finished,
  }));
}

export const isBroken = (read: readonly PlayedRecord[] | BrokenRecord): read is BrokenRecord => 'ok' in read;

function whoActed(events: readonly GameEvent[]): Colour {
  for (const event of events) {
    if (event.type === 'tilePlaced') return event.by;
    if (event.type === 'figureMoved') return event.figure.split('-')[0] as Colour;
  }
  throw new Error('a decision has no events');
}
