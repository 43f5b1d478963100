/** A length with one decimal at most: drawings stay small. */
export function round1(value: number): string {
  return String(Math.round(value * 10) / 10);
}
