import { LEVELS } from '../../bots/index.ts';
import type { OnlineTable, Seat, TableSummary } from '../../protocol/index.ts';

/** The name of whoever sits there. */
function nameIn({ sitter }: Seat): string | undefined {
  if (sitter.kind === 'guest') return sitter.name;
  return sitter.kind === 'bot' ? LEVELS[sitter.level - 1]!.name : undefined;
}

/** A table as lists show it. */
export function summaryOf(id: string, table: OnlineTable, changedAt: number): TableSummary {
  const { game, settings, phase } = table;
  const playing = phase === 'playing' && game !== undefined;
  return {
    id,
    phase,
    mode: settings.mode,
    pace: settings.pace,
    seats: table.seats.map((seat) => ({
      colour: seat.colour,
      name: nameIn(seat),
      kind: seat.sitter.kind,
    })),
    turn: playing ? game.turn : undefined,
    round: playing ? game.round : undefined,
    stage: playing ? game.stage : undefined,
    winner: phase === 'over' ? game?.result?.winner : undefined,
    changedAt,
  };
}
