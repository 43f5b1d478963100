import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoneyText } from './format-money-text.ts';
import { parseMoneyText } from './parse-money-text.ts';

const rupiah = (text: string, locale = 'id') => parseMoneyText(text, { locale, decimals: 0 });
const pesos = (text: string, locale = 'en') => parseMoneyText(text, { locale, decimals: 2 });

function fromUnits(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

describe('parseMoneyText', () => {
  it.each([
    ['1250000', '1250000'],
    ['1.250.000', '1250000'],
    ['1,250,000', '1250000'],
    ['Rp 1.250.000', '1250000'],
    ['Rp.1.250.000,00', '1250000'],
    ['1,25jt', '1250000'],
    ['1.25 jt', '1250000'],
    ['50rb', '50000'],
    ['50 Ribu', '50000'],
    ['2juta', '2000000'],
    ['1,5m', '1500000000'],
    ['007', '7'],
    ['0', '0'],
  ])('parseMoneyText parses %s in Indonesian notation', (text, amount) => {
    expect(rupiah(text)).toBe(amount);
  });

  it.each([
    ['1.5k', 'en', '1500'],
    ['2m', 'en', '2000000'],
    ['2,5 millones', 'es', '2500000'],
    ['15 mil', 'es', '15000'],
    ['3万', 'zh-Hans', '30000'],
    ['1.2亿', 'zh-Hans', '120000000'],
    ['50rb', 'en', '50000'],
  ])('parseMoneyText parses %s in %s', (text, locale, amount) => {
    expect(rupiah(text, locale)).toBe(amount);
  });

  it.each([
    ['1\u2009250\u2009000', '1250000'],
    ['1\u202f250\u202f000', '1250000'],
    ['\u200e\u2066Rp\u00a01.250.000\u2069', '1250000'],
    ['Rp1.250.000,-', '1250000'],
    ['1.250.000 IDR', '1250000'],
    ['１２５００００', '1250000'],
    ['１，２５０，０００', '1250000'],
  ])('parseMoneyText parses %j as pasted from other programs', (text, amount) => {
    expect(rupiah(text)).toBe(amount);
  });

  it.each([
    ['100.000', 'en', '100000'],
    ['100,000', 'en', '100000'],
    ['100.000', 'id', '100000'],
    ['100,000', 'id', '100000'],
    ['1.250', 'zh-Hans', '1250'],
    ['1,250', 'es', '1250'],
  ])(
    'parseMoneyText treats a single mark before three digits as a group mark of rupiah: %s in %s',
    (text, locale, amount) => {
      expect(rupiah(text, locale)).toBe(amount);
    },
  );

  it('parseMoneyText returns the decimals of the currency', () => {
    expect(pesos('12.5')).toBe('12.50');
    expect(pesos('₱1,250.75')).toBe('1250.75');
    expect(pesos('1.250,75', 'id')).toBe('1250.75');
    expect(pesos('12.5', 'id')).toBe('12.50');
    expect(pesos('12,50', 'en')).toBe('12.50');
    expect(pesos('1250.75', 'es')).toBe('1250.75');
    expect(pesos('1.255555k')).toBeUndefined();
    expect(pesos('1.25k')).toBe('1250.00');
  });

  it('parseMoneyText supports the decimal mark of languages other than the built-in ones', () => {
    expect(pesos('1.250,75', 'de')).toBe('1250.75');
    expect(pesos('1,250.75', 'es-MX')).toBe('1250.75');
    expect(pesos('1,250', 'es-MX')).toBe('1250.00');
  });

  it('parseMoneyText rejects ambiguous and invalid text', () => {
    for (const text of [
      '1.250jt',
      '1.25',
      '12,5',
      '1.2.3',
      '1,',
      '-5',
      '+5',
      '1e6',
      'lima',
      '5xx',
      '',
    ]) {
      expect(rupiah(text), text).toBeUndefined();
    }
    for (const text of ['1250.000', '0.500', '00.500', '12.50.000']) {
      expect(rupiah(text, 'en'), text).toBeUndefined();
    }
    for (const text of ['100.000', '1.250']) expect(pesos(text, 'en'), text).toBeUndefined();
    expect(pesos('100,000', 'id')).toBeUndefined();
    // Digits are not grouped after a zero.
    for (const text of ['0,250', '012,345', '0,123,456']) expect(pesos(text), text).toBeUndefined();
    expect(rupiah('1234567890123456')).toBeUndefined();
  });

  it('parseMoneyText parses the output of formatMoneyText in every language', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        fc.constantFrom('id', 'en', 'es', 'zh-Hans'),
        fc.constantFrom(['IDR', 0] as const, ['PHP', 2] as const),
        (units, locale, [currency, decimals]) => {
          const amount = fromUnits(units, decimals);
          const shown = formatMoneyText(amount, currency, { locale }) ?? '';
          expect(parseMoneyText(shown, { locale, decimals })).toBe(amount);
        },
      ),
    );
  });

  it('parseMoneyText parses the output of formatMoneyText with any spacing and symbol around it', () => {
    const spaces = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u202f', '\u3000', '\t');
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        fc.constantFrom('id', 'en', 'es', 'zh-Hans'),
        fc.constantFrom(['IDR', 0] as const, ['PHP', 2] as const, ['USD', 2] as const),
        spaces,
        fc.boolean(),
        (units, locale, [currency, decimals], space, wide) => {
          const amount = fromUnits(units, decimals);
          const shown = (formatMoneyText(amount, currency, { locale }) ?? '').replace(
            '\u00a0',
            space,
          );
          const figures = wide
            ? shown.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
            : shown;
          const pasted = `${space}${figures}${space}`;
          expect(parseMoneyText(pasted, { locale, decimals })).toBe(amount);
        },
      ),
    );
  });

  it('parseMoneyText parses suffixes exactly, beyond the precision of a float', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 999_999_999n }),
        fc.integer({ min: 1, max: 6 }),
        (units, places) => {
          const text = fromUnits(units, places);
          const amount = units * 10n ** BigInt(6 - places);
          // Three digits after a single mark could also be thousands, so they are rejected.
          const expected = places === 3 ? undefined : String(amount);
          expect(rupiah(`${text}jt`, 'en')).toBe(places === 3 ? String(amount) : expected);
          expect(rupiah(`${text}jt`)).toBe(expected);
        },
      ),
    );
  });

  it('parseMoneyText never throws, and returns a well-formed amount or undefined', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789.,-+ rbjtkmRp万e\u00a0') }),
        fc.constantFrom('id', 'en', 'es', 'zh-Hans'),
        fc.constantFrom(0, 2),
        (text, locale, decimals) => {
          const amount = parseMoneyText(text, { locale, decimals });
          const wellFormed = decimals === 0 ? /^(0|[1-9]\d{0,14})$/ : /^(0|[1-9]\d{0,14})\.\d{2}$/;
          if (amount !== undefined) expect(amount).toMatch(wellFormed);
        },
      ),
    );
  });
});
