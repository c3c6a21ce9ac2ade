import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readDrawing, readPosition, writePosition } from '../src/rules/notation/index.ts';
import { replayRecords } from '../src/rules/records/index.ts';
import { CORPUS, run } from './cli-process.ts';
import { good } from './helpers/halls.ts';

const ESCAPE = '\u001b';
const several = `${CORPUS}several.ffr`;
const gamesOfSeveral = good(replayRecords(readFileSync(several, 'utf8')));

const POSITION =
  '{"monster":{"at":"j8","facing":"e"},"tiles":[{"kind":"teleporter","pair":1,"at":"j5","facing":"e"},' +
  '{"kind":"pool","shape":"2x2","at":"k6"},{"kind":"turn-right","at":"k8"},{"kind":"teleporter","pair":1,"at":"o7",' +
  '"facing":"s"}],"figures":[{"id":"A","at":"j3","points":4},{"id":"a \\"friend\\"","at":"entrance","owner":"red"}]}';

describe('show', () => {
  test('a position as JSON, drawn so that it can be read again', async () => {
    const drawn = await run(['show', '-'], JSON.stringify(JSON.parse(POSITION), undefined, 2));
    expect(drawn.code).toBe(0);
    expect(drawn.stdout).not.toContain(ESCAPE);
    expect(writePosition(good(readDrawing(drawn.stdout)))).toBe(POSITION);
    const back = await run(['show', '-', '--json'], drawn.stdout);
    expect(back).toEqual({ code: 0, stdout: `${POSITION}\n`, stderr: '' });
  });

  test('the end of the last record, with the result', async () => {
    const { code, stdout } = await run(['show', several]);
    expect(code).toBe(0);
    const [drawing] = stdout.split('the game is over');
    expect(writePosition(good(readDrawing(drawing!)))).toBe(writePosition(gamesOfSeveral[2]!.game.position));
    expect(stdout).toMatch(/cards turned: .*; cards left: /);
    expect(stdout).toMatch(/ wins with all figures out but one/);
  });

  test('--game chooses one of several', async () => {
    const { stdout } = await run(['show', several, '--game', 1, '--json']);
    expect(stdout).toBe(`${writePosition(gamesOfSeveral[0]!.game.position)}\n`);
  });

  test('--line shows a record as it was', async () => {
    const { stdout } = await run(['show', several, '--line', 1]);
    expect(stdout).toContain("stage 1, round 1 of 7; it is green's turn");
    expect(stdout).toContain('cards turned: none; cards left: 5, 7, 7, 8, 8, 10, 1 hit, 2 hits');
    expect(stdout).toMatch(/^ 1 @>/m);
  });

  test('a game in which tiles are still placed', async () => {
    const { stdout } = await run(['show', `${CORPUS}going-on.ffr`, '--game', 1]);
    expect(stdout).toMatch(/tiles are placed; it is \w+'s turn/);
    expect(stdout).toMatch(/tiles left: .*stone/);
  });

  test.each([
    ['not JSON', '{"monster":', /not JSON/],
    ['an impossible position', POSITION.replace('"j3"', '"j5"'), /\(F4\)/],
    ['no drawing', 'hello\n', /a drawing has 11 rows/],
    ['a broken record', '{"format":"fearsome-floors/1"}\n', /line 1: .*no field "mode"/],
    ['nothing', '', /is empty/],
    ['invalid UTF-8', Buffer.from([0x0a, 0xff]), /line 2: the line is not valid UTF-8/],
  ])('%s is a failed check', async (_, input, message) => {
    const { code, stdout, stderr } = await run(['show', '-'], input);
    expect(stderr).toMatch(message);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  });

  test('a position has no games and no lines', async () => {
    const { code, stderr } = await run(['show', '-', '--game', 1], POSITION);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('is a position') });
  });
});

describe('watch', () => {
  test('prints a picture for every move and every step, and ends as the record does', async () => {
    const { code, stdout, stderr } = await run(['watch', `${CORPUS}experienced-4.ffr`]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain(ESCAPE);
    const [game] = good(replayRecords(readFileSync(`${CORPUS}experienced-4.ffr`, 'utf8')));
    const moves = game!.lines.filter(({ type }) => type === 'move' || type === 'place').length;
    const pictures = stdout.match(/^ {3}a b c d/gm)!.length;
    expect(pictures).toBeGreaterThan(moves + game!.lines.filter(({ type }) => type === 'card').length * 5);
    expect(stdout.trimEnd()).toMatch(/The game is over: the monster wins .* \(G9\)$/);
    // The last picture, made of events, shows the monster where the replayed game has it.
    const last = stdout.slice(stdout.lastIndexOf('   a b c d'));
    const end = await run(['show', `${CORPUS}experienced-4.ffr`]);
    expect(/^.*@.*$/m.exec(last)?.[0]).toBe(/^.*@.*$/m.exec(end.stdout)?.[0]);
  });

  test('--game', async () => {
    const { stdout } = await run(['watch', several, '--game', 2]);
    expect(stdout.match(/The game is over/g)).toHaveLength(1);
  });

  test('--demo plays a game of its own, the same for the same seed', async () => {
    const [one, same] = await Promise.all(
      [1, 2].map(() => run(['watch', '--demo', '--seed', 3, '--players', 2])),
    );
    expect(one!.code).toBe(0);
    expect(one!.stdout).toContain('The game is over');
    expect(same!.stdout).toBe(one!.stdout);
  });

  test('a broken record is a failed check that names the line', async () => {
    const record = readFileSync(`${CORPUS}basic-2.ffr`, 'utf8').split('\n').toSpliced(2, 1, '{"card":"8"}');
    const { code, stderr } = await run(['watch', '-'], record.join('\n'));
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/line 3: .*\(G1\)\n$/) });
  });

  test('a position can only be shown', async () => {
    const { code, stderr } = await run(['watch', '-'], POSITION);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('use "show"') });
  });

  test('the position of --json can be read', async () => {
    const { stdout } = await run(['show', several, '--json']);
    good(readPosition(JSON.parse(stdout)));
  });
});
