import { expect, test } from 'vitest';
import { DEFAULT_KIT, type Kit } from '../../art/index.ts';
import { readShared, shareLink } from './share.ts';

const kit: Kit = { legs: 'spider', body: 'jelly', arms: 'wings', head: 'cyclops', skin: 'plum' };
const queryOf = (link: string) => new URLSearchParams(link.split('?')[1]);

test('a shared monster comes out as it went in', () => {
  const link = shareLink('https://example.org/floors/#/workshop', { kit, name: 'Aunt & Agatha' });
  expect(link).toMatch(/^https:\/\/example\.org\/floors\/#\/workshop\?/);
  expect(readShared(queryOf(link))).toEqual({ kit, name: 'Aunt & Agatha' });
});

test('a monster without a name stays without', () => {
  expect(readShared(queryOf(shareLink('x', { kit })))).toEqual({ kit });
});

test('parts nobody has drawn become the usual ones', () => {
  expect(readShared(new URLSearchParams('head=banana&legs=spider'))).toEqual({
    kit: { ...DEFAULT_KIT, legs: 'spider' },
  });
});

test('a link without a monster has none', () => {
  expect(readShared(new URLSearchParams('mode=basic'))).toBeUndefined();
});
