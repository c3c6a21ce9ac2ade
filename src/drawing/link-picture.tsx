/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { Colour } from '../rules/index.ts';
import { boxOf, MovingPicture } from './board-picture.tsx';
import { FigureDrawing, MonsterDrawing, Shade, Use } from './drawings.tsx';
import { FloorTiles, Hall, Pillars } from './hall.tsx';
import type { Marks, MonsterKit, Scene } from './scene.ts';

/** What a messenger shows for a link: the board, and beside it who plays. It has no words: its readers speak all languages. */

export const LINK_PICTURE = { width: 1200, height: 630 } as const;

/** Somebody at the table: their sign, and each of their figures as it shows itself. */
export interface PlayerView {
  readonly colour: Colour;
  /** Their turn. */
  readonly acts: boolean;
  readonly won: boolean;
  readonly figures: readonly {
    readonly number: number;
    readonly dark: boolean;
    readonly at: 'inside' | 'door' | 'out' | 'eaten';
  }[];
}

export interface LinkPictureProps {
  readonly scene: Scene;
  readonly marks?: Marks;
  readonly players: readonly PlayerView[];
  readonly kit: MonsterKit;
  /** The address of a picture of `LinkGround`, where there is one already. */
  readonly ground?: string;
}

const BOARD = { x: 24, y: 24, width: 818 } as const;
const SIDE = { x: 862, width: 314 } as const;

/** Where the board lies in it. */
const boardPlace = (): string => {
  const box = boxOf(false, 0);
  return `translate(${BOARD.x} ${BOARD.y}) scale(${BOARD.width / box[2]}) translate(${-box[0]} ${-box[1]})`;
};

/** Night, the name of the game and the empty hall: the same for every link. */
export const LinkGround = () => (
  <>
    <defs>
      <Shade id="link-night" x1="0" y1="0" x2="0" y2="1" stops="0 #1b2c30 1, 1 #0a1113 1" />
    </defs>
    <rect width={LINK_PICTURE.width} height={LINK_PICTURE.height} fill="url(#link-night)" />
    <Use name="logo-stacked" x={SIDE.x} y={34} size={SIDE.width} height={(SIDE.width * 212) / 547} />
    <g transform={boardPlace()} class="board-play wide">
      <Hall upright={false} id="board" />
    </g>
  </>
);

export const LinkPicture = ({ scene, marks = {}, players, kit, ground }: LinkPictureProps) => (
  <>
    {ground === undefined ? (
      <LinkGround />
    ) : (
      <image href={ground} width={LINK_PICTURE.width} height={LINK_PICTURE.height} />
    )}
    <g transform={boardPlace()}>
      <g class="board-play wide">
        <FloorTiles upright={false} pools={scene.pools} teleporters={scene.teleporters} />
        <Pillars upright={false} />
      </g>
      <MovingPicture scene={scene} marks={marks} />
    </g>
    {players.length === 0 ? <Monster kit={kit} /> : <Players players={players} />}
  </>
);

const Monster = ({ kit }: { readonly kit: MonsterKit }) => (
  <g transform={`translate(${SIDE.x + SIDE.width / 2} 410) scale(2.9)`}>
    <ellipse cy="8" rx="44" ry="42" fill="#000" opacity=".5" />
    <g transform="rotate(180)">
      <MonsterDrawing kit={kit} />
    </g>
  </g>
);

/** Below the logo. */
const ROWS = { top: 192, bottom: 606, most: 92 } as const;

const Players = ({ players }: { readonly players: readonly PlayerView[] }) => {
  const row = Math.min(ROWS.most, (ROWS.bottom - ROWS.top) / players.length);
  const top = (ROWS.top + ROWS.bottom - row * players.length) / 2;
  return (
    <>
      {players.map((player, index) => (
        <g
          key={player.colour}
          transform={`translate(${SIDE.x} ${top + row * index}) scale(${row / ROWS.most})`}
        >
          <PlayerRow player={player} width={(SIDE.width * ROWS.most) / row} />
        </g>
      ))}
    </>
  );
};

/** From one figure to the next. */
const STEP = 54;

const PlayerRow = ({ player, width }: { readonly player: PlayerView; readonly width: number }) => {
  const { colour, acts, won, figures } = player;
  return (
    <>
      <rect
        y="4"
        width={width}
        height="84"
        rx="16"
        fill={won ? '#3a2c10' : '#17262a'}
        stroke={won || acts ? '#ffb338' : '#2c444a'}
        stroke-width={won || acts ? 4 : 2}
      />
      <g class={`fig fig-${colour}`}>
        <Use name={`face-${colour}`} x={10} y={18} size={72} />
      </g>
      {figures.map(({ number, dark, at }, index) => (
        <g key={index} transform={`translate(${116 + STEP * index} 46) scale(.78)`}>
          <g opacity={at === 'eaten' ? 0.28 : 1}>
            <FigureDrawing colour={colour} number={number} dark={dark} />
          </g>
          {at === 'out' && <Sign name="icon-check" fill="#0f6f6c" />}
          {at === 'eaten' && <Sign name="bite" fill="#a3182a" />}
        </g>
      ))}
    </>
  );
};

const Sign = ({ name, fill }: { readonly name: string; readonly fill: string }) => (
  <g transform="translate(20 24)" style={{ color: '#fff' }}>
    <circle r="14" fill={fill} stroke="#140f12" stroke-width="3" />
    <Use name={name} x={-10} y={-10} size={20} />
  </g>
);
