import {
  COLOURS,
  directionOf,
  type FigureId,
  firstNumbers,
  type Game,
  type Position,
  placeName,
  SPACES,
  spaceName,
} from '../rules/index.ts';
import type { BlockView, FigureView, MonsterKit, Scene } from './scene.ts';
import type { Shown, ShownGame } from './shown.ts';

/** What a figure wears: its colour, the number on it, and whether that is its dark side. */
export type Paint = (position: Position, figure: number) => Pick<FigureView, 'colour' | 'number' | 'dark'>;

/** As in a game of so many (C3): by its name, and the number that it shows now. */
export const gamePaint =
  (players: number): Paint =>
  (position, figure) => {
    const { id } = position.cast[figure]!;
    const colour = COLOURS.find((name) => id.startsWith(`${name}-`)) ?? 'green';
    const number = position.pointsOf(figure);
    const first = firstNumbers(players)[Number(id.slice(colour.length + 1)) - 1];
    return { colour, number, dark: number !== first };
  };

const viewOf = (position: Position, figure: number, paint: Paint): FigureView => ({
  id: position.cast[figure]!.id,
  ...paint(position, figure),
  at: placeName(position.placeOf(figure)),
});

export const figureView = (game: Game, figure: number): FigureView =>
  viewOf(game.position, figure, gamePaint(game.players));

/** The number a figure shows; undefined where there is no such figure. */
export function numberOn({ position }: Game, id: FigureId): number | undefined {
  const figure = position.figureNamed(id);
  return figure === undefined ? undefined : position.pointsOf(figure);
}

/** What is shown, as the board draws it. */
export function sceneOf({ position, keys }: Shown, kit: MonsterKit, paint: Paint): Scene {
  const blocks = SPACES.flatMap((space): BlockView[] => {
    const kind = position.blockAt(space);
    const at = spaceName(space);
    return kind === undefined ? [] : [{ key: keys.get(at)!, kind, at }];
  });
  return {
    pools: position.hall.pools,
    teleporters: position.hall.teleporters,
    blocks,
    figures: position.cast.map((_, figure) => viewOf(position, figure, paint)),
    monster: { at: spaceName(position.monsterAt), facing: directionOf(position.facing), kit },
  };
}

/** A game as the board draws it: while figures are still to move, those that have are marked. */
export function gameScene(shown: ShownGame, kit: MonsterKit): Scene {
  const { game } = shown;
  const scene = sceneOf(shown, kit, gamePaint(game.players));
  const goesOn = game.phase === 'moving' && game.setup.players.some((_, seat) => game.movesLeft(seat) > 0);
  if (!goesOn) return scene;
  const figures = scene.figures.map((view, figure) =>
    game.moved[figure] === 1 ? { ...view, moved: true } : view,
  );
  return { ...scene, figures };
}
