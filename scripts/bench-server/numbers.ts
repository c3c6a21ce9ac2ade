// Numbers for tables of results.

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5);
/** The value below which this part of all lies. */
export const quantile = (numbers: readonly number[], part: number): number =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(part * numbers.length))]!;

/** The median, and between which values all rounds lay. */
export const spread = (numbers: readonly number[], digits = 0, unit = ''): string => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((one) => one.toFixed(digits));
  return `${median(numbers).toFixed(digits)}${unit} (${least} to ${most})`;
};
