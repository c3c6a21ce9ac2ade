/**
 * Records of games (`.ffr`), one line of JSON for each thing that was decided: replayed by the rules, and written.
 *
 * @packageDocumentation
 */

/** Numbers packed bit by bit, for links: games and puzzles travel in the same way. */
export { type BitReader, type BitWriter, sealed, unsealed } from './bits.ts';
export { readGameLink, writeGameLink } from './game-link.ts';
export {
  type RecordHeader,
  type RecordLine,
  type RecordResult,
  recordLineIn,
  recordLineOf,
  writeRecordLine,
} from './record-lines.ts';
export { Replay, type ReplayedGame, replayRecords, writeRecord } from './replay.ts';
export { readSpace, readTile, SPACE_BITS, writeSpace, writeTile } from './tile-bits.ts';
