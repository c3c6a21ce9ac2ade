import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BIN, run } from './cli-process.ts';
import examples from './fixtures/examples.json' with { type: 'json' };

const POSITION = {
  monster: { at: 'a1', facing: 'e' },
  tiles: [{ kind: 'stone', at: 'e6' }],
  figures: [
    { id: 'x', at: 'h6', points: 4 },
    { id: 'y', at: 'c6' },
  ],
};
const MONSTER = JSON.stringify({ do: 'monster', position: POSITION, card: '5' });
const REQUESTS = [
  MONSTER,
  JSON.stringify({ do: 'moves', position: POSITION, figure: 'x' }),
  JSON.stringify({ do: 'path', position: POSITION, figure: 'x', path: 'wwwn' }),
  JSON.stringify({ do: 'run', position: POSITION, own: ['x'], enemies: ['y'] }),
];

const answersIn = (text: string): Record<string, unknown>[] => {
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
};

const codeOf = (answer: Record<string, unknown> | undefined): unknown =>
  (answer?.['error'] as { code: string } | undefined)?.code;

async function ask(input: string | Uint8Array): Promise<Record<string, unknown>[]> {
  const { code, stdout, stderr } = await run(['engine'], input);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout === '' ? [] : answersIn(stdout);
}

test('answers one line each, in order, and repeats ids', async () => {
  const ids = [1, 'two', null, [3], { four: 4 }];
  const lines = ids.map((id) => JSON.stringify({ id, ...JSON.parse(MONSTER) }));
  const answers = await ask(`${lines.join('\n')}\n`);
  expect(answers.map((answer) => answer['id'])).toEqual(ids);
  expect(answers.every((answer) => answer['steps'] === 5)).toBe(true);
});

test('an error repeats the id, too', async () => {
  const [answer] = await ask('{"id":7,"do":"dance"}\n');
  expect(answer).toMatchObject({ id: 7, error: { code: 'unknown-request' } });
});

test('an empty input has no answers', async () => {
  expect(await ask('')).toEqual([]);
});

test('the last line needs no line end', async () => {
  expect(await ask(`${MONSTER}\n${MONSTER}`)).toHaveLength(2);
});

test('answers before the input ends', async () => {
  const child = spawn(process.execPath, [BIN, 'engine']);
  const first = new Promise<string>((resolve) =>
    child.stdout.once('data', (chunk) => resolve(String(chunk))),
  );
  child.stdin.write(`${MONSTER}\n`);
  expect(answersIn(await first)).toHaveLength(1);
  child.stdin.end();
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});

test('answers the worked examples', async () => {
  const lines = examples.map(({ id, position, ...example }) =>
    JSON.stringify(
      'path' in example
        ? { id, do: 'path', position, figure: example.figure, path: example.path }
        : { id, do: 'monster', position, card: example.card },
    ),
  );
  const answers = await ask(`${lines.join('\n')}\n`);
  for (const [index, { id, expect: expected }] of examples.entries()) {
    const answer = answers[index]!;
    if ('illegal' in expected) expect(codeOf(answer), id).toMatch(/^[FG]\d+$/);
    else
      expect(answer).toMatchObject({
        id,
        ...('steps' in expected && { steps: expected.steps, eaten: expected.eaten }),
      });
  }
});

test('10,000 requests', async () => {
  const lines = Array.from({ length: 10_000 }, (_, n) =>
    REQUESTS[n % REQUESTS.length]!.replace('{', `{"id":${n},`),
  );
  const answers = await ask(`${lines.join('\n')}\n`);
  expect(answers.map((answer) => answer['id'])).toEqual(lines.map((_, n) => n));
  expect(answers.filter((answer) => 'error' in answer)).toEqual([]);
});

