import { describe, expect, it } from 'vitest';
import { clampTarget, draggedTo, isTarget, keyedTo, turned } from './dice-target.ts';
import type { DiceChoice } from './dice.types.ts';

const targets = { under: { minimum: 1, maximum: 9_800 }, over: { minimum: 200, maximum: 9_999 } };
const half: DiceChoice = { direction: 'under', target: 5_000 };

describe('target of a roll', () => {
  it('the target of a roll stays within its bounds', () => {
    expect(clampTarget({ direction: 'under', target: 9_900 }, targets)).toBe(9_800);
    expect(clampTarget({ direction: 'over', target: 100 }, targets)).toBe(200);
    expect(isTarget({ direction: 'over', target: 9_999 }, targets)).toBe(true);
    expect(isTarget({ direction: 'under', target: 0 }, targets)).toBe(false);
  });

  it('the target of a roll keeps its chance when the side changes, and is restored by a second change', () => {
    const other = turned({ direction: 'under', target: 2_500 });
    expect(other).toEqual({ direction: 'over', target: 7_500 });
    expect(turned(other)).toEqual({ direction: 'under', target: 2_500 });
  });

  it('the target of a roll moves in steps of half a point when dragged', () => {
    expect(draggedTo(4_974)).toBe(4_950);
    expect(draggedTo(4_976)).toBe(5_000);
  });

  it.each([
    ['ArrowRight', 5_100],
    ['ArrowLeft', 4_900],
    ['PageUp', 6_000],
    ['PageDown', 4_000],
    ['Home', 1],
    ['End', 9_800],
    ['Tab', undefined],
  ])('the key %s moves the target of a roll to %s', (key, target) => {
    expect(keyedTo(key, half, targets)).toBe(target);
  });

  it('the target of a roll stays within its bounds when moved by keys', () => {
    expect(keyedTo('PageUp', { ...half, target: 9_500 }, targets)).toBe(9_800);
  });
});
