import { createDraw, type Draw } from '../games/fairness/draw.ts';

/**
 * Words (32 bits each) of a small generator (mulberry32), the same in every run: fast, and sufficiently
 * random for counting.
 */
export function* wordsFrom(start: number): Generator<number, never> {
  for (let state = start; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    yield (mixedState ^ (mixedState >>> 14)) >>> 0;
  }
}

/** A draw of as many words as a game declares, plus one spare block; it fails if more are used. */
export function drawFor(words: number, start: number): Draw {
  const generator = wordsFrom(start);
  return createDraw(Array.from({ length: words + 8 }, () => generator.next().value));
}

/** Mean and standard error of the returns of many plays, as shares of the stake. */
export function meanOf(plays: number, returnOfOne: () => number) {
  let sum = 0;
  let squares = 0;
  for (let play = 0; play < plays; play += 1) {
    const share = returnOfOne();
    sum += share;
    squares += share * share;
  }
  const mean = sum / plays;
  return { mean, error: Math.sqrt(Math.max(0, squares / plays - mean * mean) / plays) };
}
