/** Value in the middle; the mean of the middle two of an even number. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (sorted[middle - 1]! + sorted[middle]!) / 2
    : sorted[Math.floor(middle)]!;
}

/** Value that `share` (0 to 1) of all values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Median with the smallest and largest value, `812 (790–911)`. */
export function spread(values: readonly number[], digits = 0): string {
  const [minimum, maximum] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${minimum.toFixed(digits)}–${maximum.toFixed(digits)})`;
}

/** Formats a ratio, `1.18 ×`. */
export const ratio = (value: number, limit: number): string => `${(value / limit).toFixed(2)} ×`;
