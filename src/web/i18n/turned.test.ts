import { beforeEach, describe, expect, test } from 'vitest';
import { hall } from '../../../test/helpers/halls.ts';
import { geometryOf } from '../../drawing/geometry.ts';
import { DIRECTIONS, type GameEvent, type Refusal, reachOf, walk, walkPath } from '../../rules/index.ts';
import { LANGUAGES } from './about.ts';
import {
  castNames,
  directionText,
  refusalText,
  setLanguage,
  speakSpace,
  startLanguage,
  t,
  tellWalk,
} from './index.ts';

/** Where the hall is drawn turned, directions are told as they are seen. */
const turned = { ...castNames, turned: { value: true } };
const POSITION = '1 . . . . A\n5 . . . . @>. . . . . B\nlegend: A blue-2; B red-1';

beforeEach(() => startLanguage('en'));

describe('a hall that is drawn turned', () => {
  test.each(LANGUAGES)('a direction is what the board shows, in %s', async (language) => {
    await setLanguage(language);
    for (const direction of DIRECTIONS) {
      expect(directionText(direction, turned)).toBe(t(`word.seen.${geometryOf(true).seen(direction)}`));
      expect(directionText(direction)).toBe(t(`word.${direction}`));
    }
  });

  test('the monster’s walk', () => {
    const events: GameEvent[] = [];
    walk(hall(POSITION), reachOf('1')!, (event) => events.push(event));
    expect(tellWalk(events, turned)[0]!.sentence).toContain('It turns right.');
    expect(tellWalk(events)[0]!.sentence).toContain('It turns north.');
  });

  test('what is not allowed', () => {
    const position = hall('5 . . . . A # # .\nlegend: A green-3 4 of green');
    expect(refusalText(walkPath(position, 0, 'e') as Refusal, turned)).toContain('can’t push down from e5');
  });

  test('what spaces hold and border on', () => {
    const monster = {
      at: 'k5',
      facing: 'e',
      kit: { legs: '', body: '', arms: '', head: '', skin: '' },
    } as const;
    const teleporters = [{ kind: 'teleporter', at: 'd5', pair: 2, facing: 's' }] as const;
    const scene = { pools: [], teleporters, blocks: [], figures: [], monster };
    expect(speakSpace('k5', scene, { names: turned })).toBe('k5, the monster, facing down');
    expect(speakSpace('d5', scene, { names: turned })).toContain('arrow pointing left');
    expect(speakSpace('a1', scene, { names: turned })).toContain('right: wall A, up: wall star');
  });
});
