import {
  COLOURS,
  directionOf,
  firstNumbers,
  type GameEvent,
  type Position,
  placeName,
  type SpaceName,
  spaceName,
} from '../../../../rules/index.ts';
import type { BlockView, FigureView, MonsterKit, Scene } from '../../../board/index.ts';
import { blocksOf } from '../../../table/blocks-of-position.ts';

/** The figures of the boards here are called as in a game of up to four. */
const NUMBERS = firstNumbers(4);

function figureView(position: Position, figure: number): FigureView {
  const { id } = position.cast[figure]!;
  const colour = COLOURS.find((name) => id.startsWith(`${name}-`)) ?? 'green';
  const number = position.pointsOf(figure);
  const first = NUMBERS[Number(id.slice(colour.length + 1)) - 1];
  return {
    id,
    colour,
    number,
    dark: number !== first,
    at: placeName(position.placeOf(figure)),
  };
}

/** A position as the board shows it, each block by the space it stands on. */
export function sceneOf(position: Position, kit: MonsterKit): Scene {
  return {
    pools: position.hall.pools,
    teleporters: position.hall.teleporters,
    blocks: blocksOf(position),
    figures: position.cast.map((_, figure) => figureView(position, figure)),
    monster: { at: spaceName(position.monsterAt), facing: directionOf(position.facing), kit },
  };
}

/** The scene after an event of a figure's or the monster's move; blocks keep their keys. */
export function sceneAfter(scene: Scene, event: GameEvent): Scene {
  switch (event.type) {
    case 'figureEntered':
      return withFigure(scene, event.figure, { at: 'p11' });
    case 'figureStepped':
    case 'figurePushed':
      return withFigure(scene, event.figure, { at: event.to });
    case 'figureLeft':
      return withFigure(scene, event.figure, { at: 'out' });
    case 'figureEaten':
      return withFigure(scene, event.figure, { at: 'eaten' });
    case 'figureReturned':
      return withFigure(scene, event.figure, { at: 'entrance' });
    case 'figureTurnedOver': {
      const before = scene.figures.find(({ id }) => id === event.figure);
      return withFigure(scene, event.figure, { number: event.points, dark: before?.dark !== true });
    }
    case 'blockPushed':
      return { ...scene, blocks: scene.blocks.map((block) => movedBlock(block, event.from, event.to)) };
    case 'blockRemoved':
      return { ...scene, blocks: scene.blocks.filter((block) => block.at !== event.from) };
    case 'monsterStepped':
      return { ...scene, monster: { ...scene.monster, at: event.to, facing: event.facing } };
    case 'monsterTeleported':
      return { ...scene, monster: { ...scene.monster, at: event.to } };
    case 'monsterTurned':
      return { ...scene, monster: { ...scene.monster, facing: event.facing } };
    default:
      return scene;
  }
}

const movedBlock = (block: BlockView, from: SpaceName, to: SpaceName): BlockView =>
  block.at === from ? { ...block, at: to } : block;

const withFigure = (scene: Scene, id: string, change: Partial<FigureView>): Scene => ({
  ...scene,
  figures: scene.figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure)),
});
