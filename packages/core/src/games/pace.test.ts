import { expect, it } from 'vitest';
import { assertPace, minimumCycleMs } from './pace.ts';

it('slots wait 2.5 seconds from play to play, casino games 5, games with shared rounds not at all', () => {
  expect(minimumCycleMs.slot).toBe(2_500);
  expect(minimumCycleMs.casino).toBe(5_000);
  expect(minimumCycleMs.timed).toBe(0);
});

it('assertPace reports the remaining time of a cycle, and passes at its end and before a first play', () => {
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
