import { describe, expect, it } from 'vitest';
import { dayIn, readRange } from './report-range.ts';

const now = Date.parse('2026-11-20T18:30:00.000Z');
const read = (search: string) => readRange(new URLSearchParams(search), 'Asia/Jakarta', now);

describe('dayIn', () => {
  it('counts days where the platform is, not where the browser is', () => {
    expect(dayIn('Asia/Jakarta', now)).toBe('2026-11-21');
    expect(dayIn('UTC', now)).toBe('2026-11-20');
    expect(dayIn('UTC', now, -20)).toBe('2026-10-31');
  });
});

describe('readRange', () => {
  it('shows the last seven days by day when the address says nothing', () => {
    expect(read('')).toEqual({ from: '2026-11-15', to: '2026-11-21', group: 'day' });
  });

  it('follows the address', () => {
    const range = { from: '2026-10-01', to: '2026-10-31', group: 'agent' };
    expect(read('from=2026-10-01&to=2026-10-31&group=agent')).toEqual(range);
  });

  it('does not follow nonsense', () => {
    expect(read('from=yesterday&to=2026-11-02&group=moon')).toEqual({
      from: '2026-11-02',
      to: '2026-11-02',
      group: 'day',
    });
  });
});
