import { describe, expect, it } from 'vitest';
import { readChannelAmount } from './channel-amount.ts';

describe('an amount', () => {
  const fee = { fixed: 20_000n, bp: 0, min: null, max: null, payer: 'player' } as const;
  const read = (text: string) =>
    readChannelAmount(text, 'IDR', { minimum: 10_000n, maximum: 1_000_000n }, fee);

  it('within the bounds is read in minor units', () => {
    expect(read('1000000')).toBe(1_000_000n);
  });

  const free = { fixed: 0n, bp: 0, min: null, max: null, payer: 'player' } as const;

  it('an amount may be the bounds themselves', () => {
    const only = { minimum: 10_000n, maximum: 10_000n };
    expect(readChannelAmount('10000', 'IDR', only, free)).toBe(10_000n);
  });

  it('below the least is refused also where the fee would leave something', () => {
    const atLeast = { minimum: 10_000n, maximum: null };
    const tooLittle = expect.objectContaining({ code: 'amount_below_minimum' });
    expect(() => readChannelAmount('9999', 'IDR', atLeast, free)).toThrow(tooLittle);
    expect(readChannelAmount('999999999', 'IDR', atLeast, free)).toBe(999_999_999n);
  });

  it.each([
    ['9999', 'amount_below_minimum', { min: '10000', currency: 'IDR' }],
    ['1000001', 'amount_above_maximum', { max: '1000000', currency: 'IDR' }],
    // Nothing would be left.
    ['20000', 'amount_below_minimum', { min: '20001', currency: 'IDR' }],
  ])('an amount of %s is rejected with code and bounds', (text, code, params) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code, params }));
  });
});
