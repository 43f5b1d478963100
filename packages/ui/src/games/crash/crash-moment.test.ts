import { describe, expect, it } from 'vitest';
import type { CrashRound } from './crash.types.ts';
import { crashMoment, flightMs, growthPerMs } from './crash-moment.ts';
import { sampleCurve } from '../../testing/crash-fixtures.ts';

const round: CrashRound = {
  id: 'r',
  number: 7,
  phase: 'betting',
  closesAt: 5_000,
  endedAt: null,
  nextAt: null,
};

/** A million times the stake, per 100. */
const maximum = 100_000_000;

describe('the moment of a crash round', () => {
  it('the moment of a crash round counts down to the start', () => {
    expect(crashMoment(round, 2_000, sampleCurve, maximum)).toEqual({
      kind: 'betting',
      leftMs: 3_000,
    });
  });

  it('the moment of a crash round runs from its start time, even before the start is announced', () => {
    expect(crashMoment(round, 5_000, sampleCurve, maximum)).toEqual({
      kind: 'running',
      elapsedMs: 0,
      multiple: 100,
    });
  });

  it('the moment of a crash round rises along the curve of the game', () => {
    const moment = crashMoment({ ...round, phase: 'running' }, 16_600, sampleCurve, maximum);
    expect(moment).toEqual({ kind: 'running', elapsedMs: 11_600, multiple: 200 });
  });

  it('the moment of a crash round without news stops at the largest multiple of the game', () => {
    const running = { ...round, phase: 'running' } as const;
    // e^(0.00006 * 230 258) is a million.
    const before = crashMoment(running, 5_000 + 230_000, sampleCurve, maximum);
    expect('multiple' in before && before.multiple).toBeLessThan(100_000_000);
    for (const elapsedMs of [230_300, 600_000, 86_400_000]) {
      const moment = crashMoment(running, 5_000 + elapsedMs, sampleCurve, maximum);
      expect(moment).toMatchObject({ kind: 'running', multiple: 100_000_000 });
      expect('elapsedMs' in moment && moment.elapsedMs).toBeCloseTo(230_258.5, 0);
    }
  });

  it('the moment of a crash round stays at the crash point at any later time', () => {
    const ended = { ...round, phase: 'settled', endedAt: 436 } as const;
    expect(crashMoment(ended, 999_999, sampleCurve, maximum)).toMatchObject({
      kind: 'ended',
      multiple: 436,
    });
  });

  it('the moment of a crash round is waiting without a round, and with a round without a result', () => {
    expect(crashMoment(null, 0, sampleCurve, maximum)).toEqual({ kind: 'waiting' });
    expect(crashMoment({ ...round, phase: 'settled' }, 0, sampleCurve, maximum).kind).toBe(
      'waiting',
    );
  });
});

describe('the drawn curve', () => {
  it('the drawn curve grows as fast as the curve of the game, to a thousandth', () => {
    expect(growthPerMs(sampleCurve)).toBeCloseTo(0.000_06, 8);
  });

  it('the drawn curve reaches a multiple at the same time as the curve of the game', () => {
    expect(flightMs(200, sampleCurve) / 1000).toBeCloseTo(11.55, 1);
    expect(flightMs(100, sampleCurve)).toBeCloseTo(0);
  });
});
