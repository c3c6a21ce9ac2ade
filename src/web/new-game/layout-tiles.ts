import type { Tile } from '../../rules/index.ts';
import type { LayoutChoice } from '../kept/index.ts';

/** The tiles of a hall that is laid before anybody comes, in the order of placing; none where the players do it. */
export async function layoutTilesFor(layout: LayoutChoice): Promise<readonly Tile[]> {
  if (layout === 'players') return [];
  const { LAYOUT_NAMES, layoutTiles } = await import('./layouts.ts');
  const name = LAYOUT_NAMES.find((one) => layout === `layout:${one}`);
  if (name !== undefined) return layoutTiles(name);
  const { randomLayout } = await import('./random-layout.ts');
  return randomLayout(crypto.getRandomValues(new Uint32Array(4)).join('-'));
}
