import { describe, expect, it } from 'vitest';
import { createDraw, drawOf } from '../fairness/draw.ts';
import { asServerSeed } from '../fairness/seeds.ts';
import { toBasisPoints } from '../ratio.ts';
import { wheelMultiplesBp, wheelRisks, wheelSizes, type WheelRisk } from './wheel-segments.ts';
import { wheel } from './wheel.ts';

const wheels = wheelSizes.flatMap((segments) => wheelRisks.map((risk) => ({ segments, risk })));

/** A word from the middle of a segment's range. */
const stopping = (segment: number, segments: number) =>
  createDraw([Math.floor(((segment + 0.5) * 2 ** 32) / segments)]);

describe('a wheel', () => {
  it.each(wheels)(
    'a wheel of $segments segments, risk $risk, pays the segment at the pointer',
    (input) => {
      wheelMultiplesBp(input.segments, input.risk).forEach((multipleBp, segment) => {
        const outcome = wheel.play(input, 10_000n, stopping(segment, input.segments));
        expect(outcome).toEqual({ segment, multipleBp, payout: BigInt(multipleBp) });
      });
    },
  );

  it.each(wheels)('a wheel of $segments segments, risk $risk, returns 99 %', (input) => {
    const multiplesBp = wheelMultiplesBp(input.segments, input.risk);
    expect(multiplesBp).toHaveLength(input.segments);
    expect(multiplesBp.reduce((sum, multipleBp) => sum + multipleBp, 0)).toBe(
      input.segments * 9_900,
    );
    expect(toBasisPoints(wheel.rtp(input))).toBe(wheel.returnBp.minimumBp);
  });

  it('a wheel pays less often and more at a higher risk', () => {
    for (const segments of wheelSizes) {
      const paying = (risk: WheelRisk) =>
        wheelMultiplesBp(segments, risk).filter((multipleBp) => multipleBp > 0);
      expect(paying('low').length).toBeGreaterThan(paying('medium').length);
      expect(paying('medium').length).toBeGreaterThan(paying('high').length);
      expect(Math.max(...paying('high'))).toBeGreaterThan(Math.max(...paying('medium')));
      expect(Math.max(...paying('medium'))).toBeGreaterThan(Math.max(...paying('low')));
    }
  });

  it.each([
    [{ segments: 20, risk: 'low' }, 'segments'],
    [{ segments: 10, risk: 'none' }, 'risk'],
    [{ risk: 'low' }, 'segments'],
  ])('a wheel rejects %j and names the field %s', (choice, field) => {
    expect(() => wheel.readInput(choice)).toThrow(
      expect.objectContaining({ issues: [expect.objectContaining({ field })] }),
    );
  });
});

/**
 * Computed independently of this code: the first four bytes of the HMAC, times the segments, over 2^32.
 */
describe('published vectors', () => {
  it.each([
    [1, 10, 'low', 7, 12_000],
    [2, 30, 'medium', 16, 25_000],
    [3, 50, 'high', 11, 0],
    [4, 50, 'low', 43, 12_000],
  ] as const)('nonce %i, %i segments, risk %s: %i', async (nonce, segments, risk, segment, bp) => {
    const seeds = { serverSeed: asServerSeed('server seed'), clientSeed: 'client seed', nonce };
    const outcome = wheel.play({ segments, risk }, 10_000n, await drawOf(seeds, wheel.words));
    expect(outcome).toEqual({ segment, multipleBp: bp, payout: BigInt(bp) });
  });
});
