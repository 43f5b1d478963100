import { expect, it } from 'vitest';
import { assertPace, cycleLeftMs, minimumCycleMs } from './pace.ts';

it('slots wait 2.5 seconds from play to play, casino games 5', () => {
  expect(minimumCycleMs.slot).toBe(2_500);
  expect(minimumCycleMs.casino).toBe(5_000);
});

it('the first play waits for nothing', () => {
  expect(cycleLeftMs('casino', null, 0)).toBe(0);
});

it('cycleLeftMs returns the remaining time, to the millisecond', () => {
  expect(cycleLeftMs('slot', 1_000, 1_000)).toBe(2_500);
  expect(cycleLeftMs('slot', 1_000, 3_499)).toBe(1);
  expect(cycleLeftMs('slot', 1_000, 3_500)).toBe(0);
  expect(cycleLeftMs('slot', 1_000, 90_000)).toBe(0);
});

it('a game whose rounds have a clock waits for the clock only', () => {
  expect(cycleLeftMs('timed', 1_000, 1_000)).toBe(0);
});

it('assertPace tells the remaining time of a cycle, and passes at its end and before a first play', () => {
  expect(() => assertPace(1_000, 2_500, 1_001)).toThrow(
    expect.objectContaining({
      code: 'too_soon',
      params: { seconds: 3, milliseconds: 2_499 },
      retryAfterSeconds: 3,
    }),
  );
  expect(() => assertPace(1_000, 2_500, 3_500)).not.toThrow();
  expect(() => assertPace(undefined, 2_500, 0)).not.toThrow();
});
