import {
  coverOf,
  DIRECTIONS,
  DOORS,
  headingOf,
  type SpaceName,
  STAR,
  space,
  type Target,
  wallLetter,
} from '../../rules/index.ts';
import type { FigureView, Marks, Scene } from '../board/index.ts';
import { listText, partsText, percentText } from './join.ts';
import { cardText, castNames, directionText, type Names } from './names.ts';
import { t } from './texts.ts';

/** What a page adds to the scene so that a space can be told in full. */
export interface Speaking {
  readonly names?: Names;
  readonly marks?: Marks | undefined;
}

/** "h11, your 3, danger 50%": what a screen reader says of a space, the door or the exit. */
export function speakSpace(at: Target, scene: Scene, speaking: Speaking = {}): string {
  if (at === 'entrance') return speakDoor(scene, speaking);
  if (at === 'out') return speakExit(scene, speaking);
  const parts = [...thingsOn(at, scene, speaking), ...floorOf(at, scene, speaking)];
  const marked = marksOn(at, speaking.marks);
  if (parts.length === 0 && marked.length === 0) parts.push(t('speech.empty'));
  return partsText([at, ...parts, ...marked, ...edgesOf(at, speaking)]);
}

function thingsOn(at: SpaceName, scene: Scene, speaking: Speaking): string[] {
  const said: string[] = [];
  const { monster } = scene;
  if (monster.at === at)
    said.push(t('speech.monster', { direction: directionText(monster.facing, speaking.names) }));
  for (const figure of scene.figures) if (figure.at === at) said.push(...speakFigure(figure, speaking));
  for (const block of scene.blocks) if (block.at === at) said.push(t(`word.${block.kind}`));
  return said;
}

/** A figure, wherever it is. */
function speakFigure(
  { id, number, moved }: FigureView,
  { names = castNames, marks }: Speaking = {},
): string[] {
  const said = [names.figure(id, number)];
  if (marks?.selected === id) said.push(t('speech.chosen'));
  else if (marks?.selectable?.has(id) === true) said.push(t('speech.may-move'));
  else if (moved === true) said.push(t('table.figure-moved'));
  const danger = marks?.danger?.get(id) ?? 0;
  if (danger > 0) said.push(t('speech.danger', { percent: percentText(danger) }));
  return said;
}

function floorOf(at: SpaceName, scene: Scene, { names }: Speaking): string[] {
  const said: string[] = [];
  if (scene.pools.some((pool) => coverOf(pool).includes(at))) said.push(t('speech.pool'));
  for (const { at: place, pair, facing } of scene.teleporters) {
    if (place === at) said.push(t('speech.teleporter', { pair, direction: directionText(facing, names) }));
  }
  return said;
}

function marksOn(at: SpaceName | 'out' | 'entrance', marks: Marks | undefined): string[] {
  if (marks === undefined) return [];
  const said: string[] = [];
  const reach = marks.reach?.find((mark) => mark.at === at);
  if (reach !== undefined) {
    said.push(t('speech.reach', { count: reach.cost }));
    if ((reach.risk ?? 0) > 0) said.push(t('speech.reach-risk', { percent: percentText(reach.risk!) }));
  }
  if (marks.path?.steps.some((step) => step.at === at) === true) said.push(t('speech.on-path'));
  if (at !== 'out' && at !== 'entrance' && marks.places?.includes(at) === true)
    said.push(t('speech.may-place'));
  for (const stop of marks.stops ?? []) {
    if (stop.at !== at) continue;
    said.push(t('speech.stop', { card: cardText(stop.card), percent: percentText(stop.share) }));
  }
  return said;
}

/** The corners, and the letters on the walls beside a space. */
function edgesOf(at: SpaceName, { names }: Speaking): string[] {
  const said: string[] = [];
  if (at === DOORS.out) said.push(t('speech.exit'));
  if (at === DOORS.entrance) said.push(t('speech.entrance-corner'));
  for (const direction of DIRECTIONS) {
    const letter = wallLetter(space(at), headingOf(direction));
    if (letter === undefined) continue;
    const sign = letter === STAR ? t('speech.star') : letter;
    said.push(t('speech.wall', { letter: sign, direction: directionText(direction, names) }));
  }
  return said;
}

function speakDoor(scene: Scene, speaking: Speaking): string {
  const { names = castNames, marks } = speaking;
  const waiting = scene.figures.filter((figure) => figure.at === 'entrance');
  const who =
    waiting.length === 0
      ? t('speech.nobody-waiting')
      : t('speech.waiting', { figures: listText(waiting.map(({ id, number }) => names.figure(id, number))) });
  return partsText([t('speech.entrance'), who, ...marksOn('entrance', marks)]);
}

function speakExit(scene: Scene, { marks }: Speaking): string {
  const count = scene.figures.filter((figure) => figure.at === 'out').length;
  return partsText([t('speech.out'), t('speech.out.count', { count }), ...marksOn('out', marks)]);
}
