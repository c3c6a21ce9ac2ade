import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { h } from 'preact';
import {
  BoardPicture,
  boxOf,
  DEFAULT_KIT,
  gamePaint,
  type Paint,
  sceneOf,
  shownPosition,
} from '../../drawing/index.ts';
import { COLOURS, type GameEvent, type Position, reachOf, walk } from '../../rules/index.ts';
import { WrongUse } from '../failures.ts';
import { openContent } from '../files.ts';
import { playTo } from './show.ts';

export interface PictureOptions {
  readonly at?: number;
  readonly game?: number;
  readonly walk?: string;
  readonly out: string;
  readonly width: number;
  readonly upright?: boolean;
}

/** Writes a position, or what a record comes to, as a picture; a walk of the monster as one that moves. */
export async function picture(path: string, options: PictureOptions): Promise<void> {
  const kind = extname(options.out).toLowerCase();
  if (!['.png', '.svg', '.gif'].includes(kind))
    throw new WrongUse(`--out: ${options.out} must end with .png, .svg or .gif`);
  if ((kind === '.gif') !== (options.walk !== undefined))
    throw new WrongUse('a walk (--walk) becomes a .gif, and nothing else does');
  const { position, paint } = await toDraw(path, options);
  const bytes =
    options.walk === undefined
      ? await still(position, paint, kind, options)
      : await moving(position, paint, options.walk, options.width);
  await writeFile(options.out, bytes).catch((error: Error) => {
    throw new WrongUse(`--out: ${options.out} can't be written: ${error.message}`);
  });
}

async function toDraw(
  path: string,
  { at, game: number }: PictureOptions,
): Promise<{ position: Position; paint: Paint }> {
  const content = await openContent(path);
  if (content.kind === 'position') {
    if (at !== undefined || number !== undefined)
      throw new WrongUse(`${path} is a position: --at and --game are for records`);
    return { position: content.position, paint: plainPaint };
  }
  const game = await playTo(path, content.lines, {
    ...(at !== undefined && { line: at }),
    ...(number !== undefined && { game: number }),
  });
  return { position: game.position, paint: gamePaint(game.players) };
}

/** Figures of a bare position: by the colour in their name, or one after another; by their number, or counted. */
const plainPaint: Paint = (position, figure) => {
  const { id } = position.cast[figure]!;
  const colour = COLOURS.find((name) => id.startsWith(`${name}-`)) ?? COLOURS[figure % COLOURS.length]!;
  return { colour, number: position.pointsOf(figure) || figure + 1, dark: false };
};

async function still(
  position: Position,
  paint: Paint,
  kind: string,
  { width, upright = false }: PictureOptions,
): Promise<string | Buffer> {
  const { art, pngOf } = await import('../../pictures/index.ts');
  const scene = sceneOf(shownPosition(position), DEFAULT_KIT, paint);
  const drawing = art().plain(h(BoardPicture, { scene, upright, names: true }));
  const svg = art().picture(drawing, boxOf(upright), width);
  return kind === '.svg' ? svg : pngOf(svg);
}

async function moving(position: Position, paint: Paint, card: string, width: number): Promise<Uint8Array> {
  const reach = reachOf(card);
  if (reach === undefined)
    throw new WrongUse(`--walk: "${card}" is no card: a number of steps, or 1 hit, 2 hits, 3 hits`);
  const events: GameEvent[] = [];
  walk(position.copy(), reach, (event) => events.push(event));
  const { walkGif } = await import('../../pictures/index.ts');
  return walkGif(position, events, paint, width);
}
