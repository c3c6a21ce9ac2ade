import { columnOf, poolSpaces, rowOf, SPACES, space, type Tile } from '../../../rules/index.ts';

const COLOURS: Readonly<Record<Tile['kind'], string>> = {
  stone: '#b8a894',
  crystal: '#8ff0ea',
  'turn-right': '#ffb338',
  'turn-around': '#ffd98a',
  teleporter: '#d46be0',
  pool: '#b71e30',
};

/** A hall in small: a dot for each tile. */
export function LayoutPicture({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <svg class="layout-picture" viewBox="-0.5 -0.5 17 12" aria-hidden="true">
      {SPACES.map((at) => (
        <rect
          key={at}
          x={columnOf(at) + 0.04}
          y={rowOf(at) + 0.04}
          width=".92"
          height=".92"
          fill={(columnOf(at) + rowOf(at)) % 2 === 0 ? '#7e6751' : '#6c5948'}
        />
      ))}
      {tiles.map((tile) => {
        const at = space(tile.at);
        if (tile.kind === 'pool') {
          return poolSpaces(tile.shape, at).map(
            (one) =>
              one !== undefined && (
                <rect key={one} x={columnOf(one)} y={rowOf(one)} width="1" height="1" fill={COLOURS.pool} />
              ),
          );
        }
        const colour = tile.kind === 'teleporter' && tile.pair === 1 ? '#3fd0c0' : COLOURS[tile.kind];
        const round = tile.kind === 'teleporter' || tile.kind === 'turn-right' || tile.kind === 'turn-around';
        return (
          <rect
            key={at}
            x={columnOf(at) + 0.1}
            y={rowOf(at) + 0.1}
            width=".8"
            height=".8"
            rx={round ? 0.4 : 0.12}
            fill={colour}
            stroke="#140f12"
            stroke-width=".14"
          />
        );
      })}
    </svg>
  );
}
