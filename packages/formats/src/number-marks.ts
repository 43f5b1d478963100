import { numberFormat } from './intl-formats.ts';

/** Group and decimal marks of a language. */
export interface NumberMarks {
  readonly group: string;
  readonly decimal: string;
}

/** Marks in the numbers of a language. @example numberMarks('id') // { group: '.', decimal: ',' } */
export function numberMarks(locale: string): NumberMarks {
  const parts = numberFormat(locale, {
    useGrouping: 'always',
    minimumFractionDigits: 1,
    numberingSystem: 'latn',
  } as Intl.NumberFormatOptions).formatToParts(1000);
  const mark = (type: string): string | undefined =>
    parts.find((part) => part.type === type)?.value;
  return { group: mark('group') ?? '', decimal: mark('decimal') ?? '.' };
}

/** Inserts a group mark after every three digits. */
export const groupDigits = (digits: string, mark: string): string =>
  digits.replace(/\B(?=(\d{3})+(?!\d))/g, mark);
