import { describe, expect, it } from 'vitest';
import { readChannelAmount } from './channel-amount.ts';

describe('readChannelAmount', () => {
  const fee = { fixed: 20_000n, bp: 0, min: null, max: null, payer: 'player' } as const;
  const read = (text: string) =>
    readChannelAmount(text, 'IDR', { minimum: 10_000n, maximum: 1_000_000n }, fee);

  it('readChannelAmount returns an amount within the bounds in minor units', () => {
    expect(read('1000000')).toBe(1_000_000n);
  });

  const free = { fixed: 0n, bp: 0, min: null, max: null, payer: 'player' } as const;

  it('readChannelAmount accepts an amount equal to both bounds', () => {
    const only = { minimum: 10_000n, maximum: 10_000n };
    expect(readChannelAmount('10000', 'IDR', only, free)).toBe(10_000n);
  });

  it('readChannelAmount rejects an amount below the minimum, even if something is left after the fee', () => {
    const atLeast = { minimum: 10_000n, maximum: null };
    const tooLittle = expect.objectContaining({ code: 'amount_below_minimum' });
    expect(() => readChannelAmount('9999', 'IDR', atLeast, free)).toThrow(tooLittle);
    expect(readChannelAmount('999999999', 'IDR', atLeast, free)).toBe(999_999_999n);
  });

  it.each([
    ['9999', 'amount_below_minimum', { min: '10000', currency: 'IDR' }],
    ['1000001', 'amount_above_maximum', { max: '1000000', currency: 'IDR' }],
    // The fee would take the whole amount.
    ['20000', 'amount_below_minimum', { min: '20001', currency: 'IDR' }],
  ])('readChannelAmount rejects %s with a code and the bounds', (text, code, params) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code, params }));
  });
});
