import { describe, expect, it } from 'vitest';
import { attachmentOf } from './attachment.ts';

describe('attachmentOf', () => {
  it('attachmentOf leaves an ASCII file name unchanged', () => {
    expect(attachmentOf('report-day-2026-11-01.csv')).toBe(
      'attachment; filename="report-day-2026-11-01.csv"',
    );
  });

  it('attachmentOf encodes other letters, with an ASCII fallback for old clients', () => {
    expect(attachmentOf('报表-day.csv')).toBe(
      `attachment; filename="file-day.csv"; filename*=UTF-8''%E6%8A%A5%E8%A1%A8-day.csv`,
    );
  });

  it('attachmentOf escapes quotes in a file name', () => {
    expect(attachmentOf('a".csv')).toBe(`attachment; filename="a.csv"; filename*=UTF-8''a%22.csv`);
  });
});
