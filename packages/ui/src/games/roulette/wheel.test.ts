import { describe, expect, it } from 'vitest';
import { angleOf, wheelAt, wheelOrder } from './wheel.ts';

const full = (angle: number): number => Math.round((((angle % 360) + 360) % 360) * 1e6) / 1e6;

describe('wheel', () => {
  it('the roulette wheel has each of the 37 pockets once', () => {
    expect([...wheelOrder].sort((left, right) => left - right)).toEqual(
      Array.from({ length: 37 }, (_, pocket) => pocket),
    );
  });

  it.each([
    [0, 17],
    [17, 0],
    [26, 32],
    [5, 5],
  ])(
    'the roulette wheel starts with %i at the top and ends with %i and the ball there',
    (before, pocket) => {
      const start = wheelAt(before, pocket, 0);
      const end = wheelAt(before, pocket, 1);
      expect(full(start.wheel + angleOf(before))).toBe(0);
      expect(full(end.wheel + angleOf(pocket)) % 360).toBe(0);
      expect(full(end.ball)).toBe(0);
      expect([start.fallen, end.fallen]).toEqual([0, 1]);
    },
  );

  it('the roulette wheel and the ball turn in opposite directions, without reversing', () => {
    const positions = Array.from({ length: 21 }, (_, step) => wheelAt(3, 22, step / 20));
    for (const [index, position] of positions.slice(1).entries()) {
      const previous = positions[index];
      expect(position.wheel).toBeLessThan(previous?.wheel ?? Infinity);
      expect(position.ball).toBeLessThan(previous?.ball ?? Infinity);
    }
  });
});
