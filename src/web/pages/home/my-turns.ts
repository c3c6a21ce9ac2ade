import { Api } from '../../online/index.ts';

/** At how many tables online it is the reader's turn; none where there is no server. */
export async function myTurns(): Promise<number> {
  const { games } = await new Api().myGames();
  return games.filter(
    ({ phase, turn, mine }) => phase === 'playing' && turn !== undefined && mine.includes(turn),
  ).length;
}
