import { describe, expect, it } from 'vitest';
import { angleAt, clicksAt, prizesOf, restAngle, segmentPath } from './wheel-angle.ts';

describe('the rotation of a wheel', () => {
  it('the rotation of a wheel stops with the centre of the segment at the pointer', () => {
    expect(restAngle(0, 10)).toBe(342);
    expect(restAngle(9, 10)).toBe(18);
    for (const segment of [0, 7, 29]) {
      const to = restAngle(segment, 30);
      expect(angleAt(77, to, 1) % 360).toBeCloseTo(to);
    }
  });

  it('the rotation of a wheel clicks at equal angles, ever more slowly', () => {
    expect(clicksAt).toHaveLength(23);
    const angles = clicksAt.map((share) => angleAt(0, 0, share));
    expect(angles[0]).toBeCloseTo(60);
    expect(angles.at(-1)).toBeCloseTo(1_380);
    const waits = clicksAt.slice(1).map((share, index) => share - (clicksAt[index] ?? 0));
    expect(waits).toEqual(waits.toSorted((left, right) => left - right));
  });

  it('the rotation of a wheel starts at its position, and is only forwards', () => {
    expect(angleAt(120, 40, 0)).toBe(120);
    const angles = Array.from({ length: 21 }, (_, step) => angleAt(120, 40, step / 20));
    expect(angles).toEqual(angles.toSorted((left, right) => left - right));
    expect((angles.at(-1) ?? 0) - 120).toBeGreaterThan(1_440);
  });
});

describe('the prizes of a wheel', () => {
  it('the prizes of a wheel are counted from the smallest to the largest', () => {
    expect(prizesOf([15_000, 12_000, 12_000, 0])).toEqual([
      { multipleBp: 12_000, count: 2 },
      { multipleBp: 15_000, count: 1 },
    ]);
  });

  it('the segments of a wheel fill the ring from the top', () => {
    expect(segmentPath(0, 4, 50, 100)).toMatch(
      /^M0\.000 -100\.000A100 100 0 0 1 100\.000 -?0\.000L/,
    );
  });
});
