import { describe, expect, it } from 'vitest';
import type { ValidationIssue } from '../contract/validation.ts';
import { issueText } from './issue-text.ts';

const tooLong: ValidationIssue = {
  field: 'from',
  key: 'validation.rangeTooLong',
  params: { days: 366, day: '2025-11-27' },
};

describe('issueText', () => {
  it.each([
    [
      'id',
      'Laporan mencakup paling lama 366 hari. Pilih tanggal mulai 27 Nov 2025 atau sesudahnya.',
    ],
    ['en', 'A report covers at most 366 days. Choose a start date of Nov 27, 2025 or later.'],
    [
      'es',
      'Un informe abarca como máximo 366 días. Elija como fecha inicial el 27 nov 2025 o una posterior.',
    ],
    ['zh-Hans', '报表最多涵盖 366 天：请选择 2025年11月27日 或之后的开始日期。'],
  ] as const)('issueText names the limit in %s', (language, text) => {
    expect(issueText(language, tooLong)).toBe(text);
  });

  it('issueText names the repeated field where a confirmation differs', () => {
    const issue: ValidationIssue = {
      ...{ field: 'passwordConfirmation', key: 'validation.confirmed', params: {} },
    };
    expect(issueText('en', issue)).toBe('The password confirmation does not match.');
  });
});
