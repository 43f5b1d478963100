import { describe, expect, it } from 'vitest';
import { dayOf, formatDateTime } from './format-date-time.ts';
import { relativeTimeText } from './relative-time-text.ts';

const at = '2026-11-20T09:05:00.000Z';
const jakarta = { timeZone: 'Asia/Jakarta' } as const;

describe('formatDateTime', () => {
  it.each([
    ['id', '20 Nov 2026, 16.05 WIB'],
    ['es', '20 nov 2026, 16:05 WIB'],
    ['zh-Hans', '2026年11月20日 16:05 WIB'],
  ])('formatDateTime writes a moment in %s with the name of the zone', (locale, text) => {
    expect(formatDateTime(at, { locale, ...jakarta })).toBe(text);
  });

  it.each([
    ['Asia/Makassar', '17.05 WITA'],
    ['Asia/Jayapura', '18.05 WIT'],
    ['Asia/Manila', '17.05 GMT+8'],
  ])('formatDateTime supports the zone %s', (timeZone, text) => {
    expect(formatDateTime(at, { locale: 'id', timeZone, mode: 'time' })).toBe(text);
  });

  it('formatDateTime omits the zone after a day, or if a heading names it', () => {
    expect(formatDateTime(at, { locale: 'id', ...jakarta, mode: 'date' })).toBe('20 Nov 2026');
    expect(formatDateTime(at, { locale: 'id', ...jakarta, mode: 'clock', zone: false })).toBe(
      '16.05.00',
    );
  });

  it('formatDateTime rejects an invalid date', () => {
    expect(formatDateTime('soon', { locale: 'id', ...jakarta })).toBeUndefined();
  });
});

describe('dayOf', () => {
  it('dayOf returns the day in the time zone of the user', () => {
    expect(dayOf('2026-11-20T16:59:59.000Z', 'Asia/Jakarta')).toBe('2026-11-20');
    expect(dayOf('2026-11-20T17:00:00.000Z', 'Asia/Jakarta')).toBe('2026-11-21');
  });
});

describe('relativeTimeText', () => {
  it.each([
    [-240_000, '4 mnt lalu'],
    [-7_200_000, '2 jam lalu'],
    [-20_000, 'sekarang'],
    [3_600_000, 'dalam 1 jam'],
  ])('relativeTimeText formats %i ms in the largest whole unit', (difference, text) => {
    expect(relativeTimeText(1_000_000_000_000 + difference, 1_000_000_000_000, 'id')).toBe(text);
  });

  it.each([
    ['id', 3, '3 hari yang lalu'],
    ['es', 3, 'hace 3 días'],
    ['es', 90, 'hace 3 meses'],
  ])('relativeTimeText in %s writes units from a day on out: %i days', (locale, days, text) => {
    expect(relativeTimeText(0, days * 86_400_000, locale)).toBe(text);
  });
});
