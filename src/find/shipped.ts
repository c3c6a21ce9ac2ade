import type { Find } from './find.ts';
import { readFind } from './find-text.ts';

/** Loads the shipped positions: a module of their own, so that a page need not carry them before they are wanted. */
export async function loadFinds(): Promise<readonly Find[]> {
  const { default: data } = await import('./finds.json', { with: { type: 'json' } });
  return data.finds.map(readFind);
}
