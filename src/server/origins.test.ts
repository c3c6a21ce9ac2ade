import { describe, expect, test } from 'vitest';
import { Origins } from './origins.ts';

describe('with a proxy in front', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:4711', '2001:db8::1'],
    ['198.51.100.1, 192.0.2.7:80', '192.0.2.7'],
    ['', '127.0.0.1'],
    [undefined, '127.0.0.1'],
  ])('X-Forwarded-For: %s is the address %s', (header, address) => {
    const origins = new Origins({ allowedOrigins: undefined, trustProxy: true });
    const request = {
      headers: header === undefined ? {} : { 'x-forwarded-for': header },
      socket: { remoteAddress: '127.0.0.1' },
    };
    expect(origins.addressOf(request)).toBe(address);
  });
});
