import { expect, it } from 'vitest';
import { cycleLeftMs, minimumCycleMs } from './pace.ts';

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
