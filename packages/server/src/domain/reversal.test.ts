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

describe('a reversal', () => {
  it('a reversal names the reversed transfer and the reason', () => {
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

  it('a reversal has none of the reasons of the original booking', () => {
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
    ['the whole amount if it is available', 500n, [-500n, 0n]],
    ['the available amount, and owes the rest', 200n, [-200n, -300n]],
    ['nothing if nothing is available', 0n, [0n, -500n]],
  ])('a reversal debits a wallet with %s', (_description, available, [given, owed]) => {
    expect(amountsOf(payout(500n), new Map([['w', available]]), reasonParams)).toEqual(
      [
        [pool('r'), 500n],
        [wallet('w'), given],
        [house('shortfall'), owed],
      ].filter(([, amount]) => amount !== 0n),
    );
  });

  it('a reversal books the whole amount as a debt if the available balance is unknown', () => {
    expect(amountsOf(payout(500n), new Map(), reasonParams)).toEqual([
      [pool('r'), 500n],
      [house('shortfall'), -500n],
    ]);
  });

  it('a reversal of a stake credits the wallet in full', () => {
    const bet = { id: 't', ...move(wallet('w'), pool('r'), 500n, { ...about, kind: 'bet' }) };
    expect(amountsOf(bet, new Map(), reasonParams)).toEqual([
      [wallet('w'), 500n],
      [pool('r'), -500n],
    ]);
  });

  it('a reversal neither creates nor loses money', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 0n, max: 10n ** 12n }), (won, available) => {
        assertBalanced(reversalOf(payout(won), new Map([['w', available]]), reasonParams));
      }),
    );
  });
});
