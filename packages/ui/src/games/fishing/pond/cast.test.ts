import { describe, expect, it } from 'vitest';
import { castPhase, castTiming, flightPoint, lamp, risePoint } from './cast.ts';

const { flyMs, catchMs, missMs } = castTiming;

describe('a cast', () => {
  it('a cast shows its flight, even if the response arrives immediately', () => {
    const cast = { startedAt: 0, answer: { at: 10, caught: true } };
    expect(castPhase(cast, flyMs - 1).phase).toBe('flying');
    expect(castPhase(cast, flyMs + 1).phase).toBe('caught');
  });

  it('a cast waits for the response', () => {
    expect(castPhase({ startedAt: 0, answer: null }, 60_000).phase).toBe('holding');
  });

  it.each([
    [true, 'caught', catchMs],
    [false, 'missed', missMs],
  ] as const)(
    'a cast with caught = %s is %s for its duration, then over',
    (caught, phase, lasts) => {
      const cast = { startedAt: 0, answer: { at: 2_000, caught } };
      expect(castPhase(cast, 2_000)).toEqual({ phase, share: 0 });
      expect(castPhase(cast, 2_000 + lasts - 1).phase).toBe(phase);
      expect(castPhase(cast, 2_000 + lasts).phase).toBe('over');
    },
  );
});

describe('paths of a cast', () => {
  const from = { x: 0.8, y: 0.7 };
  it('the line of a cast leads from the lantern to the target', () => {
    expect(flightPoint(from, 0)).toEqual(lamp);
    expect(flightPoint(from, 1).x).toBeCloseTo(0.8, 9);
    expect(flightPoint(from, 1).y).toBeCloseTo(0.7, 9);
  });

  it('the path of a catch leads from its position to the lantern', () => {
    expect(risePoint(from, 0)).toEqual(from);
    expect(risePoint(from, 1).x).toBeCloseTo(lamp.x, 9);
    expect(risePoint(from, 1).y).toBeCloseTo(lamp.y, 9);
  });
});
