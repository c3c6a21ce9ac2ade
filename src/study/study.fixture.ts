import { type AnyBotName, botNamed, playGame, seededGame } from '../bots/index.ts';
import type { Mode } from '../rules/index.ts';
import type { RecordLine } from '../rules/records/index.ts';
import { playedGame, type StudiedGame } from './played.ts';

/** The record of a game among bots of one kind. */
export function linesOfBots(bot: AnyBotName, mode: Mode, players: number, number = 0): RecordLine[] {
  const { setup, chance } = seededGame({ mode, players, longer: false }, 'study', number);
  const lines: RecordLine[] = [];
  const bots = setup.players.map(() => botNamed(bot));
  playGame(setup, bots, chance, { line: (line) => lines.push(line) });
  return lines;
}

export const gameOfBots = (...game: Parameters<typeof linesOfBots>): StudiedGame =>
  playedGame(linesOfBots(...game))!;
