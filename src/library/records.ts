/** Records of games (`.ffr`), one line of JSON for each thing that was decided: replayed by the rules, and written. */

export {
  RECORD_FORMAT,
  type RecordHeader,
  type RecordLine,
  type RecordResult,
  Replay,
  type ReplayedGame,
  recordLineOf,
  replayRecords,
  writeRecord,
} from '../rules/index.ts';
