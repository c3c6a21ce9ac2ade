import { expect, test } from 'vitest';
import { resultLine } from './share-text.ts';

test('the result tells stars, tries and help, and nothing of the solution', () => {
  const record = { downs: [{ kind: 'stone', at: 'c8' }], stars: 2, tries: 4, hints: 1 } as const;
  expect(resultLine({ ...record, footprints: false }, 3)).toBe('⭐⭐☆  🔁 4  💡 1');
  expect(resultLine({ ...record, footprints: true, stars: 3 }, 3)).toBe('⭐⭐⭐  🔁 4  💡 1  👣');
  expect(resultLine({ ...record, footprints: true }, 3)).not.toMatch(/c8|stone/);
});
