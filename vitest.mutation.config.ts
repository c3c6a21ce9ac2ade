import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/rules/**/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    // The same few random cases for every mutant: a mutant is killed or survives for a reason.
    env: { FC_SEED: process.env['FC_SEED'] ?? '1', FC_RUNS: process.env['FC_RUNS'] ?? '20' },
    testTimeout: 60_000,
  },
});
