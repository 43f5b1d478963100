import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumberText, writeNumberText } from './read-number-text.ts';

const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const none = { maximumFractionDigits: 0 };
const read = (text: string, locale: string, format?: Intl.NumberFormatOptions) => {
  const reading = readNumberText(text, { locale, format });
  return reading.status === 'number' ? reading.value : reading.status;
};

describe('readNumberText', () => {
  it.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    ['２.５', 2.5],
    ['２．５', 2.5],
    ['２，５', 2.5],
    ['.5', 0.5],
    [',50', 0.5],
    ['0.500', 0.5],
    ['1000.5', 1000.5],
    ['1.000,5', 1000.5],
    ['1,000.5', 1000.5],
    ['1.250.000', 1_250_000],
    ['1,250,000', 1_250_000],
    ['\u200e 1\u00a0250,5 ', 1250.5],
    ['-3', -3],
    ['−3', -3],
    ['007', 7],
  ])('readNumberText parses %j the same in every language', (text, value) => {
    for (const locale of ['id', 'en', 'es', 'zh-Hans']) expect(read(text, locale, two)).toBe(value);
  });

  it.each([
    '1e2',
    '2.555',
    '1.2.3',
    '1,2,3',
    '5.',
    '5,',
    '--5',
    '5-',
    'lima',
    '0x10',
    '12.5%',
    '.',
  ])('readNumberText rejects %j instead of dropping characters', (text) => {
    for (const locale of ['id', 'en']) expect(read(text, locale, two)).not.toBeTypeOf('number');
  });

  it('readNumberText rejects an ambiguous mark before three digits', () => {
    for (const text of ['1.250', '1,250']) {
      for (const locale of ['id', 'en']) expect(read(text, locale, two)).toBe('two-ways');
    }
    expect(readNumberText('1.250', { locale: 'id', format: two })).toEqual({
      status: 'two-ways',
      whole: '1250',
      decimal: '1,25',
    });
  });

  it('readNumberText treats a single mark before three digits as a group mark if decimals are not allowed', () => {
    for (const text of ['1.250', '1,250']) {
      for (const locale of ['id', 'en']) expect(read(text, locale, none)).toBe(1250);
    }
    expect(read('2.5', 'en', none)).toBe('unreadable');
  });

  it('readNumberText reads three decimals by the mark of the language', () => {
    expect(read('1.125', 'en', { maximumFractionDigits: 3 })).toBe(1.125);
    expect(read('1,125', 'id', { maximumFractionDigits: 3 })).toBe(1.125);
    expect(read('1.125', 'id', { maximumFractionDigits: 3 })).toBe('two-ways');
  });

  it('readNumberText reads a percentage as a share of one hundred', () => {
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
    expect(read('7,5%', 'id', percent)).toBe(0.075);
    expect(read('7.5', 'id', percent)).toBe(0.075);
    expect(read('0.1 %', 'en', percent)).toBe(0.001);
  });

  it('readNumberText reports an empty field as empty', () => {
    expect(read('', 'id')).toBe('empty');
    expect(read(' \u200b', 'id')).toBe('empty');
  });

  it('readNumberText parses the output of writeNumberText, grouped or not, in every language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.constantFrom('id', 'en', 'es', 'zh-Hans'),
        fc.boolean(),
        (hundredths, locale, useGrouping) => {
          const value = hundredths / 100;
          const text = writeNumberText(value, { locale, format: two }, useGrouping);
          expect(read(text, locale, two)).toBe(value);
        },
      ),
    );
  });
});
