/** Words of a small generator (mulberry32), the same in every run: fast, and fair enough to count by. */
export function* wordsFrom(start: number): Generator<number, never> {
  let state = start;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

export const seed = 20_261_121;

/** So many standard errors an honest game stays within: one run in fifteen thousand does not. */
export const bound = 4;

/** Returns of many plays, as shares of the stake. */
export function meanOf(plays: number, returnOfOne: () => number) {
  let sum = 0;
  let squares = 0;
  for (let play = 0; play < plays; play += 1) {
    const share = returnOfOne();
    sum += share;
    squares += share * share;
  }
  const mean = sum / plays;
  const variance = squares / plays - mean * mean;
  return { mean, error: Math.sqrt(variance / plays) };
}

/** A stake that rounding down does not touch. */
export const stake = 100_000_000n;

export const million = 1_000_000;
