import { describe, expect, it } from 'vitest';
import { dealOf, positionOfKey, toggledHold } from './poker-deal.ts';

describe('the deal of poker', () => {
  it('a deal of poker shows all five cards in turn, and reports each', () => {
    const { startsMs, durationMs, marksAt } = dealOf({ held: null });
    expect(startsMs).toEqual([0, 110, 220, 330, 440]);
    expect(durationMs).toBe(860);
    expect(marksAt).toHaveLength(5);
    expect(marksAt.at(-1)).toBe(1);
  });

  it('a draw of poker shows only the cards that were not held, from left to right', () => {
    expect(dealOf({ held: [1, 4] }).startsMs).toEqual([0, undefined, 110, 220, undefined]);
    expect(dealOf({ held: [0, 1, 2, 3] }).durationMs).toBe(420);
  });

  it('a poker draw that holds all cards has no animation, and neither has a missing play', () => {
    for (const run of [{ held: [0, 1, 2, 3, 4] }, null]) {
      expect(dealOf(run)).toMatchObject({ durationMs: 0, marksAt: [] });
    }
  });
});

describe('the held cards', () => {
  it('a poker card is held by one press and released by the next', () => {
    expect(toggledHold([3], 0)).toEqual([0, 3]);
    expect(toggledHold([0, 3], 3)).toEqual([0]);
  });

  it.each([
    ['1', 0],
    ['5', 4],
    ['6', undefined],
    ['0', undefined],
    ['Enter', undefined],
    ['11', undefined],
  ])('the key %s selects the poker card %s', (key, position) => {
    expect(positionOfKey(key)).toBe(position);
  });
});
