import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ARMS, BODIES, DEFAULT_KIT, HEADS, KIT_PARTS, kitIn, LEGS, randomKit, SKINS } from './kit.ts';

const sheet = readFileSync(new URL('./symbols.svg', import.meta.url), 'utf8');
const tokens = readFileSync(new URL('./drawing.css', import.meta.url), 'utf8');

test('C5: there are at least five of each part', () => {
  for (const parts of [LEGS, BODIES, ARMS, HEADS, SKINS]) expect(parts.length).toBeGreaterThanOrEqual(5);
});

test('every part is drawn, and every drawn part can be chosen', () => {
  const drawn = [...sheet.matchAll(/<symbol id="((?:legs|body|arms|head)-[a-z]+)"/g)].map(
    (match) => match[1],
  );
  const listed = (['legs', 'body', 'arms', 'head'] as const).flatMap((kind) =>
    KIT_PARTS[kind].map((part) => `${kind}-${part}`),
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});

test('every skin has its colours', () => {
  for (const skin of SKINS) expect(tokens).toContain(`.skin-${skin} {`);
});

test('names of drawings are given once', () => {
  const names = [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(new Set(names).size).toBe(names.length);
});

test('a random kit reaches the first and the last of each list', () => {
  expect(randomKit(() => 0)).toEqual({ legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' });
  expect(randomKit(() => 0.999)).toEqual({
    legs: 'skates',
    body: 'ribs',
    arms: 'gloves',
    head: 'ram',
    skin: 'rose',
  });
});

test('a kept kit is read, and what is unknown in it becomes the default', () => {
  expect(kitIn({ legs: 'spider', body: 'shell', arms: 'wings', head: 'croc', skin: 'moss' })).toEqual({
    legs: 'spider',
    body: 'shell',
    arms: 'wings',
    head: 'croc',
    skin: 'moss',
  });
  expect(kitIn({ legs: 'wheels', head: 7 })).toEqual(DEFAULT_KIT);
  expect(kitIn(null)).toEqual(DEFAULT_KIT);
});
