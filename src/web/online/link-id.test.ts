import { expect, test } from 'vitest';
import { bareId } from './link-id.ts';

test('punctuation around a link is no part of it', () => {
  const id = 'Zs3-kQ_9xVb2mN4-';
  for (const written of ['.', ',', '!', '?', ')', ').', ']', '"', '”', '’', '»', '>', ';', '…', ' and come!'])
    expect(bareId(`${id}${written}`)).toBe(id);
  for (const written of ['<', '(', '"', '“', '«', '„']) expect(bareId(`${written}${id}`)).toBe(id);
  expect(bareId('')).toBe('');
  expect(bareId()).toBe('');
  expect(bareId('...')).toBe('');
});
