import { describe, expect, it } from 'vitest';
import { dayIn, readRange } from './report-range.ts';

const now = Date.parse('2026-11-20T18:30:00.000Z');
const read = (search: string) => readRange(new URLSearchParams(search), 'Asia/Jakarta', now);

describe('dayIn', () => {
  it('dayIn uses the time zone of the platform, not of the browser', () => {
    expect(dayIn('Asia/Jakarta', now)).toBe('2026-11-21');
    expect(dayIn('UTC', now)).toBe('2026-11-20');
  });
});

describe('readRange', () => {
  it('readRange returns the last seven days by day for an empty address', () => {
    expect(read('')).toEqual({ from: '2026-11-15', to: '2026-11-21', group: 'day' });
  });

  it('readRange reads range and grouping from the address', () => {
    const range = { from: '2026-10-01', to: '2026-10-31', group: 'agent' };
    expect(read('from=2026-10-01&to=2026-10-31&group=agent')).toEqual(range);
  });

  it('readRange ignores invalid values', () => {
    expect(read('from=yesterday&to=2026-11-22&group=moon')).toEqual({
      from: '2026-11-16',
      to: '2026-11-22',
      group: 'day',
    });
  });

  it('readRange rejects a day that does not exist', () => {
    for (const day of ['2026-02-30', '2026-13-01', '2026-99-99']) {
      expect(read(`to=${day}`)).toEqual(read(''));
      expect(read(`from=${day}`)).toEqual(read(''));
    }
  });

  it('readRange keeps a reversed range, so that its error is shown at the field', () => {
    const range = { from: '2026-11-20', to: '2026-11-02', group: 'day' };
    expect(read('from=2026-11-20&to=2026-11-02')).toEqual(range);
  });
});
