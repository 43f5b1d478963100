import { describe, expect, it } from 'vitest';
import { castPhase, castTiming, flightPoint, lamp, risePoint } from './cast.ts';

const { flyMs, catchMs, missMs } = castTiming;

describe('a cast', () => {
  it('a cast flies first, even when the answer is there at once', () => {
    const cast = { startedAt: 0, answer: { at: 10, caught: true } };
    expect(castPhase(cast, flyMs - 1).phase).toBe('flying');
    expect(castPhase(cast, flyMs + 1).phase).toBe('caught');
  });

  it('a cast holds until the answer is there', () => {
    expect(castPhase({ startedAt: 0, answer: null }, 60_000).phase).toBe('holding');
  });

  it.each([
    [true, 'caught', catchMs],
    [false, 'missed', missMs],
  ] as const)('a cast with caught %s is %s for its time, then over', (caught, phase, lasts) => {
    const cast = { startedAt: 0, answer: { at: 2_000, caught } };
    expect(castPhase(cast, 2_000)).toEqual({ phase, share: 0 });
    expect(castPhase(cast, 2_000 + lasts - 1).phase).toBe(phase);
    expect(castPhase(cast, 2_000 + lasts).phase).toBe('over');
  });
});

describe('ways', () => {
  const from = { x: 0.8, y: 0.7 };
  it('ways lead from the light to the target', () => {
    expect(flightPoint(from, 0)).toEqual(lamp);
    expect(flightPoint(from, 1).x).toBeCloseTo(0.8, 9);
    expect(flightPoint(from, 1).y).toBeCloseTo(0.7, 9);
  });

  it('ways lead a catch from where it was into the light', () => {
    expect(risePoint(from, 0)).toEqual(from);
    expect(risePoint(from, 1).x).toBeCloseTo(lamp.x, 9);
    expect(risePoint(from, 1).y).toBeCloseTo(lamp.y, 9);
  });
});
