import { beforeEach, describe, expect, test } from 'vitest';
import { hall } from '../../../test/helpers/halls.ts';
import {
  decide,
  decideCard,
  evolve,
  type GameEvent,
  newGame,
  type Position,
  type Refusal,
  reachOf,
  refuse,
  walk,
  walkPath,
} from '../../rules/index.ts';
import { REFUSAL_REASONS } from '../../rules/refusals.ts';
import { LANGUAGES } from './about.ts';
import { refusals } from './en/refusals.ts';
import {
  refusalText,
  setLanguage,
  startLanguage,
  tableNames,
  tellEvent,
  tellWalk,
  toldText,
} from './index.ts';

beforeEach(() => startLanguage('en'));

/** Green plays here, red is a bot; each figure shows its first number (C3). */
const names = tableNames(
  { player: (colour) => (colour === 'red' ? 'Heed' : 'Anna'), isYou: (colour) => colour === 'green' },
  (id) => [1, 3, 4, 5][Number(id.slice(-1)) - 1],
);
const eventsOf = (position: Position, card = '1') => {
  const events: GameEvent[] = [];
  walk(position, reachOf(card)!, (event) => events.push(event));
  return events;
};

describe('refusals', () => {
  const VALUES = {
    figure: 'green-3',
    other: 'red-1',
    at: 'c3',
    direction: 'n',
    points: 4,
    needed: 5,
    letter: 'x',
    players: 9,
    colour: 'green',
    turn: 'red',
    owner: 'blue',
    card: '2 hits',
    tile: 'teleporter of pair 2',
    thing: '2x2 pool',
  };

  test('every reason has a text, and no text is without a reason', () => {
    expect(Object.keys(refusals).sort()).toEqual(REFUSAL_REASONS.map((reason) => `refusal.${reason}`).sort());
  });

  test('every text has the values that the rules give', () => {
    for (const reason of REFUSAL_REASONS) {
      const marked = refuse(
        reason,
        Object.fromEntries(Object.keys(VALUES).map((name) => [name, `{${name}}`])),
      );
      const given = [...marked.message.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort();
      const used = [...refusals[`refusal.${reason}`].matchAll(/\{(\w+)\}/g)].map((m) => m[1]!).sort();
      expect(used, reason).toEqual(given);
    }
  });

  test.each(LANGUAGES)('%s: all values are filled in and the rule is named', async (language) => {
    await setLanguage(language);
    for (const reason of REFUSAL_REASONS) {
      const refusal = refuse(reason, VALUES);
      const text = refusalText(refusal, names);
      expect(text, reason).not.toMatch(/[{}]|green-|red-|turn-/);
      expect(text.endsWith(` (${refusal.rule})`), text).toBe(true);
      expect(text[0], text).toBe(text[0]!.toUpperCase());
    }
  });

  test.each([
    [
      'en',
      'Your 4 can’t stay outside: in the first round two of your figures have to come in, and your 1 can. (G3)',
    ],
    [
      'de',
      'Deine 4 kann nicht am Eingang bleiben: In der ersten Runde müssen zwei deiner Figuren hinein, und deine 1 kann es. (G3)',
    ],
    [
      'nl',
      'Jouw 4 kan niet bij de ingang blijven: in de eerste ronde moeten twee van je figuren naar binnen, en jouw 1 kan dat. (G3)',
    ],
    [
      'fr',
      'Votre 4 ne peut pas rester à l’entrée\u202f: au premier tour, deux de vos pions entrent sur le plateau, et votre 1 peut entrer. (G3)',
    ],
  ] as const)('G3: who can’t stay outside is told, in %s', async (language, text) => {
    await setLanguage(language);
    expect(refusalText(refuse('come-in-first', { figure: 'green-3', other: 'green-1' }), names)).toBe(text);
  });

  test('figures and directions are called by their names', () => {
    const position = hall('5 . . . . A # # .\nlegend: A green-3 4 of green');
    const refusal = walkPath(position, 0, 'e') as Refusal;
    expect(refusalText(refusal, names)).toBe(
      'Your 4 can’t push east from e5: two blocks in a row are too heavy. (F5)',
    );
  });
});

describe('the walk', () => {
  test('M3: the nearest of several', () => {
    const position = hall('1 . . . . A\n5 . . . . @>. . . . . B\nlegend: A blue-2; B red-1');
    const [step] = tellWalk(eventsOf(position), names);
    expect(step!.sentence).toBe(
      'It looks around: Anna’s 3, 4 spaces away on its left, is nearer than Heed’s 1 (6 away). It turns north. It steps to e4.',
    );
    expect([step!.rule, step!.step, step!.from, step!.to]).toEqual(['M3', 1, 0, 3]);
    expect(step!.parts.map((part) => part.rule)).toEqual(['M3', 'M4']);
  });

  test('M3: a tie', () => {
    const position = hall('3 . . . . A\n5 . . . . @>\n7 . . . . B\nlegend: A blue-2; B red-1');
    const [step] = tellWalk(eventsOf(position), names);
    expect(step!.parts[0]!.sentence).toBe(
      'It looks around: Anna’s 3 and Heed’s 1 are equally near, 2 spaces away. It can’t decide and keeps facing east.',
    );
  });

  test('M4: a bite', () => {
    const position = hall('5 . . . . @>A\nlegend: A green-3');
    const [step] = tellWalk(eventsOf(position), names);
    expect(step!.sentence).toBe(
      'It looks around: your 4 is only 1 space away, straight ahead. It steps to f5 and eats your 4.',
    );
  });

  test('M5, M6: a push, told from the far end', () => {
    const position = hall('5 . . . . . . . . . . . . . @># A \nlegend: A green-3');
    const [step] = tellWalk(eventsOf(position), names);
    expect(step!.sentence).toBe(
      'It looks ahead, left and right and sees nobody: it keeps facing east. It pushes the stone to p5. Your 4 is pushed over the edge at p5: eaten. It steps to o5.',
    );
    expect(step!.rule).toBe('M6');
  });

  test('M9: through the wall', () => {
    const position = hall('5 . . . . . . . . . . . . . . . @>');
    expect(tellWalk(eventsOf(position), names)[0]!.parts[1]).toEqual({
      sentence: 'It walks through the wall at U and comes in again on a7.',
      rule: 'M9',
    });
  });

  test.each([
    ['en', 'It walks through the wall at the star and comes in again on p11.'],
    ['de', 'Es geht beim Stern durch die Wand und kommt auf p11 wieder herein.'],
    ['nl', 'Het loopt bij de ster door de muur en komt op p11 weer binnen.'],
    ['fr', 'Il traverse le mur à l’étoile et réapparaît en p11.'],
  ] as const)('B4 M9: through the wall with the star, in %s', async (language, sentence) => {
    await setLanguage(language);
    const position = hall('1 @<');
    expect(tellWalk(eventsOf(position), names)[0]!.parts[1]).toEqual({ sentence, rule: 'M9' });
  });

  test('M13: a slide is told by its end; M15: a turning stone met in it', () => {
    const slide = hall('5 . . @>~ ~ ~ ~ . . .');
    expect(
      tellWalk(eventsOf(slide), names)[0]!
        .parts.map((part) => part.sentence)
        .slice(1),
    ).toEqual(['It steps to d5.', 'It slides on over the blood to h5.']);
    const turned = hall('5 . . @>~ ~ ~ ~ r . .');
    const parts = tellWalk(eventsOf(turned), names)[0]!.parts;
    expect(parts.map((part) => part.rule)).toContain('M15');
  });

  test('M14: a teleporter', () => {
    const position = hall('5 . . @>1v. . . .\n7 . . . . . 1<');
    expect(tellWalk(eventsOf(position), names)[0]!.sentence).toContain(
      'It steps to d5. It vanishes from d5 and stands on f7, the other teleporter of the pair. The arrow turns it west.',
    );
  });

  test('steps are numbered, and the last look is none', () => {
    const groups = tellWalk(eventsOf(hall('5 . @>'), '3'), names);
    expect(groups.map((group) => group.step)).toEqual([1, 2, 3, undefined]);
    expect(groups.at(-1)!.parts).toHaveLength(1);
  });

  test('a figure’s move is one sentence', () => {
    const position = hall('5 . . . . A # . . .\nlegend: A green-3 4 of green');
    const events: GameEvent[] = [];
    walkPath(position, 0, 'eee', (event) => events.push(event));
    expect(tellWalk(events, names).map(({ kind, sentence, rule }) => [kind, sentence, rule])).toEqual([
      ['move', 'Your 4 walks from e5 to h5. Pushed: stone to i5.', 'F5'],
    ]);
  });
});

describe('names', () => {
  const turned: readonly GameEvent[] = [
    { type: 'figureEntered', figure: 'red-3' },
    { type: 'figureMoved', figure: 'red-3', path: 'i' },
    { type: 'figureTurnedOver', figure: 'red-3', points: 3 },
    { type: 'cardDrawn', card: '5' },
    { type: 'figureEaten', figure: 'red-3', at: 'p11', because: 'edge' },
    { type: 'monsterStepped', from: 'o11', to: 'p11', facing: 'e', slid: false },
  ];
  const told = (shows: number) =>
    tellWalk(
      turned,
      tableNames({ player: () => 'Heed', isYou: () => false }, () => shows),
    ).map(({ sentence }) => sentence);

  test('a figure is called by the number it shows when something happens to it', () => {
    expect(told(4)).toEqual([
      'Heed’s 4 enters the hall on p11.',
      'Heed’s 4 is turned over and shows 3.',
      expect.stringContaining('The card says 5'),
      'Heed’s 3 is pushed over the edge at p11: eaten. It steps to p11.',
    ]);
    expect(told(3), 'whether asked before or after').toEqual(told(4));
  });

  test.each([
    ['en', 'You put down a tile: stone on c3.', 'You have all figures but one out and win.'],
    [
      'de',
      'Du legst ein Plättchen: Stein auf c3.',
      'Du hast alle Figuren bis auf eine hinausgebracht und gewinnst.',
    ],
    ['nl', 'Je legt een tegel: steen op c3.', 'Je hebt alle figuren op één na naar buiten gebracht en wint.'],
    ['fr', 'Vous posez une tuile\u202f: pierre en c3.', 'Vous avez sorti tous vos pions sauf un et gagnez.'],
  ] as const)('whoever plays here is addressed, in %s', async (language, placed, won) => {
    await setLanguage(language);
    const result = { winner: 'green', reason: 'escaped', out: {} } as const;
    const events: readonly GameEvent[] = [
      { type: 'tilePlaced', by: 'green', tile: { kind: 'stone', at: 'c3' } },
      { type: 'gameEnded', result },
    ];
    expect(tellWalk(events, names).map(({ sentence }) => sentence)).toEqual([placed, won]);
  });
});

describe('all that can happen', () => {
  test.each(LANGUAGES)('%s: a whole game is told without a hole', async (language) => {
    await setLanguage(language);
    const types = new Set<string>();
    for (const event of gameEvents()) {
      types.add(event.type);
      const text = toldText(tellEvent(event, names));
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text).not.toMatch(/\b(?:green|red|blue|yellow)-\d/);
    }
    for (const group of tellWalk(gameEvents(), names)) {
      expect(group.parts.length).toBeGreaterThan(0);
      expect(group.sentence).not.toMatch(/[{}]|undefined/);
    }
    expect(types.size).toBeGreaterThanOrEqual(12);
  });

  test('groups follow one another without a gap', () => {
    const events = gameEvents();
    let end = 0;
    for (const { from, to } of tellWalk(events, names)) {
      expect(from).toBe(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBe(events.length);
  });
});

/** Everyone runs for the exit along the top row, and the monster takes its cards as they come. */
function gameEvents(): GameEvent[] {
  const game = newGame({ mode: 'basic', players: ['green', 'red'], start: 'green', longer: false });
  if (!('setup' in game)) throw new Error(game.message);
  const events: GameEvent[] = [];
  let now = game;
  const note = (decided: ReturnType<typeof decide>) => {
    if (!decided.ok) return false;
    events.push(...decided.events);
    now = decided.events.reduce(evolve, now);
    return true;
  };
  for (let turn = 0; turn < 400 && now.phase !== 'over'; turn++) {
    if (now.phase === 'monster') {
      note(decideCard(now, now.possibleCards()[turn % now.possibleCards().length]!));
      continue;
    }
    const movable = now.position.cast.filter((_, f) => now.seatOf(f) === now.turn && now.mayMove(f));
    const paths = [
      'iwwnnn',
      'iwwww',
      'iww',
      'iw',
      'i',
      'wwwwww',
      'wwnnw',
      'wnnww',
      'nnnn',
      'nnww',
      'nw',
      'wn',
      'n',
      'w',
      'wo',
      'o',
      '',
    ];
    movable.some(({ id }) =>
      paths.some((path) => note(decide(now, now.turn, { type: 'move', figure: id, path }))),
    );
  }
  return events;
}
