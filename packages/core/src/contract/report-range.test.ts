import { describe, expect, it } from 'vitest';
import { readReportRange } from './report-range.ts';

const today = '2026-11-27';

describe('readReportRange', () => {
  it.each([
    [{}, { from: '2026-11-21', to: '2026-11-27' }],
    [{ to: '2026-11-03' }, { from: '2026-10-28', to: '2026-11-03' }],
    [{ from: '2026-11-27' }, { from: '2026-11-27', to: '2026-11-27' }],
    [
      { from: '2025-11-27', to: '2026-11-27' },
      { from: '2025-11-27', to: '2026-11-27' },
    ],
  ])('readReportRange reads %j as %j', (query, range) => {
    expect(readReportRange(query, today)).toEqual(range);
  });

  it.each([
    [{ from: '2026-02-31' }, { field: 'from', key: 'validation.format', params: {} }],
    [
      { from: '2026-11-05', to: '2026-11-04' },
      { field: 'to', key: 'validation.endBeforeStart', params: { day: '2026-11-05' } },
    ],
    [
      { from: '2026-11-28' },
      { field: 'from', key: 'validation.startAfterEnd', params: { day: today } },
    ],
    [
      { from: '2025-11-26', to: '2026-11-27' },
      {
        ...{ field: 'from', key: 'validation.rangeTooLong' },
        params: { days: 366, day: '2025-11-27' },
      },
    ],
  ])('readReportRange names the field and the limit of %j', (query, issue) => {
    expect(readReportRange(query, today)).toEqual(issue);
  });
});
