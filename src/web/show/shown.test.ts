import { expect, test } from 'vitest';
import { botNamed, playGame, seededGame } from '../../bots/index.ts';
import { showEvent, shownGame } from '../../drawing/shown.ts';
import { gamePaint, gameScene, sceneOf } from '../../drawing/shown-scene.ts';
import { evolve, type Game, type GameEvent, type Mode, newGame } from '../../rules/index.ts';
import { writePosition } from '../../rules/notation/index.ts';

const KIT = { legs: 'paws', body: 'fur', arms: 'claws', head: 'maw', skin: 'teal' };

function playedGame(mode: Mode, number: number) {
  const events: GameEvent[] = [];
  const { setup, chance } = seededGame({ mode, players: 3, longer: false }, 'scenes', number);
  const bots = setup.players.map(() => botNamed('runner'));
  playGame(setup, bots, chance, { report: (event) => events.push(event) });
  return { start: newGame(setup) as Game, events };
}

test.each(['basic', 'experienced'] as const)(
  '%s: after every event the scene shows the state of the rules, and blocks keep their keys',
  (mode) => {
    const { start, events } = playedGame(mode, 1);
    let game = start;
    let shown = shownGame(start);
    for (const event of events) {
      const before = shown;
      game = evolve(game, event);
      shown = showEvent(shown, event);
      expect(writePosition(shown.game.position)).toBe(writePosition(game.position));
      const scene = sceneOf(shown, KIT, gamePaint(3));
      const keys = scene.blocks.map(({ key }) => key);
      expect(keys.every((key) => key !== undefined)).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
      expect(shown.keys.size).toBe(keys.length);
      if (event.type === 'blockPushed') expect(shown.keys.get(event.to)).toBe(before.keys.get(event.from));
    }
    expect(shown.game.phase).toBe('over');
  },
);

test('C3: a figure that shows its other side is dark', () => {
  const { start, events } = playedGame('basic', 2);
  let shown = shownGame(start);
  expect(sceneOf(shown, KIT, gamePaint(3)).figures.every(({ dark }) => !dark)).toBe(true);
  const turned = events.findIndex(({ type }) => type === 'figureTurnedOver');
  for (const event of events.slice(0, turned + 1)) shown = showEvent(shown, event);
  const event = events[turned]!;
  const figure = sceneOf(shown, KIT, gamePaint(3)).figures.find(
    ({ id }) => 'figure' in event && id === event.figure,
  )!;
  expect(figure.dark).toBe(true);
});

test('G2: in every round a figure that has moved is marked, as long as others have still to move', () => {
  const { start, events } = playedGame('basic', 3);
  let shown = shownGame(start);
  const rounds = new Set<number>();
  for (const event of events) {
    shown = showEvent(shown, event);
    const { game } = shown;
    const marked = gameScene(shown, KIT).figures.filter(({ moved }) => moved === true);
    const still = game.position.cast.some((_, figure) => game.mayMove(figure));
    const moved = game.position.cast.filter((_, figure) => game.moved[figure] === 1);
    expect(marked.map(({ id }) => id)).toEqual(
      still && game.phase === 'moving' ? moved.map(({ id }) => id) : [],
    );
    if (marked.length > 0) rounds.add(game.stage * 10 + game.round);
  }
  expect(rounds.size).toBeGreaterThan(3);
});
