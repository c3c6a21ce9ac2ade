/** @jsxRuntime automatic */ /** @jsxImportSource preact */
import type { FigureId, SpaceName, Target } from '../rules/index.ts';
import { BADGES } from './badges.ts';
import { BlockDrawing, Chevron, FigureDrawing, MonsterDrawing } from './drawings.tsx';
import { PushedGhost } from './floor-marks.tsx';
import { type Geometry, geometryOf, isDoor, type Point } from './geometry.ts';
import type { BlockView, FigureView, Marks, Scene } from './scene.ts';

/** Layer 11: the pieces, the lower on the screen the later, each around its own middle so that it can turn and hop. */

interface PieceLayerProps {
  readonly upright: boolean;
  readonly scene: Scene;
  readonly selectable: ReadonlySet<FigureId> | undefined;
  readonly selected: FigureId | undefined;
  readonly pushed: Marks['pushed'];
  readonly placing: Marks['placing'];
}

/** The monster is larger than its space: what stands in the row below it lies under its paws. */
const MONSTER_DEPTH = 70;

export const PieceLayer = ({ upright, scene, selectable, selected, pushed, placing }: PieceLayerProps) => {
  const geometry = geometryOf(upright);
  const origins = new Set(pushed?.map(({ from }) => from));
  const pieces = [
    ...scene.blocks.map((block) => ({
      depth: depth(geometry, block.at),
      drawing: (
        <BlockPiece key={blockName(block)} block={block} geometry={geometry} faded={origins.has(block.at)} />
      ),
    })),
    ...(pushed ?? []).flatMap(({ kind, to }) =>
      to === undefined ? [] : [{ depth: depth(geometry, to), drawing: ghost(kind, to, geometry) }],
    ),
    ...(placing !== undefined && placing.kind !== 'pool' && placing.kind !== 'teleporter'
      ? [{ depth: depth(geometry, placing.at), drawing: ghost(placing.kind, placing.at, geometry) }]
      : []),
    ...scene.figures.flatMap((figure) =>
      figure.at === 'out'
        ? []
        : [
            {
              depth: depth(geometry, figure.at === 'eaten' ? 'entrance' : figure.at),
              drawing: (
                <FigurePiece
                  key={figureName(figure.id)}
                  figure={figure}
                  geometry={geometry}
                  ring={
                    figure.id === selected
                      ? 'selected'
                      : selectable?.has(figure.id) === true
                        ? 'selectable'
                        : 'none'
                  }
                />
              ),
            },
          ],
    ),
    {
      depth: depth(geometry, scene.monster.at) + MONSTER_DEPTH,
      drawing: <MonsterPiece key={MONSTER} monster={scene.monster} geometry={geometry} />,
    },
  ];
  return <>{pieces.sort((a, b) => a.depth - b.depth).map(({ drawing }) => drawing)}</>;
};

/** The names by which animations find pieces. */
export const MONSTER = 'monster';
export const figureName = (id: FigureId): string => `figure ${id}`;
const blockName = (block: BlockView): string => `block ${block.key}`;

const depth = (geometry: Geometry, place: Target): number => geometry.centre(place).y;
export const translate = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

const ghost = (kind: BlockView['kind'], at: SpaceName, geometry: Geometry) => (
  <g key={`ghost ${at}`} style={{ transform: translate(geometry.centre(at)) }}>
    <PushedGhost kind={kind} />
  </g>
);

interface BlockPieceProps {
  readonly block: BlockView;
  readonly geometry: Geometry;
  readonly faded: boolean;
}

const BlockPiece = ({ block, geometry, faded }: BlockPieceProps) => (
  <g
    data-piece={blockName(block)}
    style={{ transform: translate(geometry.centre(block.at)) }}
    opacity={faded ? 0.38 : 1}
  >
    <ellipse class="piece-shadow" cx="2" cy="26" rx="28" ry="9" fill="#000" opacity=".42" />
    <g class="piece-lift">
      <BlockDrawing kind={block.kind} />
    </g>
  </g>
);

interface FigurePieceProps {
  readonly figure: FigureView;
  readonly geometry: Geometry;
  readonly ring: 'none' | 'selectable' | 'selected';
}

/** A figure outside is there too, unseen at its door, so that it can be seen to come in. */
const FigurePiece = ({ figure, geometry, ring }: FigurePieceProps) => {
  const outside = figure.at === 'eaten' || isDoor(figure.at);
  const at = geometry.centre(figure.at === 'eaten' ? 'entrance' : figure.at);
  return (
    <g
      data-piece={figureName(figure.id)}
      class={`piece-figure ${ring}`}
      style={{ transform: translate(at), visibility: outside ? 'hidden' : 'visible' }}
    >
      <ellipse class="piece-shadow" cx="2" cy="26" rx="27" ry="9" fill="#000" opacity=".45" />
      {ring === 'selectable' && (
        <circle
          class="piece-ring"
          cy="4"
          r="30"
          fill="none"
          stroke="#ffb338"
          stroke-width="3.6"
          stroke-dasharray="9 6.7"
        />
      )}
      {ring === 'selected' && (
        <circle cy="3" r="33" fill="#ffb338" fill-opacity=".35" stroke="#ffb338" stroke-width="5" />
      )}
      <g class="piece-lift">
        <g class="piece-body" transform={ring === 'selected' ? 'translate(0 -3)' : undefined}>
          <FigureDrawing colour={figure.colour} number={figure.number} dark={figure.dark} />
        </g>
        {figure.moved === true && <MovedBadge />}
      </g>
    </g>
  );
};

/** Its turn is over in this round, whichever side it shows. */
const MovedBadge = () => (
  <g class="piece-moved" transform={`translate(${BADGES.moved.x} ${BADGES.moved.y})`}>
    <g class="board-larger">
      <circle r="9" fill="#140f12" stroke="#f6ead0" stroke-width="2.4" />
      <path
        d="M-4.2 .2L-1.2 3.4L4.4 -3.2"
        fill="none"
        stroke="#f6ead0"
        stroke-width="2.8"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </g>
  </g>
);

interface MonsterPieceProps {
  readonly monster: Scene['monster'];
  readonly geometry: Geometry;
}

const MonsterPiece = ({ monster, geometry }: MonsterPieceProps) => {
  const turned = `rotate(${geometry.angle(monster.facing)}deg)`;
  return (
    <g data-piece={MONSTER} style={{ transform: translate(geometry.centre(monster.at)) }}>
      <circle class="piece-glow" r="74" fill="url(#board-glow)" />
      <ellipse class="piece-shadow" cy="6" rx="44" ry="42" fill="#000" opacity=".5" />
      <g class="piece-lift">
        <g class="piece-turn" style={{ transform: turned }}>
          <MonsterDrawing kit={monster.kit} />
        </g>
      </g>
      <g class="piece-chevron" style={{ transform: turned }}>
        <g class="piece-chevron-in">
          <Chevron />
        </g>
      </g>
    </g>
  );
};
