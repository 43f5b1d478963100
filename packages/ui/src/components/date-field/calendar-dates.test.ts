import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayStart, presetRange, rangeMoments } from './calendar-dates.ts';
import { dateProblem, rangeProblem } from './date-problem.ts';

const zones = [
  'Asia/Jakarta',
  'Asia/Makassar',
  'Asia/Jayapura',
  'UTC',
  'America/New_York',
  'America/Santiago',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
];

const moments = fc.date({
  min: new Date('2000-01-02T00:00:00Z'),
  max: new Date('2037-12-30T00:00:00Z'),
  noInvalidDate: true,
});

describe('presetRange', () => {
  it('presetRange determines today in the zone, not in UTC', () => {
    const evening = new Date('2026-11-20T18:30:00Z');
    expect(presetRange('today', evening, 'UTC').from).toBe('2026-11-20');
    expect(presetRange('today', evening, 'Asia/Jakarta').from).toBe('2026-11-21');
    expect(presetRange('today', evening, 'Pacific/Pago_Pago').from).toBe('2026-11-20');
    expect(presetRange('today', evening, 'Pacific/Kiritimati').from).toBe('2026-11-21');
  });

  it('presetRange changes the day at midnight of the zone', () => {
    const before = new Date('2026-11-20T16:59:59.999Z');
    const after = new Date('2026-11-20T17:00:00Z');
    expect(presetRange('today', before, 'Asia/Jakarta').to).toBe('2026-11-20');
    expect(presetRange('today', after, 'Asia/Jakarta').to).toBe('2026-11-21');
  });

  it('presetRange counts whole days and includes today', () => {
    const now = new Date('2026-03-03T05:00:00Z');
    expect(presetRange('7d', now, 'Asia/Jakarta')).toEqual({
      from: '2026-02-25',
      to: '2026-03-03',
    });
    expect(presetRange('30d', now, 'Asia/Jakarta')).toEqual({
      from: '2026-02-02',
      to: '2026-03-03',
    });
    expect(presetRange('thisMonth', now, 'Asia/Jakarta')).toEqual({
      from: '2026-03-01',
      to: '2026-03-03',
    });
  });

  it('presetRange starts a month and a year in the zone', () => {
    const newYear = new Date('2026-12-31T17:30:00Z');
    expect(presetRange('thisMonth', newYear, 'Asia/Jakarta').from).toBe('2027-01-01');
    expect(presetRange('thisMonth', newYear, 'UTC').from).toBe('2026-12-01');
  });

  it.each([
    ['clocks go forward', '2026-03-08T16:00:00Z', '2026-03-02'],
    ['clocks go back', '2026-11-01T16:00:00Z', '2026-10-26'],
    ['just before midnight of the long day', '2026-11-02T04:59:00Z', '2026-10-26'],
  ])('presetRange loses no day when %s', (_name, now, from) => {
    expect(presetRange('7d', new Date(now), 'America/New_York').from).toBe(from);
  });

  it('presetRange spans exactly the days of its preset, in every time zone and at any time', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        const week = presetRange('7d', now, zone);
        expect(addDays(week.from, 6)).toBe(week.to);
        expect(presetRange('today', now, zone).to).toBe(week.to);
        expect(presetRange('thisMonth', now, zone).from.endsWith('-01')).toBe(true);
      }),
    );
  });
});

describe('dayStart', () => {
  it.each([
    ['2026-11-20', 'Asia/Jakarta', '2026-11-19T17:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'],
  ])('dayStart begins %s in %s at %s', (date, zone, at) => {
    expect(dayStart(date, zone).toISOString()).toBe(at);
  });

  it('dayStart begins at one in the morning if a clock change skips midnight', () => {
    expect(dayStart('2026-09-06', 'America/Santiago').toISOString()).toBe(
      '2026-09-06T04:00:00.000Z',
    );
  });

  it('dayStart is the first moment of its day; the moment before is the previous day', () => {
    const day = (at: number, zone: string) => presetRange('today', new Date(at), zone).to;
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (now, zone) => {
        const date = day(now.getTime(), zone);
        const start = dayStart(date, zone).getTime();
        expect(start).toBeLessThanOrEqual(now.getTime());
        expect(day(start, zone)).toBe(date);
        expect(day(start - 1, zone)).toBe(addDays(date, -1));
      }),
    );
  });
});

describe('rangeMoments', () => {
  it('rangeMoments covers the last day to its end, also when it is longer than others', () => {
    const { from, until } = rangeMoments(
      { from: '2026-11-01', to: '2026-11-01' },
      'America/New_York',
    );
    expect((Number(until) - Number(from)) / 3_600_000).toBe(25);
    expect(rangeMoments({ from: '', to: '' }, 'UTC')).toEqual({
      from: undefined,
      until: undefined,
    });
  });
});

describe('rangeProblem', () => {
  const bounds = { min: '2026-01-01', max: '2026-12-31' };

  it('rangeProblem returns the first problem and accepts open ends', () => {
    expect(rangeProblem({ from: '2026-02-02', to: '2026-02-01' }, bounds)).toBe('order');
    expect(rangeProblem({ from: '2025-12-31', to: '' }, bounds)).toBe('min');
    expect(rangeProblem({ from: '', to: '2027-01-01' }, bounds)).toBe('max');
    expect(rangeProblem({ from: '', to: '' }, bounds)).toBeUndefined();
    expect(rangeProblem({ from: '2026-02-01', to: '2026-02-01' }, bounds)).toBeUndefined();
  });

  it('rangeProblem compares years of any length', () => {
    expect(dateProblem('0026-02-01', bounds)).toBe('min');
    expect(dateProblem('12026-02-01', bounds)).toBe('max');
  });
});
