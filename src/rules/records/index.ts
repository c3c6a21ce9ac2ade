/**
 * Records of games (`.ffr`), one line of JSON for each thing that was decided: replayed by the rules, and written.
 *
 * @packageDocumentation
 */

/** Numbers packed bit by bit, for links: games and puzzles travel in the same way. */
export { BitReader, BitWriter, sealed, toBytes, toText, unsealed } from './bits.ts';
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
export {
  readHall,
  readSpace,
  readTile,
  SPACE_BITS,
  writeHall,
  writeSpace,
  writeTile,
} from './tile-bits.ts';
