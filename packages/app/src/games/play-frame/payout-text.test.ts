import { describe, expect, it } from 'vitest';
import { payoutText } from './payout-text.ts';

describe('payoutText', () => {
  it('payoutText is the stake times the multiple, rounded down as the server pays it', () => {
    expect(payoutText('10000', 19_800, 'IDR')).toBe('19800');
    expect(payoutText('3333', 10_101, 'IDR')).toBe('3366');
    expect(payoutText('0.05', 19_800, 'PHP')).toBe('0.09');
  });

  it('payoutText is null without a readable stake', () => {
    expect(payoutText(null, 19_800, 'IDR')).toBeNull();
    expect(payoutText('1,5', 19_800, 'IDR')).toBeNull();
  });
});
