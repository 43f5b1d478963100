import { describe, expect, it } from 'vitest';
import { acceptedTypes, fileProblem, isAccepted } from './file-rules.ts';
import { formatBytes } from './format-bytes.ts';
import { reduceUploads, type Upload } from './uploads.ts';

const photo = { name: 'Bukti.JPG', type: 'image/jpeg', size: 2_000 };

describe('isAccepted', () => {
  it('isAccepted matches type families, types and extensions, ignoring case', () => {
    expect(isAccepted(photo, 'image/*')).toBe(true);
    expect(isAccepted(photo, '.jpg, .png')).toBe(true);
    expect(isAccepted(photo, 'application/pdf,image/jpeg')).toBe(true);
    expect(isAccepted(photo, 'application/pdf')).toBe(false);
    expect(isAccepted({ ...photo, type: '' }, 'image/*')).toBe(false);
    expect(isAccepted(photo, undefined)).toBe(true);
  });
});

describe('fileProblem', () => {
  it('fileProblem returns the first reason', () => {
    expect(fileProblem(photo, { accept: '.pdf', maxBytes: 1 })).toBe('wrongType');
    expect(fileProblem({ ...photo, size: 0 }, {})).toBe('empty');
    expect(fileProblem(photo, { maxBytes: 1_999 })).toBe('tooBig');
    expect(fileProblem(photo, { accept: 'image/*', maxBytes: 2_000 })).toBeUndefined();
  });
});

describe('acceptedTypes', () => {
  it('acceptedTypes returns readable names of types', () => {
    expect(acceptedTypes('image/*,application/pdf,.csv,image/jpeg,image/svg+xml')).toEqual([
      { family: 'image' },
      'PDF',
      'CSV',
      'JPG',
      'SVG',
    ]);
  });
});

describe('formatBytes', () => {
  it('formatBytes selects the unit and formats it in the language', () => {
    expect(formatBytes(5_242_880, 'en')).toBe('5\u00a0MB');
    expect(formatBytes(1_572_864, 'id')).toBe('1,5\u00a0MB');
    expect(formatBytes(2_048, 'en')).toBe('2\u00a0kB');
    expect(formatBytes(0, 'en')).toBe('0\u00a0byte');
  });
});

describe('reduceUploads', () => {
  const upload: Upload = { id: 'a', file: {} as File, status: 'uploading', percent: 40 };

  it('reduceUploads never decreases the progress and keeps it between 0 and 100', () => {
    const after = (share: number) =>
      reduceUploads([upload], { type: 'progressed', id: 'a', share })[0]?.percent;
    expect([0.1, 0.756, 2, Number.NaN].map(after)).toEqual([40, 76, 100, 40]);
  });

  it('reduceUploads restarts an upload after a failure', () => {
    const failed = reduceUploads([upload], { type: 'failed', id: 'a' });
    expect(reduceUploads(failed, { type: 'retried', id: 'a' })[0]).toMatchObject({
      status: 'uploading',
      percent: 0,
    });
  });
});
