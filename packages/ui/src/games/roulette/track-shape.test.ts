import { describe, expect, it } from 'vitest';
import { trackFields } from './track-shape.ts';

const size = { width: 360, height: 240, ring: 44 };
const fields = trackFields(size);
const at = (pocket: number) => fields.find((field) => field.pocket === pocket)!;

describe('the racetrack', () => {
  it('the racetrack has one field for each pocket, with zero at its right end', () => {
    expect(new Set(fields.map(({ pocket }) => pocket)).size).toBe(37);
    expect(at(0).x).toBeCloseTo(360 - 22);
    expect(at(0).y).toBeCloseTo(120);
  });

  it('the racetrack follows the wheel clockwise: 32 below zero and 26 above it', () => {
    expect(at(32).y).toBeGreaterThan(120);
    expect(at(26).y).toBeLessThan(120);
    expect(at(32).x).toBeCloseTo(at(26).x);
  });

  it('the numbers of the racetrack are evenly spaced', () => {
    const gaps = fields.map(({ x, y }, index) => {
      const next = fields[(index + 1) % fields.length]!;
      return Math.hypot(next.x - x, next.y - y);
    });
    // A chord of the round ends is slightly shorter than the arc.
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.5);
    expect(Math.min(...gaps)).toBeGreaterThan(20);
  });

  it('the fields of the racetrack stay inside its size', () => {
    const numbers = fields.flatMap(({ path }) =>
      path
        .slice(1, -1)
        .split('L')
        .map((point) => point.split(' ').map(Number)),
    );
    for (const [x = -1, y = -1] of numbers) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(360);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(240);
    }
  });
});
