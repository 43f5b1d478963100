import { describe, expect, it } from 'vitest';
import { sampleHold } from '../../../testing/slot-feature-fixtures.ts';
import { sampleMachine, sampleTide } from '../../../testing/slot-fixtures.ts';
import { awaitedReels } from './anticipation.ts';

describe('reels that are awaited', () => {
  it('a reel is awaited while one more scatter triggers free spins', () => {
    // Shells on the first two reels; three trigger. The fourth and fifth reels have none.
    expect(awaitedReels(sampleTide, [0, 0, 5, 3, 1])).toEqual([false, false, true, false, false]);
  });

  it('no further reel is awaited once the free spins are triggered', () => {
    expect(awaitedReels(sampleTide, [0, 0, 0, 3, 1])).toEqual([false, false, true, false, false]);
  });

  it('the last reel is awaited if the others can complete a win of ten stakes', () => {
    // Kites in the top row pay sixty of five line stakes; mangoes pay eight.
    expect(awaitedReels(sampleMachine, [5, 2, 4])).toEqual([false, false, true]);
    expect(awaitedReels(sampleMachine, [0, 0, 4])).toEqual([false, false, false]);
  });

  it('whether a reel is awaited does not depend on where it stops', () => {
    const { length } = sampleMachine.reels[2]!;
    for (let stop = 0; stop < length; stop += 1) {
      expect(awaitedReels(sampleMachine, [5, 2, stop])[2]).toBe(true);
      expect(awaitedReels(sampleMachine, [0, 0, stop])[2]).toBe(false);
    }
  });

  it('a reel is awaited while its coins can trigger respins', () => {
    // Two coins on each of the first two reels: the third can add the two that are missing.
    expect(awaitedReels(sampleHold, [0, 0, 3, 3, 3])).toEqual([false, false, true, true, true]);
    expect(awaitedReels(sampleHold, [0, 3, 3, 3, 3])).toEqual([false, false, false, false, false]);
  });
});
