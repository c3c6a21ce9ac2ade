import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { type Level, solve } from '../../puzzles/index.ts';
import { type Draft, draftOf, EMPTY_DRAFT } from './draft.ts';
import { TWO_STONES } from './levels.fixture.ts';
import { SolvabilityWatch } from './solvability.ts';
import { SolverClient, type SolverWorker } from './solver-client.ts';
import type { SolverTold } from './solver-worker.ts';

/** Solves on the spot. */
const onTheSpot = {
  solve: async (level: Level) => solve(level),
  stop: () => {},
};

test('after a change it is solved anew; a name changes nothing', async () => {
  const draft = signal<Draft>(EMPTY_DRAFT);
  const asked = vi.fn(onTheSpot.solve);
  const watch = new SolvabilityWatch(draft, { ...onTheSpot, solve: asked }, 0);
  await vi.waitFor(() => expect(watch.state.value).toEqual({ kind: 'no-enemy' }));
  draft.value = draftOf(TWO_STONES);
  await vi.waitFor(() =>
    expect(watch.state.value).toEqual({
      kind: 'found',
      solutions: [[{ kind: 'stone', at: 'c8' }]],
      all: true,
    }),
  );
  draft.value = { ...draft.value, name: 'Another name' };
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toHaveBeenCalledTimes(1);
  draft.value = { ...draft.value, tiles: [{ kind: 'teleporter', pair: 2, at: 'k8', facing: 'n' }] };
  await vi.waitFor(() => expect(watch.state.value).toEqual({ kind: 'lone-pair', pair: 2 }));
  watch.close();
});

test('a solver that fails says so and can be asked again', async () => {
  const draft = signal<Draft>(draftOf(TWO_STONES));
  let fails = true;
  const solver = {
    ...onTheSpot,
    solve: async (level: Level) => {
      if (fails) throw new Error('broken');
      return solve(level);
    },
  };
  const watch = new SolvabilityWatch(draft, solver, 0);
  await vi.waitFor(() => expect(watch.state.value.kind).toBe('failed'));
  fails = false;
  await watch.search();
  expect(watch.state.value.kind).toBe('found');
  watch.close();
});

/** A worker that does as it is told by the test. */
function fakeWorker() {
  const worker: SolverWorker & { told?: unknown; ended: boolean } = {
    onmessage: null,
    onerror: null,
    ended: false,
    postMessage: (question) => {
      worker.told = question;
    },
    terminate: () => {
      worker.ended = true;
    },
  };
  return worker;
}
const tell = (worker: SolverWorker, data: SolverTold): void =>
  worker.onmessage?.({ data } as MessageEvent<SolverTold>);

test('the worker reports its progress, then its result; called off, it is ended', async () => {
  const workers = [fakeWorker(), fakeWorker()];
  let opened = 0;
  const client = new SolverClient(() => workers[opened++]!);
  const heard: number[] = [];
  const first = client.solve(TWO_STONES, { want: 'all' }, ({ done }) => heard.push(done));
  expect(workers[0]?.told).toMatchObject({ options: { want: 'all' } });
  expect(JSON.stringify(workers[0]?.told), 'it gets no solutions').not.toContain('solutions');
  tell(workers[0]!, { type: 'progress', done: 0.5, walks: 10, found: 0 });
  expect(heard).toEqual([0.5]);
  const second = client.solve(TWO_STONES, { want: 'smallest' });
  expect(await first).toBeUndefined();
  expect(workers[0]?.ended).toBe(true);
  const solved = solve(TWO_STONES);
  tell(workers[1]!, { type: 'solved', solved });
  expect(await second).toBe(solved);
  expect(workers[1]?.ended).toBe(true);
});

test('a worker that breaks rejects', async () => {
  const worker = fakeWorker();
  const asked = new SolverClient(() => worker).solve(TWO_STONES, { want: 'all' });
  tell(worker, { type: 'failed', message: 'no such level' });
  await expect(asked).rejects.toThrow('no such level');
});
