import { describe, expect, it } from 'vitest';
import { timeOutEnd, timeOutLengths } from './time-out-end.ts';

describe('timeOutEnd', () => {
  it.each([
    ['24h', '2026-11-20T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['1w', '2026-11-20T09:00:00.000Z', '2026-11-27T09:00:00.000Z'],
    ['1m', '2026-11-20T09:00:00.000Z', '2026-12-20T09:00:00.000Z'],
    ['1m', '2026-01-31T09:00:00.000Z', '2026-02-28T09:00:00.000Z'],
    ['1m', '2026-12-31T09:00:00.000Z', '2027-01-31T09:00:00.000Z'],
    ['6w', '2026-11-20T09:00:00.000Z', '2027-01-01T09:00:00.000Z'],
  ] as const)('a break of %s from %s ends %s', (length, from, end) => {
    expect(new Date(timeOutEnd(length, Date.parse(from))).toISOString()).toBe(end);
  });

  // id: time-out-length-bounds
  it('timeOutEnd accepts only time-outs of one day to six weeks', () => {
    expect(timeOutLengths).toEqual(['24h', '1w', '1m', '6w']);
  });
});
