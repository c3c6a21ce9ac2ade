import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from './cli-process.ts';

const POSITION =
  '{"monster": {"at": "h5", "facing": "w"}, "tiles": [{"kind": "stone", "at": "d5"}], "figures": [{"id": "A", "at": "c3"}]}';
const RECORD = join(import.meta.dirname, 'corpus/basic-2.ffr');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fearsome-picture-'));
  await writeFile(join(folder, 'position.json'), POSITION);
});
afterAll(() => rm(folder, { recursive: true }));

test('a position as SVG and PNG, a record at a moment, a walk as GIF', async () => {
  const [svg, png, gif] = ['a.svg', 'b.png', 'c.gif'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const small = ['--width', '300'];
  const commands = [
    ['picture', join(folder, 'position.json'), '--out', svg],
    ['picture', RECORD, '--at', '30', '--out', png, ...small],
    ['picture', join(folder, 'position.json'), '--walk', '3', '--out', gif, ...small],
  ];
  for (const command of commands) expect(await run(command)).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(svg, 'utf8')).toMatch(/^<svg xmlns=.*<\/svg>$/s);
  const picture = await readFile(png);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(300);
  const walk = await readFile(gif);
  expect(walk.subarray(0, 6).toString()).toBe('GIF89a');
  expect(walk.readUInt16LE(6)).toBe(300);
  // One frame at least for the beginning, each look and each step.
  expect(walk.toString('latin1').split('\x21\xf9\x04').length - 1).toBeGreaterThanOrEqual(7);
});

test.each([
  [['--out', 'x.jpg'], 'must end with .png, .svg or .gif'],
  [['--out', 'x.gif'], 'a walk (--walk) becomes a .gif'],
  [['--walk', '8', '--out', 'x.png'], 'a walk (--walk) becomes a .gif'],
  [['--walk', '4 hits', '--out', 'x.gif'], 'is no card'],
  [['--at', '3', '--out', 'x.png'], 'is a position'],
  [[], "required option '-o, --out <file>'"],
])('picture %j: what is wrong is said', async (options, said) => {
  const { code, stderr } = await run(['picture', join(folder, 'position.json'), ...options]);
  expect(code).toBe(2);
  expect(stderr).toContain(said);
});
