import {
  type BlockKind,
  type Direction,
  type PoolShape,
  type SpaceName,
  spaceName,
  spaceNamed,
  type Tile,
} from '../../rules/index.ts';

/** Ready-made halls for the experienced game (S3): all 17 tiles, in the order they are placed. */
export const LAYOUT_NAMES = [
  'crossroads',
  'revolving',
  'slaughterhouse',
  'glasshouse',
  'backstairs',
] as const;
export type LayoutName = (typeof LAYOUT_NAMES)[number];

/** A layout in short: places of each kind; teleporters with the way their arrow points. */
interface Plan extends Readonly<Record<BlockKind, string>> {
  readonly pools: Readonly<Partial<Record<PoolShape, string>>>;
  readonly pair1: string;
  readonly pair2: string;
}

const PLANS: Readonly<Record<LayoutName, Plan>> = {
  // Blood in the middle, a turn on every side of it.
  crossroads: {
    pools: { '2x2': 'h5', '4x1': 'g10' },
    pair1: 'c3:e n9:w',
    pair2: 'l3:s e9:n',
    'turn-right': 'f4 k8 e7 l5',
    'turn-around': 'b5 o7',
    crystal: 'g3 j9',
    stone: 'd6 m6 h9',
  },
  // Four turning stones around one that stands still: who comes in goes round.
  revolving: {
    pools: { '2x2': 'l7', '1x4': 'e4' },
    pair1: 'f2:s k10:n',
    pair2: 'c8:e n4:w',
    'turn-right': 'g5 j5 j7 g7',
    'turn-around': 'c6 n6',
    crystal: 'h4 i8',
    stone: 'h6 b4 k3',
  },
  // Six spaces of blood in a row, from one wall of turning stones to the other.
  slaughterhouse: {
    pools: { '4x1': 'f6', '2x2': 'j6' },
    pair1: 'b3:e o9:w',
    pair2: 'f10:n k2:s',
    'turn-right': 'e6 l6 g3 j10',
    'turn-around': 'd3 m9',
    crystal: 'f8 k4',
    stone: 'h4 i8 c6',
  },
  // The middle is full of things to see through and to hide behind.
  glasshouse: {
    pools: { '2x2': 'h5', '1x4': 'n5' },
    pair1: 'c5:e o10:w',
    pair2: 'j2:s g10:n',
    'turn-right': 'e3 l9 d7 m5',
    'turn-around': 'h3 i9',
    crystal: 'f5 k7',
    stone: 'f7 k5 h8',
  },
  // Everything stands along the stairs; the middle is bare.
  backstairs: {
    pools: { '1x4': 'b3', '2x2': 'n8' },
    pair1: 'a5:e m6:w',
    pair2: 'f2:s k10:n',
    'turn-right': 'k2 e10 m3 d9',
    'turn-around': 'j1 g11',
    crystal: 'g5 j7',
    stone: 'i4 h8 o6',
  },
};

const ORDER: readonly BlockKind[] = ['turn-right', 'turn-around', 'crystal', 'stone'];

export function layoutTiles(name: LayoutName): Tile[] {
  const plan = PLANS[name];
  return [
    ...Object.entries(plan.pools).map(([shape, at]): Tile => {
      return { kind: 'pool', shape: shape as PoolShape, at: placeIn(at) };
    }),
    ...([1, 2] as const).flatMap((pair) =>
      plan[`pair${pair}`].split(' ').map((text): Tile => {
        const [at = '', facing] = text.split(':');
        return { kind: 'teleporter', pair, at: placeIn(at), facing: facing as Direction };
      }),
    ),
    ...ORDER.flatMap((kind) => plan[kind].split(' ').map((at): Tile => ({ kind, at: placeIn(at) }))),
  ];
}

function placeIn(text: string): SpaceName {
  const at = spaceNamed(text);
  if (at === undefined) throw new Error(`a layout names the space ${text}`);
  return spaceName(at);
}
