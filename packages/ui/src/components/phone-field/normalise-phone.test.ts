import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nationalPhone, normalisePhone } from './normalise-phone.ts';
import { phoneCountries } from './phone-countries.ts';

/** Mobile numbers of every known country. */
const numbers = fc
  .constantFrom(...phoneCountries)
  .chain((country) =>
    fc
      .stringMatching(country.mobile)
      .map((national) => ({ ...country, national, e164: `+${country.dial}${national}` })),
  );

/** A number with spaces, dots, dashes and brackets between its digits. */
const strewn = (text: string) =>
  fc
    .array(fc.constantFrom('', '', ' ', '-', '.', ' ('), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((marks) => [...text].map((sign, at) => sign + (marks[at] ?? '')).join(''));

describe('normalisePhone', () => {
  it.each([
    ['081234567890', '+6281234567890'],
    ['0812-3456-7890', '+6281234567890'],
    ['81234567890', '+6281234567890'],
    ['+62 812 3456 7890', '+6281234567890'],
    ['+62 (0) 812 3456 7890', '+6281234567890'],
    ['0062 812 3456 7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['  0812 3456 789 ', '+628123456789'],
  ])('normalisePhone parses %s', (text, e164) => {
    expect(normalisePhone(text, 'ID')).toEqual({ e164, country: 'ID' });
  });

  it('normalisePhone takes the country from the number', () => {
    expect(normalisePhone('+63 917 123 4567', 'ID')).toEqual({
      e164: '+639171234567',
      country: 'PH',
    });
    expect(normalisePhone('+855 12 345 678', 'ID')?.country).toBe('KH');
  });

  it.each(['', '0', '0812', '021 555 1234', '08123456789012345', '+1 212 555 1234', 'nol delapan'])(
    'normalisePhone rejects %j',
    (text) => {
      expect(normalisePhone(text, 'ID')).toBeUndefined();
    },
  );

  it('normalisePhone returns the same number for every notation', () => {
    fc.assert(
      fc.property(
        numbers.chain(({ code, trunk, national, dial, e164 }) =>
          fc.record({
            code: fc.constant(code),
            e164: fc.constant(e164),
            text: fc.oneof(
              strewn(trunk + national),
              strewn(national),
              strewn(`${dial}${national}`).map((text) => `+${text}`),
              fc.constant(`00${dial}${national}`),
            ),
          }),
        ),
        ({ code, e164, text }) => {
          // A national number may also match with a trunk prefix; an international one never does.
          const read = normalisePhone(text, code);
          expect(read?.e164).toBe(e164);
        },
      ),
    );
  });

  it('normalisePhone returns its own output unchanged, in any country', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...phoneCountries), ({ e164 }, { code }) => {
        expect(normalisePhone(e164, code)?.e164).toBe(e164);
      }),
    );
  });

  it('normalisePhone only returns E.164 numbers', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...phoneCountries), (text, { code }) => {
        const read = normalisePhone(text, code);
        if (read) expect(read.e164).toMatch(/^\+[1-9]\d{6,14}$/);
      }),
    );
  });
});

describe('nationalPhone', () => {
  it('nationalPhone groups digits, and parses back to the same number', () => {
    expect(nationalPhone({ e164: '+6281234567890', country: 'ID' })).toBe('0812 3456 7890');
    expect(nationalPhone({ e164: '+628123456789', country: 'ID' })).toBe('0812 3456 789');
    expect(nationalPhone({ e164: '+639171234567', country: 'PH' })).toBe('0917 1234 567');
    fc.assert(
      fc.property(numbers, ({ e164, code }) => {
        expect(normalisePhone(nationalPhone({ e164, country: code }), code)?.e164).toBe(e164);
      }),
    );
  });
});
