import { describe, expect, test } from 'vitest';
import { addressOf, linkAt, placeOf } from './addresses.ts';

const TABLE = 'abcdefgh12345678';
const OURS = 'https://floors.example/';

describe('on a server of ours', () => {
  test.each([
    [`${OURS}`, './'],
    [`${OURS}index.html`, './'],
    [`${OURS}online/${TABLE}`, '../'],
    [`${OURS}puzzles/daily/2026-11-18?x=1#/rules`, '../../'],
  ])('%s: the page knows where it lies', (address, mark) => {
    expect(placeOf(address, mark)).toEqual({ root: OURS, real: true });
  });

  const here = placeOf(OURS, './');
  test.each([
    [`#/online/${TABLE}`, `online/${TABLE}`],
    [`#/study/online/${TABLE}`, `study/${TABLE}`],
    ['#/puzzles/daily/2026-11-18', 'puzzles/daily/2026-11-18'],
    ['#/puzzles/campaign/stones-3', 'puzzles/campaign/stones-3'],
    ['#/puzzles/link/AbC_-', 'puzzles/link/AbC_-'],
    ['#/rules/M3', '#/rules/M3'],
    ['#/table/abcdefgh', '#/table/abcdefgh'],
    ['#/new?mode=experienced', '#/new?mode=experienced'],
    ['#/', '#/'],
  ])('%s is at %s, and back', (link, path) => {
    expect(addressOf(link, here)).toBe(OURS + path);
    expect(linkAt(OURS + path, here)).toBe(link);
  });

  test('old addresses go on, wherever they are opened', () => {
    expect(linkAt(`${OURS}#/online/${TABLE}`, here)).toBe(`#/online/${TABLE}`);
    expect(linkAt(`${OURS}online/${TABLE}#/rules/M3`, here)).toBe('#/rules/M3');
    expect(linkAt(`${OURS}index.html`, here)).toBe('#/');
    expect(linkAt(`${OURS}nowhere/at-all`, here)).toBe('#/');
  });

  test('in a folder behind a proxy', () => {
    const folder = placeOf(`https://club.example/floors/online/${TABLE}`, '../');
    expect(addressOf(`#/online/${TABLE}`, folder)).toBe(`https://club.example/floors/online/${TABLE}`);
    expect(linkAt(`https://club.example/floors/online/${TABLE}`, folder)).toBe(`#/online/${TABLE}`);
  });
});

describe('anywhere else', () => {
  test.each([
    'https://pages.example/floors/',
    'https://pages.example/floors/index.html',
    'http://[::1]:8080/',
  ])('%s: all is behind a #', (address) => {
    const there = placeOf(`${address}#/rules`, undefined);
    expect(there).toEqual({ root: address, real: false });
    expect(addressOf(`#/online/${TABLE}`, there)).toBe(`${address}#/online/${TABLE}`);
    expect(linkAt(`${address}#/online/${TABLE}`, there)).toBe(`#/online/${TABLE}`);
    expect(linkAt(address, there)).toBe('#/');
  });
});
