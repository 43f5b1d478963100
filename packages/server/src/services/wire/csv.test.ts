import { describe, expect, it } from 'vitest';
import { timeZoneName, writeCsv, type CsvCell } from './csv.ts';

const text = (value: string): CsvCell => ({ kind: 'text', value });
const amount = (value: string): CsvCell => ({ kind: 'amount', value });

describe('writeCsv', () => {
  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '＝1+1', '＋62', '－2+3', '＠SUM(A1)', '-5'])(
    'writes the text %s so that a spreadsheet does not calculate it',
    (value) => {
      expect(writeCsv('en', [[text(value), text('x')]])).toBe(`\uFEFF'${value},x\r\n`);
    },
  );

  it('quotes separators, quotes and line breaks', () => {
    expect(writeCsv('en', [[text('a "b"; c'), text('=a\nb')]])).toBe(
      '\uFEFF"a ""b""; c","\'=a\nb"\r\n',
    );
  });

  it.each([
    ['en', 'a,-1250000.50\r\n'],
    ['zh-Hans', 'a,-1250000.50\r\n'],
    ['id', 'a;-1250000,50\r\n'],
    ['es', 'a;-1250000,50\r\n'],
  ] as const)('writes amounts as numbers of %s without grouping', (language, line) => {
    expect(writeCsv(language, [[text('a'), amount('-1250000.50')]])).toBe(`\uFEFF${line}`);
  });
});

describe('timeZoneName', () => {
  it.each([
    ['Asia/Jakarta', 'WIB'],
    ['Asia/Makassar', 'WITA'],
    ['Asia/Jayapura', 'WIT'],
    ['Asia/Manila', 'Asia/Manila'],
    ['Europe/Madrid', 'Europe/Madrid'],
    ['UTC', 'UTC'],
  ])('of %s is %s', (timeZone, name) => {
    expect(timeZoneName(timeZone)).toBe(name);
  });
});
