/** Hashes a text as an unsigned 32-bit integer (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Pseudo-random numbers of a seed; the same seed always gives the same sequence. */
export interface SeededRandom {
  /** Next number, at least 0 and below 1. */
  next(): number;
  /** Next number between two bounds. */
  between(low: number, high: number): number;
  /** Next integer from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Random item of a list. */
  pick<const Items extends readonly unknown[]>(items: Items): Items[number];
}

/**
 * Pseudo-random numbers for drawings (mulberry32). Never for game results or money.
 * @source ours – art that is the same for the same game
 */
export function seededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  return {
    next,
    between,
    whole: (low, high) => Math.floor(between(low, high + 1)),
    pick: (items) => items[Math.floor(next() * items.length)],
  };
}
