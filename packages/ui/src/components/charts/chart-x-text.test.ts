import { describe, expect, it } from 'vitest';
import { chartXText } from './chart-x-text.ts';

const jakarta = { locale: 'id', timeZone: 'Asia/Jakarta' } as const;
const at = '2026-11-20T17:30:00.000Z';

describe('chartXText', () => {
  it.each([
    ['time', '00.30', '21 Nov, 00.30'],
    ['weekday', 'Sab', 'Sabtu, 21 Nov'],
    ['day', '21 Nov', 'Sabtu, 21 Nov'],
    ['date', '21 Nov', '21 Nov 2026'],
    ['month', 'Nov', 'November 2026'],
  ] as const)(
    'chartXText formats a time as %s in the time zone of the user',
    (format, short, full) => {
      expect(chartXText(at, format, jakarta)).toBe(short);
      expect(chartXText(at, format, { ...jakarta, full: true })).toBe(full);
    },
  );

  it('chartXText leaves text unchanged', () => {
    expect(chartXText('Slot', 'text', jakarta)).toBe('Slot');
    expect(chartXText('minggu lalu', 'day', jakarta)).toBe('minggu lalu');
  });
});
