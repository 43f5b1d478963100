/** Formats a length with at most one decimal, to keep drawings small. */
export function round1(value: number): string {
  return String(Math.round(value * 10) / 10);
}
