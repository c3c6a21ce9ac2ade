import { namesOf } from '../../bots/index.ts';
import { namesIn, type OnlineTable, type TableSummary } from '../../protocol/index.ts';

/** A table as lists show it. */
export function summaryOf(id: string, table: OnlineTable, changedAt: number): TableSummary {
  const { game, settings, phase } = table;
  const playing = phase === 'playing' && game !== undefined;
  const names = namesIn(table.seats, namesOf);
  return {
    id,
    phase,
    mode: settings.mode,
    pace: settings.pace,
    seats: table.seats.map(({ colour, sitter }, seat) => ({
      colour,
      name: sitter.kind === 'free' ? undefined : names[seat],
      kind: sitter.kind,
    })),
    turn: playing ? game.turn : undefined,
    round: playing ? game.round : undefined,
    stage: playing ? game.stage : undefined,
    winner: phase === 'over' ? game?.result?.winner : undefined,
    changedAt,
  };
}
