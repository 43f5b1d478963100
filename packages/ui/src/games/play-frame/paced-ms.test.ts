import { expect, it } from 'vitest';
import { pacedMs } from './paced-ms.ts';

it('the animation of an instant result lasts no longer than the minimum time between two plays', () => {
  expect(pacedMs(900, 5_000)).toBe(900);
  expect(pacedMs(900, 250)).toBe(250);
});

it('the animation of an instant result is never too short to be noticed', () => {
  expect(pacedMs(900, 0)).toBe(200);
});

it('the animation of an instant result has its full length without a known pace', () => {
  expect(pacedMs(900)).toBe(900);
});
