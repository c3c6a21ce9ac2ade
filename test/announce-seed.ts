import type { TestProject } from 'vitest/node';

/** Runs once per run, before it and after it, where whoever looks at what failed finds it: says how to get the same random cases again. */
export const setup = (project: TestProject): (() => void) => {
  const announce = (): void =>
    console.log(
      `random cases: FC_SEED=${project.config.env['FC_SEED']} (set FC_SEED to repeat, FC_RUNS for more)`,
    );
  announce();
  return announce;
};
