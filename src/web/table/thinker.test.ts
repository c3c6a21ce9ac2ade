import { describe, expect, test } from 'vitest';
import { type Answer, botNamed, choose, type Question } from '../../bots/index.ts';
import { type Game, newGame, Random } from '../../rules/index.ts';
import { writeView } from '../../rules/notation/index.ts';
import { settled } from './table.fixture.ts';
import { SlicedThinker, type Thinker, WorkerThinker } from './thinker.ts';

const game = newGame({
  mode: 'basic',
  players: ['green', 'red'],
  start: 'green',
  longer: false,
}) as Game;
const question = (bot: Question['bot'], milliseconds = 60_000): Question => ({
  bot,
  view: writeView(game),
  seed: 'a seed',
  milliseconds,
});
const nobody = new AbortController().signal;

describe('thinking on the page', () => {
  test('comes to what the bot comes to', async () => {
    const { action } = choose(botNamed('cunning'), game, new Random('a seed'));
    expect(await new SlicedThinker().think(question('cunning'), nobody)).toEqual(action);
  });

  test('ends with the time', async () => {
    let now = 0;
    const clock = (): number => {
      now += 1;
      return now;
    };
    const action = await new SlicedThinker(clock).think(question('fearsome', 30), nobody);
    expect(action.type).toBe('move');
    expect(now).toBeLessThan(200);
  });

  test('never answers whoever has gone', async () => {
    let now = 0;
    const clock = (): number => {
      now += 5;
      return now;
    };
    const gone = new AbortController();
    let answered = false;
    void new SlicedThinker(clock).think(question('fearsome', 1000), gone.signal).then(() => {
      answered = true;
    });
    gone.abort();
    for (let i = 0; i < 5; i++) await settled();
    expect(answered).toBe(false);
  });
});

/** A worker that answers as it is told. */
class FakeWorker {
  onmessage: ((event: { readonly data: Answer }) => void) | null = null;
  onerror: ((event: { readonly message: string }) => void) | null = null;
  ended = false;
  readonly #reply: (worker: FakeWorker) => void;
  constructor(reply: (worker: FakeWorker) => void) {
    this.#reply = reply;
  }
  postMessage(): void {
    queueMicrotask(() => this.#reply(this));
  }
  terminate(): void {
    this.ended = true;
  }
}

const stay = { type: 'move', figure: 'green-1', path: '' } as const;
const spare: Thinker = { think: () => Promise.resolve({ ...stay, path: 'i' }), close: () => {} };
const thinkerWith = (worker: FakeWorker): WorkerThinker =>
  new WorkerThinker(() => worker as unknown as Worker, spare);

describe('thinking in a worker', () => {
  test('brings the worker’s answer', async () => {
    const worker = new FakeWorker(({ onmessage }) => onmessage?.({ data: { action: stay } }));
    expect(await thinkerWith(worker).think(question('wary'), nobody)).toEqual(stay);
  });

  test('a worker that can’t be started is replaced by the page', async () => {
    const worker = new FakeWorker(({ onerror }) => onerror?.({ message: 'no such file' }));
    const thinker = thinkerWith(worker);
    expect(await thinker.think(question('wary'), nobody)).toMatchObject({ path: 'i' });
    expect(worker.ended).toBe(true);
    const none = new WorkerThinker(() => {
      throw new Error('workers are not allowed here');
    }, spare);
    expect(await none.think(question('wary'), nobody)).toMatchObject({ path: 'i' });
  });

  test('a bot that fails is a bug, and said so', async () => {
    const worker = new FakeWorker(({ onmessage }) => onmessage?.({ data: { error: 'the view is wrong' } }));
    await expect(thinkerWith(worker).think(question('wary'), nobody)).rejects.toThrow('the view is wrong');
  });

  test('whoever goes ends the worker', () => {
    const worker = new FakeWorker(() => {});
    const gone = new AbortController();
    void thinkerWith(worker).think(question('wary'), gone.signal);
    gone.abort();
    expect(worker.ended).toBe(true);
  });
});
