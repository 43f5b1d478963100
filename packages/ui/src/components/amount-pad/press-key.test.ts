import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, pressKey, textOf, type AmountKey } from './press-key.ts';

const press = (keys: readonly AmountKey[], decimals: number) =>
  keys.reduce((text, key) => pressKey(text, key, decimals), '');

const anyKeys = fc.array(
  fc.constantFrom<AmountKey>(
    ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const),
    ...(['000', 'decimal', 'delete'] as const),
  ),
);

describe('pressKey', () => {
  it('pressKey writes digits, three zeros and decimals', () => {
    expect(press(['1', '2', '5', '000'], 0)).toBe('125000');
    expect(press(['decimal', '5', '0'], 2)).toBe('0.50');
    expect(press(['1', '2', 'decimal', '3', '4', '5'], 2)).toBe('12.34');
    expect(press(['1', 'decimal', '5'], 0)).toBe('15');
  });

  it('pressKey drops leading zeros and deletes the last character', () => {
    expect(press(['000', '0', '7'], 0)).toBe('7');
    expect(press(['1', '2', 'delete'], 0)).toBe('1');
    expect(press(['delete'], 0)).toBe('');
  });

  it('pressKey always yields a valid amount, and continues from it', () => {
    fc.assert(
      fc.property(anyKeys, fc.constantFrom(0, 2), (keys, decimals) => {
        const amount = amountOf(press(keys, decimals), decimals);
        if (amount === '') return;
        expect(amount).toMatch(decimals === 0 ? /^\d{1,15}$/ : /^\d{1,15}\.\d{2}$/);
        expect(amountOf(textOf(amount), decimals)).toBe(amount);
      }),
    );
  });
});
