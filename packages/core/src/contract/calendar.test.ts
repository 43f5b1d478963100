import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay } from './calendar.ts';

describe('the calendar', () => {
  it.each(['2026-02-28', '2028-02-29', '2026-12-31'])('isDay accepts the day %s', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-04-31', 'today'])(
    'isDay rejects %s',
    (day) => {
      expect(isDay(day)).toBe(false);
    },
  );

  it('addDays crosses the ends of months and years, in both directions', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('daysBetween includes both ends, and is empty when the first day is after the last', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
    expect(daysBetween('2026-11-02', '2026-11-02')).toEqual(['2026-11-02']);
    expect(daysBetween('2026-11-03', '2026-11-02')).toEqual([]);
  });
});
