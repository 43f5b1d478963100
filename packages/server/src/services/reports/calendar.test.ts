import { describe, expect, it } from 'vitest';
import { dayIn } from './calendar.ts';

describe('dayIn', () => {
  it('dayIn returns the day of the time zone, not of the server', () => {
    const at = new Date('2026-10-31T17:00:00Z');
    expect(dayIn('Asia/Jakarta', at)).toBe('2026-11-01');
    expect(dayIn('UTC', at)).toBe('2026-10-31');
  });
});
