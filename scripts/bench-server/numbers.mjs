// Numbers for tables of results.

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
export const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
/** The value below which this part of all lies. */
export const quantile = (numbers, part) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(part * numbers.length))];

/** The median, and between which values all rounds lay. */
export const spread = (numbers, digits = 0, unit = '') => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((one) => one.toFixed(digits));
  return `${median(numbers).toFixed(digits)}${unit} (${least} to ${most})`;
};
