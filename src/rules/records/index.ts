/**
 * Records of games (`.ffr`), one line of JSON for each thing that was decided: replayed by the rules, and written.
 *
 * @packageDocumentation
 */

export {
  type RecordHeader,
  type RecordLine,
  type RecordResult,
  recordLineIn,
  recordLineOf,
  writeRecordLine,
} from './record-lines.ts';
export { Replay, type ReplayedGame, replayRecords, writeRecord } from './replay.ts';
