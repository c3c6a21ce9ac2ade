import fc from 'fast-check';

/** A whole number from the environment; undefined where it is not set. */
const wholeNumber = (name: 'FC_SEED' | 'FC_RUNS'): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`${name} must be a whole number, not '${text}'`);
  return value;
};

const seed = wholeNumber('FC_SEED');
const numRuns = wholeNumber('FC_RUNS');
fc.configureGlobal({
  ...(seed === undefined ? {} : { seed }),
  ...(numRuns === undefined ? {} : { numRuns }),
});
