import { describe, expect, it } from 'vitest';
import { prefersCsv } from './prefers-csv.ts';

describe('prefersCsv', () => {
  it.each([
    'text/csv',
    'Text/CSV; charset=utf-8',
    'text/csv, application/json',
    'text/csv, */*;q=0.1',
    'application/json;q=0.5, text/csv;q=0.5',
  ])('prefersCsv is true for %s', (accept) => {
    expect(prefersCsv(accept)).toBe(true);
  });

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'application/json, text/plain, */*',
    'text/html,application/xhtml+xml,*/*;q=0.8',
    'text/csv;q=0',
    'text/csv;q=x',
    'text/csv;q=0.4, application/json',
    'text/csv-schema',
  ])('prefersCsv is false for %s', (accept) => {
    expect(prefersCsv(accept)).toBe(false);
  });
});
