import { describe, expect, it } from 'vitest';
import { ballAt, bucketOf, meetsAt, pegsOf } from './plinko-path.ts';

const path = [1, 0, 1, 1, 0, 1, 1, 1];

describe('the path of a plinko ball', () => {
  it('the path of a plinko ball starts above the centre and ends in its bucket', () => {
    expect(ballAt(path, 0).x).toBe(0.5);
    expect(ballAt(path, 1).x).toBeCloseTo((bucketOf(path) + 0.5) / 9);
    expect(ballAt([0, 0, 0, 0], 1).x).toBeCloseTo(0.5 / 5);
    expect(ballAt([1, 1, 1, 1], 1).x).toBeCloseTo(4.5 / 5);
  });

  it('the path of a plinko ball meets a peg in every row', () => {
    const pegs = pegsOf(8);
    for (const share of meetsAt(8)) {
      const ball = ballAt(path, share);
      const isOnPeg = pegs.some(
        ({ x, y }) => Math.abs(x - ball.x) < 1e-9 && Math.abs(y - ball.y) < 1e-9,
      );
      expect(isOnPeg).toBe(true);
    }
  });

  it('the path of a plinko ball does not reveal a turn before its peg', () => {
    for (let row = 0; row < path.length; row += 1) {
      const other = path.map((turn, index) => (index < row ? turn : 1 - turn));
      const until = meetsAt(path.length)[row] ?? 0;
      for (let share = 0; share <= until; share += 0.01) {
        expect(ballAt(other, share)).toEqual(ballAt(path, share));
      }
    }
  });

  it('the path of a plinko ball stays on the board', () => {
    for (let share = 0; share <= 1; share += 0.01) {
      const { x, y } = ballAt(path, share);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
    }
  });
});

describe('a plinko board', () => {
  it('the first row of a plinko board has three pegs and each further row one more', () => {
    expect(pegsOf(8)).toHaveLength(3 + 4 + 5 + 6 + 7 + 8 + 9 + 10);
    expect(Math.min(...pegsOf(8).map(({ x }) => x))).toBeCloseTo(0);
    expect(Math.max(...pegsOf(8).map(({ x }) => x))).toBeCloseTo(1);
  });
});
