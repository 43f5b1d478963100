import { describe, expect, it } from 'vitest';
import { csvLine, csvNumber, csvStyle, csvText } from './csv.ts';

describe('csvText', () => {
  it.each(['=1+1', '+62811', '-2+3', '@SUM(A1)', '＝1+1', '＋62', '－2+3', '＠SUM(A1)', '-5'])(
    'csvText escapes %s so that a spreadsheet does not evaluate it',
    (value) => {
      expect(csvText(value)).toBe(`'${value}`);
    },
  );

  it('csvText quotes texts with separators, quotes and line breaks', () => {
    expect(csvText('a "b"; c')).toBe('"a ""b""; c"');
    expect(csvText('a,b')).toBe('"a,b"');
    expect(csvText('=a\nb')).toBe('"\'=a\nb"');
  });
});

describe('csvLine', () => {
  it.each([
    ['en', 'a,-1250000.50\r\n'],
    ['zh-Hans', 'a,-1250000.50\r\n'],
    ['id', 'a;-1250000,50\r\n'],
    ['es', 'a;-1250000,50\r\n'],
  ])('csvLine writes amounts as numbers of %s without grouping', (locale, line) => {
    const style = csvStyle(locale);
    expect(csvLine([csvText('a'), csvNumber('-1250000.50', style)], style)).toBe(line);
  });
});
