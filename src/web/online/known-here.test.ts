import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { FakeTime } from '../../../test/helpers/fake-server.ts';
import type { LinkState } from '../../protocol/index.ts';
import { ApiFailure, type ApiProblem } from './api.ts';
import { watchKnown } from './known-here.ts';

function watched(problem: () => ApiProblem | undefined) {
  const time = new FakeTime();
  const link = signal<LinkState>('connecting');
  const heard: string[] = [];
  const answer = async <T>(asked: string, value: T): Promise<T> => {
    heard.push(asked);
    const why = problem();
    if (why !== undefined && (asked === 'games' || why === 'unreachable')) throw new ApiFailure(why, why);
    return value;
  };
  const end = watchKnown({
    link,
    later: time.later,
    api: {
      me: () => answer('me', { name: undefined, pushKey: undefined }),
      myGames: () => answer('games', { games: [] }),
    },
    stranger: () => heard.push('stranger'),
  });
  return { time, link, heard, end };
}

test('a device whose cookie is not kept is told apart from a lost line', async () => {
  const { time, link, heard } = watched(() => 'no-cookies');
  link.value = 'lost';
  await time.pass(3000);
  expect(heard).toEqual(['me', 'games', 'stranger']);
  await time.pass(60_000);
  expect(heard).toHaveLength(3);
});

test('a server that is away is asked again later, and a moment without a line asks nobody', async () => {
  let problem: ApiProblem | undefined = 'unreachable';
  const { time, link, heard, end } = watched(() => problem);
  link.value = 'lost';
  await time.pass(1000);
  link.value = 'open';
  await time.pass(60_000);
  expect(heard).toEqual([]);
  link.value = 'lost';
  await time.pass(2000);
  expect(heard).toEqual(['me']);
  problem = undefined; // it is back, and knows this device
  await time.pass(16_000);
  expect(heard).toEqual(['me', 'me', 'games']);
  end();
  await time.pass(60_000);
  expect(heard).toHaveLength(3);
});
