import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assertBalanced, house, move, pool, wallet } from './postings.ts';
import { reversalOf } from './reversal.ts';

const about = { currency: 'IDR', reference: 'bet-1' } as const;
const payout = (amount: bigint) => ({
  id: 'transfer-1',
  ...move(pool('r'), wallet('w'), amount, { ...about, kind: 'payout', params: { play: 'Arena' } }),
});
const reasonParams = { publicReason: 'mistaken-booking', remark: 'salah hasil' } as const;
const amountsOf = (...args: Parameters<typeof reversalOf>) =>
  reversalOf(...args).postings.map(({ account, amount }) => [account, amount]);

describe('a transfer that is taken back', () => {
  it('a transfer that is taken back names what it corrects, and why', () => {
    expect(reversalOf(payout(500n), new Map([['w', 900n]]), reasonParams)).toEqual({
      kind: 'correction',
      currency: 'IDR',
      reference: 'transfer-1',
      params: { play: 'Arena', corrects: 'payout', ...reasonParams },
      postings: [
        { account: pool('r'), amount: 500n },
        { account: wallet('w'), amount: -500n },
      ],
    });
  });

  it('a transfer that is taken back carries over none of the reasons for which it was booked', () => {
    const params = { reason: 'old words', publicReason: 'agreement', remark: 'as asked for' };
    const booked = {
      id: 't',
      ...move(house('genesis'), wallet('w'), 500n, { ...about, kind: 'mint', params }),
    };
    const { params: facts } = reversalOf(booked, new Map([['w', 900n]]), {
      publicReason: 'general',
    });
    expect(facts).toEqual({ corrects: 'mint', publicReason: 'general' });
  });

  it.each<[string, bigint, [bigint, bigint]]>([
    ['all that it may spend', 500n, [-500n, 0n]],
    ['what it may spend, and owes the rest', 200n, [-200n, -300n]],
    ['nothing where it may spend nothing', 0n, [0n, -500n]],
  ])('a reversed transfer has a wallet give back %s', (_what, available, [given, owed]) => {
    expect(amountsOf(payout(500n), new Map([['w', available]]), reasonParams)).toEqual(
      [
        [pool('r'), 500n],
        [wallet('w'), given],
        [house('shortfall'), owed],
      ].filter(([, amount]) => amount !== 0n),
    );
  });

  it('a reversed transfer has a wallet of unknown available balance owe all', () => {
    expect(amountsOf(payout(500n), new Map(), reasonParams)).toEqual([
      [pool('r'), 500n],
      [house('shortfall'), -500n],
    ]);
  });

  it('a transfer that is taken back gives a stake back whole, whatever the wallet has', () => {
    const bet = { id: 't', ...move(wallet('w'), pool('r'), 500n, { ...about, kind: 'bet' }) };
    expect(amountsOf(bet, new Map(), reasonParams)).toEqual([
      [wallet('w'), 500n],
      [pool('r'), -500n],
    ]);
  });

  it('neither makes nor loses money', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10n ** 12n }), (won, available) => {
        assertBalanced(reversalOf(payout(won), new Map([['w', available]]), reasonParams));
      }),
    );
  });
});