describe('bad input gets an error, and the next line is read', () => {
  const bad: readonly (readonly [string, string | Uint8Array, string])[] = [
    ['3 MB in one line', `{"do":"${'x'.repeat(3_000_000)}"}`, 'line-too-long'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'bad-utf8'],
    ['a cut-off sequence of UTF-8', Buffer.from([0x22, 0xe2, 0x82, 0x22]), 'bad-utf8'],
    ['a truncated line', MONSTER.slice(0, 60), 'bad-json'],
    ['an empty line', '', 'bad-json'],
    ['a list', '[]', 'bad-value'],
    ['no request', '{}', 'missing-field'],
    ['an unknown field', MONSTER.replace('"card"', '"colour":1,"card"'), 'unknown-field'],
    ['a space off the board', MONSTER.replace('"e6"', '"p1"'), 'B2'],
    ['a place that is no space', MONSTER.replace('"e6"', '"z6"'), 'B1'],
    ['two things on a space', MONSTER.replace('"c6"', '"h6"'), 'F3'],
    ['half a pair', MONSTER.replace('[{"kind":"stone"', '[{"kind":"teleporter","pair":1,"facing":"n"'), 'C1'],
    ['a wrong letter', REQUESTS[2]!.replace('wwwn', 'wwxn'), 'F1'],
    ['a prototype', '{"__proto__":{"do":"monster"}}', 'missing-field'],
    ['many brackets', '['.repeat(500_000), 'bad-json'],
  ];
  test.concurrent.each(bad)('%s', async (_, line, code) => {
    const answers = await ask(Buffer.concat([Buffer.from(line), Buffer.from(`\n${MONSTER}\n`)]));
    expect(answers).toHaveLength(2);
    expect(codeOf(answers[0])).toBe(code);
    expect(answers[1]).toHaveProperty('position');
  });

  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  test.each([
    `{"do":${deep}}`,
    `{"id":${deep},"do":"x"}`,
    MONSTER.replace('"card":', `"card":${deep},"trace":`),
  ])('deeply nested lists, case %#', async (line) => {
    const answers = await ask(`${line}\n${MONSTER}\n`);
    expect(answers).toHaveLength(2);
    expect(codeOf(answers[0])).toBeDefined();
    expect(answers[1]).toHaveProperty('position');
  });
});

describe('any bytes', () => {
  let engine: ChildProcessWithoutNullStreams;
  let received = '';
  let heard = (): void => {};

  beforeAll(() => {
    engine = spawn(process.execPath, [BIN, 'engine']);
    engine.stdout.setEncoding('utf8');
    engine.stdout.on('data', (text: string) => {
      received += text;
      heard();
    });
  });
  afterAll(() => {
    engine.kill();
  });

  /** Sends bytes and then a request, and waits for the answer to that one. */
  async function answersTo(bytes: Uint8Array): Promise<Record<string, unknown>[]> {
    received = '';
    engine.stdin.write(Buffer.concat([bytes, Buffer.from('\n{"id":"the last one","do":"x"}\n')]));
    while (!/"id":"the last one".*\n$/.test(received)) {
      await new Promise<void>((resolve, reject) => {
        heard = resolve;
        engine.once('exit', () => reject(new Error('the engine is gone')));
      });
      engine.removeAllListeners('exit');
    }
    return answersIn(received);
  }

  const damaged = fc
    .tuple(fc.constantFrom(...REQUESTS), fc.nat(), fc.uint8Array({ maxLength: 3 }))
    .map(([request, at, bytes]) => {
      const line = Buffer.from(request);
      const cut = at % line.length;
      return Buffer.concat([line.subarray(0, cut), bytes, line.subarray(cut + 1)]);
    });
  const almost = fc
    .record({
      id: fc.jsonValue(),
      do: fc.constantFrom('monster', 'moves', 'path', 'run'),
      position: fc.oneof(fc.constant(POSITION), fc.jsonValue()),
      card: fc.oneof(fc.constantFrom('8', '2 hits'), fc.jsonValue()),
      figure: fc.oneof(fc.constant('x'), fc.jsonValue()),
      path: fc.oneof(fc.string(), fc.constant('ww')),
    })
    .map((request) => Buffer.from(JSON.stringify(request)));
  const anything = fc.oneof(fc.uint8Array({ maxLength: 200 }), damaged, almost);

  test('every line gets one answer, in JSON, and the engine goes on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 1, maxLength: 5 }), async (pieces) => {
        const bytes = Buffer.concat(
          pieces.flatMap((piece, i) => (i === 0 ? [piece] : [Buffer.from('\n'), piece])),
        );
        const lines = bytes.filter((byte) => byte === 0x0a).length + 1;
        const answers = await answersTo(bytes);
        expect(answers).toHaveLength(lines + 1);
        for (const answer of answers) expect(answer).toBeTypeOf('object');
      }),
    );
    expect(engine.exitCode).toBeNull();
  });
});
