import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitExactAmount } from './split-exact-amount.ts';

describe('splitExactAmount', () => {
  it.each([
    ['250382', '382', 'IDR', 'id', 'Rp\u00a0250.|382|'],
    ['1250382', '0382', 'IDR', 'id', 'Rp\u00a01.25|0.382|'],
    ['250382', '382', 'IDR', 'en', 'Rp\u00a0250,|382|'],
    ['250382', undefined, 'IDR', 'id', 'Rp\u00a0250.382||'],
    ['250382', '381', 'IDR', 'id', 'Rp\u00a0250.382||'],
  ])(
    'splitExactAmount marks the digits of %s that end in %s (%s, %s)',
    (amount, code, currency, locale, shown) => {
      const { before, code: marked, after } = splitExactAmount(amount, code, currency, locale);
      expect(`${before}|${marked}|${after}`).toBe(shown);
    },
  );

  it('splitExactAmount finds the unique code before the decimals', () => {
    const { code, after } = splitExactAmount('500.00', '00', 'PHP', 'en');
    expect([code, after]).toEqual(['00', '.00']);
  });

  it('splitExactAmount preserves the text, and marks exactly the digits of the code', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('id', 'en', 'es', 'zh-Hans'),
        fc.constantFrom('IDR', 'PHP'),
        (minor, length, locale, currency) => {
          const amount = String(minor);
          const uniqueCode = amount.slice(-length);
          const parts = splitExactAmount(amount, uniqueCode, currency, locale);
          const plain = splitExactAmount(amount, undefined, currency, locale);
          expect(parts.before + parts.code + parts.after).toBe(plain.before);
          expect(parts.code.replace(/\D/g, '')).toBe(uniqueCode);
        },
      ),
    );
  });
});
