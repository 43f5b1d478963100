/** One spark: its target and its delay. */
export interface Spark {
  /** Direction in degrees, 0 = up, clockwise. */
  readonly angle: number;
  /** Distance as a share of the radius, 0.7 to 1. */
  readonly reach: number;
  /** Share of its full size, 0.6 to 1. */
  readonly size: number;
  /** Delay as a share of the duration, 0 to 0.2. */
  readonly delay: number;
  /** Whether it is a lantern or a point of light. */
  readonly lantern: boolean;
}

/** Hashes a text to a 32-bit number (FNV-1a). */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
};

/** Pseudo-random numbers from 0 to 1 derived from the seed (mulberry32). */
const numbers = (seed: string): (() => number) => {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A ring of sparks; the same seed always gives the same ring. */
export function sparks(seed: string, count: number): readonly Spark[] {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, index) => ({
    angle: Math.round(((index + (next() - 0.5) * 0.5) / count) * 360),
    reach: 0.7 + next() * 0.3,
    size: 0.6 + next() * 0.4,
    delay: next() * 0.2,
    lantern: index % 3 === 0,
  }));
}
