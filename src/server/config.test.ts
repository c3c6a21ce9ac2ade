import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SettingError } from './address.ts';
import { configIn } from './config.ts';

test('without any variable it is a server for this machine, with all in ./data', () => {
  expect(configIn({})).toMatchObject({
    dataDir: resolve('data'),
    store: { file: join(resolve('data'), 'tables.sqlite') },
    secretKey: undefined,
    allowedOrigins: undefined,
    trustProxy: false,
    logLevel: 'info',
    pushContact: undefined,
    botDelay: 600,
    limitFactor: 1,
  });
});

test('every variable is read; an empty one counts as left out', () => {
  const config = configIn({
    DATA_DIR: '/var/floors',
    DATABASE_URL: 'postgres://me:secret@db:5432/floors',
    SECRET_KEY: 'x'.repeat(32),
    ALLOWED_ORIGINS: 'https://floors.example, http://localhost:5173',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    METRICS_TOKEN: 'token',
    PUSH_CONTACT: 'mailto:me@floors.example',
    BOT_THREADS: '3',
    BOT_DELAY_MS: '0',
    LIMIT_FACTOR: '',
    CONNECTIONS_PER_ADDRESS: '10',
  });
  expect(config).toMatchObject({
    dataDir: '/var/floors',
    store: { databaseUrl: 'postgres://me:secret@db:5432/floors' },
    secretKey: 'x'.repeat(32),
    allowedOrigins: ['https://floors.example', 'http://localhost:5173'],
    trustProxy: true,
    logLevel: 'warn',
    metricsToken: 'token',
    pushContact: 'mailto:me@floors.example',
    botThreads: 3,
    botDelay: 0,
    limitFactor: 1,
    connectionsPerAddress: 10,
  });
});

describe('what is wrong is named, with what to do', () => {
  test.each([
    [{ DATABASE_URL: 'mysql://me:secret@db' }, /DATABASE_URL must be the address of a PostgreSQL server/],
    [{ SECRET_KEY: 'secret' }, /SECRET_KEY must have at least 32 characters/],
    [{ ALLOWED_ORIGINS: 'https://floors.example/' }, /ALLOWED_ORIGINS must be origins/],
    [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS must be origins/],
    [{ TRUST_PROXY: 'yes' }, /TRUST_PROXY must be one of 0, 1, not "yes"/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of trace, debug, info/],
    [{ PUSH_CONTACT: 'me' }, /PUSH_CONTACT must be an address such as mailto:/],
    [{ BOT_THREADS: '0' }, /BOT_THREADS must be a whole number from 1 to 64, not "0"/],
    [{ BOT_DELAY_MS: '0.5' }, /BOT_DELAY_MS must be a whole number/],
    [{ LIMIT_FACTOR: '-1' }, /LIMIT_FACTOR must be a whole number/],
    [{ CONNECTIONS_PER_ADDRESS: 'many' }, /CONNECTIONS_PER_ADDRESS must be a whole number/],
    [{ PORT: 'http' }, /PORT must be a whole number/],
  ])('%o', (environment: Record<string, string>, reason) => {
    expect(() => configIn(environment)).toThrow(SettingError);
    expect(() => configIn(environment)).toThrow(reason);
  });

  test('and no secret is shown', () => {
    for (const environment of [{ DATABASE_URL: 'mysql://me:hush@db' }, { SECRET_KEY: 'hush' }]) {
      expect(() => configIn(environment)).toThrow(/^(?!.*hush)/);
    }
  });
});
