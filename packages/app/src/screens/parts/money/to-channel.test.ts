import type { Channel } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { boundsOf, quoteOf, toPaymentChannel } from './to-channel.ts';

const channel = (change: Partial<Channel> = {}): Channel => ({
  id: 'bank',
  name: 'Bank Contoh',
  kind: 'bank',
  direction: 'both',
  currency: 'IDR',
  min: '50000',
  max: '10000000',
  fee: { fixed: '1000', bp: 100, min: null, max: '20000', payer: 'player' },
  etaMinutes: 5,
  paused: false,
  steps: [],
  destinationFields: [],
  ...change,
});

describe('quoteOf', () => {
  it('quoteOf deducts the fee from the received amount', () => {
    expect(quoteOf(channel(), '500000')).toEqual({ fee: '6000', net: '494000' });
  });

  it('quoteOf respects the bounds of the fee', () => {
    expect(quoteOf(channel(), '5000000').fee).toBe('20000');
  });

  it('quoteOf has no fee if the house pays it', () => {
    const free = channel({ fee: { ...channel().fee, payer: 'house' } });
    expect(quoteOf(free, '500000')).toEqual({ fee: '0', net: '500000' });
  });

  it('quoteOf calculates with centavos', () => {
    const fee = { fixed: '1.50', bp: 0, min: null, max: null, payer: 'player' } as const;
    expect(quoteOf(channel({ currency: 'PHP', fee }), '100.00')).toEqual({
      fee: '1.50',
      net: '98.50',
    });
  });
});

describe('toPaymentChannel', () => {
  it('toPaymentChannel has the fee of the entered amount', () => {
    expect(toPaymentChannel(channel(), '200000').fee).toBe('3000');
  });

  it('toPaymentChannel has the fee of the smallest amount until one is entered', () => {
    expect(toPaymentChannel(channel(), null).fee).toBe('1500');
  });

  it('toPaymentChannel has no upper bound if the platform has none', () => {
    expect(toPaymentChannel(channel({ max: null }), null)).not.toHaveProperty('max');
  });

  it('toPaymentChannel marks a paused channel', () => {
    expect(toPaymentChannel(channel({ paused: true }), null).maintenance).toBe(true);
  });
});

describe('boundsOf', () => {
  it('boundsOf returns the widest bounds of all available channels', () => {
    const channels = [
      channel(),
      channel({ id: 'qris', min: '10000', max: '2000000' }),
      channel({ id: 'pulsa', min: '1', max: '99999999', paused: true }),
    ];
    expect(boundsOf(channels)).toEqual({ min: '10000', max: '10000000' });
  });

  it('boundsOf has no upper bound if any channel has none', () => {
    expect(boundsOf([channel(), channel({ max: null })])).toEqual({ min: '50000' });
  });

  it('boundsOf returns null when no channel is available', () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([channel({ paused: true })])).toBeNull();
  });
});
