import { expect, test } from 'vitest';
import { type RecordLine, writeRecord } from '../src/rules/records/index.ts';
import { run } from './cli-process.ts';
import { honestRecord, withCommitment, withReveal } from './helpers/honest-record.ts';

const HONEST = honestRecord('a seed for the command line');

const verified = async (lines: readonly RecordLine[], ...options: readonly string[]) => {
  const { code, stdout } = await run(['verify', ...options, '-'], writeRecord(lines));
  return { code, stdout };
};

test('a pile that follows from its seed is checked', async () => {
  expect(await verified(HONEST)).toEqual({ code: 0, stdout: '-: 1 game, ok, pile checked\n' });
});

test("a pile without its reveal can't be checked, and that is said", async () => {
  expect(await verified(withReveal(HONEST, undefined))).toEqual({
    code: 0,
    stdout: "-: 1 game, ok, pile can't be checked (no reveal)\n",
  });
});

test('several records: how many piles are checked', async () => {
  const unpromised = withReveal(withCommitment(HONEST, undefined), undefined);
  const goingOn = HONEST.slice(0, 10);
  const { stdout } = await verified([...HONEST, ...unpromised, ...HONEST, ...goingOn]);
  expect(stdout).toBe(
    "-: 4 games (1 still going on), ok, pile checked in 2 of 4, pile can't be checked in 1 (no reveal)\n",
  );
});

test('a reveal of another seed is the fault of its line', async () => {
  const { code, stdout } = await verified(withReveal(HONEST, 'another seed'));
  expect(code).toBe(1);
  expect(stdout).toMatch(
    new RegExp(
      `^-: line ${HONEST.length}: the pile is not the one that was promised: the SHA-256 of the reveal is `,
    ),
  );
});

test('--json', async () => {
  const good = await verified(HONEST, '--json');
  expect(JSON.parse(good.stdout)).toEqual([
    { file: '-', ok: true, games: 1, unfinished: 0, piles: { checked: 1, unchecked: 0 } },
  ]);
  const bad = await verified(withReveal(HONEST, 'another seed'), '--json');
  expect(JSON.parse(bad.stdout)).toEqual([
    { file: '-', ok: false, games: 1, line: HONEST.length, code: 'bad-pile', message: expect.any(String) },
  ]);
});
