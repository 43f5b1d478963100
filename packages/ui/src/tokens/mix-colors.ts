import { contrastRatio } from './contrast.ts';

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/**
 * The colour between two `#rrggbb` colours.
 * @param share of the second one, 0 to 1
 */
export function mixColors(first: string, second: string, share: number): string {
  const other = channels(second);
  const mixed = channels(first).map((value, index) =>
    Math.round(value + ((other[index] ?? 0) - value) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Step by which a colour is moved towards black or white. */
const steps = 100;

/**
 * Returns the nearest colour that passes on every background: searches towards black and white in hundredths,
 * and takes the nearer one. `undefined` if neither passes.
 */
export function nearestPassing(
  color: string,
  grounds: readonly (readonly [background: string, minimum: number])[],
): string | undefined {
  const passes = (candidate: string) =>
    grounds.every(([background, minimum]) => contrastRatio(candidate, background) >= minimum);
  for (let step = 0; step <= steps; step += 1) {
    const found = ['#000000', '#ffffff']
      .map((end) => mixColors(color, end, step / steps))
      .find(passes);
    if (found !== undefined) return found;
  }
  return undefined;
}
