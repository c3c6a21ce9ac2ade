import { beforeEach, describe, expect, test } from 'vitest';
import type { Scene } from '../../drawing/scene.ts';
import { setLanguage, speakSpace, startLanguage, tableNames } from './index.ts';

beforeEach(() => startLanguage('en'));

const kit = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };
const SCENE: Scene = {
  pools: [{ kind: 'pool', shape: '4x1', at: 'e9' }],
  teleporters: [{ kind: 'teleporter', pair: 2, at: 'd5', facing: 's' }],
  blocks: [{ key: 's', kind: 'turn-around', at: 'f9' }],
  figures: [
    { id: 'green-3', colour: 'green', number: 3, dark: true, at: 'h11' },
    { id: 'red-1', colour: 'red', number: 1, dark: false, at: 'entrance' },
    { id: 'red-2', colour: 'red', number: 3, dark: false, at: 'entrance' },
    { id: 'blue-1', colour: 'blue', number: 1, dark: false, at: 'out' },
  ],
  monster: { at: 'k5', facing: 'e', kit },
};

describe('a space says what is there', () => {
  test('a figure, whose it is, and its danger', () => {
    const names = tableNames(
      { player: () => 'Anna', isYou: (colour) => colour === 'green' },
      () => undefined,
    );
    const speaking = { names, marks: { danger: new Map([['green-3', 0.5]]) } };
    expect(speakSpace('h11', SCENE, speaking)).toBe('h11, your 3, danger 50%, south: wall I');
    expect(speakSpace('entrance', SCENE, speaking)).toBe('Entrance, waiting: Anna’s 1 and Anna’s 3');
  });

  test('blocks on pools, teleporters with their arrow, the monster with its facing', () => {
    expect(speakSpace('f9', SCENE)).toBe('f9, turning stone (180°), blood pool');
    expect(speakSpace('d5', SCENE)).toBe('d5, teleporter (pair 2), arrow pointing south');
    expect(speakSpace('k5', SCENE)).toBe('k5, the monster, facing east');
  });

  test('the corners, and walls with their letters', () => {
    expect(speakSpace('a1', SCENE)).toBe('a1, free, exit corner, north: wall A, west: wall star');
    expect(speakSpace('g4', SCENE)).toBe('g4, free');
  });

  test('the doors', () => {
    expect(speakSpace('entrance', SCENE)).toBe('Entrance, waiting: Ember 1 and Ember 3');
    expect(speakSpace('out', SCENE)).toBe('Exit, 1 figure out');
  });

  test('what a figure can reach, and the risk there', () => {
    const marks = { reach: [{ at: 'g4' as const, cost: 2, risk: 0.25 }] };
    expect(speakSpace('g4', SCENE, { marks })).toBe('g4, reachable for 2 points, danger there 25%');
  });

  test('in other languages too', async () => {
    await setLanguage('de');
    expect(speakSpace('k5', SCENE)).toBe('k5, das Monster, Blick nach Osten');
    await setLanguage('fr');
    expect(speakSpace('d5', SCENE)).toBe('d5, téléporteur (paire 2), flèche vers le sud');
  });

  test.each([
    ['en', 'east: wall star'],
    ['de', 'nach Osten: Wand Stern'],
    ['nl', 'naar het oosten: muur ster'],
    ['fr', 'vers l’est\u202f: mur étoile'],
  ] as const)('B4: the star beside the entrance, in %s', async (language, words) => {
    await setLanguage(language);
    expect(speakSpace('p11', SCENE)).toContain(words);
  });
});
