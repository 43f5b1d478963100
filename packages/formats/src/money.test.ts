import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from './currencies.ts';
import { formatMoney, parseMoney, shareOf, sumMoney } from './money.ts';

const amount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
const currency = fc.constantFrom(...currencies);

describe('money on the wire', () => {
  // id: money-reads-back
  it('parseMoney parses the output of formatMoney, also beyond safe integers', () => {
    fc.assert(
      fc.property(amount, currency, (amountMinor, code) => {
        expect(parseMoney(formatMoney(amountMinor, code), code)).toBe(amountMinor);
      }),
    );
  });

  it.each([
    ['1250000', 'IDR', 1_250_000n],
    ['12.50', 'PHP', 1_250n],
    ['12.5', 'PHP', 1_250n],
    ['-0.05', 'USD', -5n],
    ['9007199254740993', 'IDR', 9_007_199_254_740_993n],
  ] as const)('parseMoney parses %s %s', (text, code, minor) => {
    expect(parseMoney(text, code)).toBe(minor);
  });

  it.each([
    [0n, 'IDR', '0'],
    [1_250_000n, 'IDR', '1250000'],
    [-7n, 'VND', '-7'],
    [0n, 'USD', '0.00'],
    [5n, 'USD', '0.05'],
    [-5n, 'USD', '-0.05'],
    [1_250n, 'PHP', '12.50'],
  ] as const)('formatMoney writes %s %s as %s', (minor, code, text) => {
    expect(formatMoney(minor, code)).toBe(text);
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '1e3',
    'NaN',
    '1.',
    '.5',
    '1,5',
    '0x10',
    '١',
    '1.5',
    '1'.repeat(19),
  ])('parseMoney rejects %j as rupiah', (text) => {
    expect(parseMoney(text, 'IDR')).toBeUndefined();
  });

  it('parseMoney rejects more decimals than the currency has', () => {
    expect(parseMoney('1.005', 'PHP')).toBeUndefined();
  });
});

describe('shares', () => {
  it('a share is rounded down, so that it never exceeds its exact value', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 17n }),
        fc.integer({ min: 0, max: 10_000 }),
        (amountMinor, rateBp) => {
          const share = shareOf(amountMinor, rateBp);
          expect(share * 10_000n <= amountMinor * BigInt(rateBp)).toBe(true);
          expect((share + 1n) * 10_000n > amountMinor * BigInt(rateBp)).toBe(true);
        },
      ),
    );
  });

  it('a sum of shares is exact', () => {
    expect(sumMoney([2n ** 60n, 1n, -1n, 5n])).toBe(2n ** 60n + 5n);
  });
});
