import { expect, test } from 'vitest';
import { linkTo, PAGES, readRoute } from './routes.ts';

test('every page is reached by its own link', () => {
  for (const page of PAGES) expect(readRoute(linkTo(page))).toMatchObject({ page, rest: [] });
});

test('what stands after the page comes with it', () => {
  expect(linkTo('rules', 'M3')).toBe('#/rules/M3');
  expect(readRoute('#/rules/M3')).toMatchObject({ page: 'rules', rest: ['M3'] });
  expect(readRoute(linkTo('table', 'a/b c'))).toMatchObject({ page: 'table', rest: ['a/b c'] });
});

test('addresses of before lead on', () => {
  expect(readRoute('#/replay/online/x7')).toMatchObject({ page: 'study', rest: ['online', 'x7'] });
});

test('a question mark begins the query', () => {
  const route = readRoute('#/new?mode=experienced&x=1');
  expect(route?.page).toBe('new-game');
  expect(route?.query.get('mode')).toBe('experienced');
});

test('no address, and an unknown one', () => {
  expect(readRoute('')).toMatchObject({ page: 'home' });
  expect(readRoute('#')).toMatchObject({ page: 'home' });
  expect(readRoute('#/nowhere')).toBeUndefined();
  expect(readRoute('#/rules/%')).toMatchObject({ page: 'rules', rest: ['%'] });
});
