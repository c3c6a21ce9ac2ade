import { defineConfig } from 'vitest/config';

const randomSeed = (): string => String(Math.floor(Math.random() * 2 ** 31));

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/announce-seed.ts'],
    setupFiles: ['test/setup.ts'],
    // Every test file of a run draws its random cases from one seed.
    env: { FC_SEED: process.env['FC_SEED'] ?? randomSeed() },
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'forks',
    unstubGlobals: true,
    isolate: false, // files share what they import, a third of their time; so none may change it
    maxWorkers: 3, // on two cores: many wait for servers and processes
  },
});
