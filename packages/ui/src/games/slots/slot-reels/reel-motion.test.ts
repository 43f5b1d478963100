import { describe, expect, it } from 'vitest';
import {
  landingMs,
  landingTimes,
  reelPosition,
  restsAt,
  spinTiming,
  type ReelRun,
} from './reel-motion.ts';

const run = (changes: Partial<ReelRun> = {}): ReelRun => ({
  length: 24,
  from: 5,
  startsAt: 0,
  target: 17,
  landsAt: 900,
  ...changes,
});

/** Signed distance from one position to the next, the shorter way around the reel. */
const step = (from: number, to: number, length: number): number => {
  const way = (((to - from) % length) + length) % length;
  return way > length / 2 ? way - length : way;
};

describe('a reel', () => {
  it('a reel stays at its position until it starts', () => {
    expect(reelPosition(run({ startsAt: 120 }), 100)).toBe(5);
  });

  it('a reel stops exactly at the server’s stop and stays there', () => {
    for (const target of [0, 1, 12, 23]) {
      expect(reelPosition(run({ target }), 900 + landingMs)).toBeCloseTo(target, 9);
      expect(reelPosition(run({ target }), 60_000)).toBeCloseTo(target, 9);
    }
  });

  it('a reel keeps turning until the server responds', () => {
    const waiting = run({ target: null });
    expect(reelPosition(waiting, 9_000)).not.toBe(reelPosition(waiting, 9_016));
    expect(
      Math.abs(step(reelPosition(waiting, 9_000), reelPosition(waiting, 9_016), 24)),
    ).toBeLessThan(1);
  });

  it('a reel position stays within its strip', () => {
    for (let at = 0; at < 3_000; at += 7) {
      const position = reelPosition(run(), at);
      expect(position).toBeGreaterThanOrEqual(0);
      expect(position).toBeLessThan(24);
    }
  });

  it('a reel starts to land without jumping', () => {
    const before = reelPosition(run(), 899.999);
    const after = reelPosition(run(), 900);
    expect(step(before % 1, after % 1, 1)).toBeCloseTo(0, 2);
  });

  it('a reel only moves downwards, except for the bounce at the end', () => {
    for (let at = 900; at < 900 + landingMs / 2; at += 16) {
      expect(step(reelPosition(run(), at), reelPosition(run(), at + 16), 24)).toBeLessThan(0);
    }
  });
});

describe('the reels of a spin', () => {
  it('reels land from left to right', () => {
    const times = landingTimes([false, false, false, false, false], 0);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(new Set(times).size).toBe(5);
    expect(restsAt(times)).toBe((times[4] ?? 0) + landingMs);
  });

  it('an awaited reel lands later, and those after it as well', () => {
    const usual = landingTimes([false, false, false, false], 0);
    const awaited = landingTimes([false, false, true, false], 0);
    expect(awaited.map((at, reel) => at - usual[reel]!)).toEqual([0, 0, 900, 900]);
  });

  it('reels turn for a minimum time even if the response arrives immediately', () => {
    expect(landingTimes([false, false, false], 10)[0]).toBe(spinTiming.minimumTurnMs);
    expect(landingTimes([false, false, false], 1_500)[0]).toBe(1_500);
  });
});
