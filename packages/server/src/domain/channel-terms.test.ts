import { describe, expect, it } from 'vitest';
import {
  directionsFor,
  isWithinHours,
  narrower,
  readChannelAmount,
  type AmountBounds,
} from './channel-terms.ts';

const jakarta = (time: string) => new Date(`2026-11-01T${time}:00+07:00`);

describe('hours', () => {
  it.each([
    ['08:00', '22:00', '07:59', false],
    ['08:00', '22:00', '08:00', true],
    ['08:00', '22:00', '21:59', true],
    ['08:00', '22:00', '22:00', false],
    ['22:00', '04:00', '21:59', false],
    ['22:00', '04:00', '22:00', true],
    ['22:00', '04:00', '23:30', true],
    ['22:00', '04:00', '00:00', true],
    ['22:00', '04:00', '04:00', false],
    ['00:00', '00:00', '12:00', true],
    ['09:30', '09:30', '03:00', true],
  ])('from %s to %s, at %s: %s', (from, to, time, expected) => {
    expect(isWithinHours({ from, to }, jakarta(time), 'Asia/Jakarta')).toBe(expected);
  });

  it('that are not set never close', () => {
    expect(isWithinHours(null, jakarta('03:00'), 'Asia/Jakarta')).toBe(true);
  });
});

describe('money', () => {
  it.each(['in', 'out'] as const)('that goes %s is served that way or both ways', (way) => {
    expect(directionsFor(way)).toEqual([way, 'both']);
  });
});

const bounds = <Minimum extends bigint | null>(minimum: Minimum, maximum: bigint | null) => ({
  minimum,
  maximum,
});

describe('bounds of a channel and its gateway', () => {
  it.each<[string, AmountBounds, Parameters<typeof narrower>[1], AmountBounds]>([
    ['of a gateway without any', bounds(10n, 100n), bounds(null, null), bounds(10n, 100n)],
    ['of the gateway', bounds(10n, null), bounds(20n, 90n), bounds(20n, 90n)],
    ['of the gateway at both ends', bounds(10n, 95n), bounds(20n, 90n), bounds(20n, 90n)],
    ['of the channel', bounds(30n, 80n), bounds(20n, 90n), bounds(30n, 80n)],
    ['of nobody', bounds(10n, null), bounds(null, null), bounds(10n, null)],
  ])('are those %s, if narrower', (_, channel, gateway, expected) => {
    expect(narrower(channel, gateway)).toEqual(expected);
  });
});

describe('an amount', () => {
  const fee = { fixed: 20_000n, bp: 0, min: null, max: null, payer: 'player' } as const;
  const read = (text: string) =>
    readChannelAmount(text, 'IDR', { minimum: 10_000n, maximum: 1_000_000n }, fee);

  it('within the bounds is read in minor units', () => {
    expect(read('1000000')).toBe(1_000_000n);
  });

  const free = { fixed: 0n, bp: 0, min: null, max: null, payer: 'player' } as const;

  it('may be the bounds themselves', () => {
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
  ])('of %s is refused, and told why', (text, code, params) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code, params }));
  });
});
