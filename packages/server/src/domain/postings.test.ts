import { describe, expect, it } from 'vitest';
import {
  assertBalanced,
  house,
  jackpotAccount,
  move,
  pool,
  wallet,
  type AccountRef,
  type Posting,
} from './postings.ts';

const about = { kind: 'bet', currency: 'IDR', reference: 'bet-1' } as const;
const posting = (account: AccountRef, amount: bigint): Posting => ({ account, amount });
const transfer = (...postings: Posting[]) => ({ ...about, postings });

describe('a move', () => {
  it('a move debits one account and credits another with the same amount', () => {
    expect(move(wallet('w'), pool('r'), 500n, { ...about, params: { play: 'Arena' } })).toEqual({
      ...about,
      params: { play: 'Arena' },
      postings: [
        { account: { kind: 'wallet', id: 'w' }, amount: -500n },
        { account: { kind: 'pool', roundId: 'r' }, amount: 500n },
      ],
    });
  });

  it.each<[string, AccountRef, AccountRef]>([
    ['two wallets', wallet('one'), wallet('other')],
    ['two pools', pool('one'), pool('other')],
    ['two jackpots', jackpotAccount('one'), jackpotAccount('other')],
    ['two accounts of the house', house('genesis'), house('fee')],
    ['a wallet and a jackpot', wallet('w'), jackpotAccount('j')],
  ])('a move between %s is balanced', (_between, from, to) => {
    expect(() => assertBalanced(move(from, to, 1n, about))).not.toThrow();
  });
});

describe('assertBalanced', () => {
  it.each<[string, Posting[]]>([
    ['that creates money', [posting(wallet('w'), -5n), posting(pool('r'), 6n)]],
    ['that loses money', [posting(wallet('w'), -6n), posting(pool('r'), 5n)]],
    ['whose sides both gain', [posting(wallet('w'), 5n), posting(pool('r'), 5n)]],
    ['that moves nothing', []],
    ['with one side', [posting(wallet('w'), 0n)]],
    ['with a side of zero', [-5n, 5n, 0n].map((n) => posting(wallet(`w${n}`), n))],
    ['of zero', [posting(wallet('w'), 0n), posting(pool('r'), 0n)]],
    ['from a wallet to itself', [posting(wallet('w'), -5n), posting(wallet('w'), 5n)]],
    ['from a pool to itself', [posting(pool('r'), -5n), posting(pool('r'), 5n)]],
    ['from the house to itself', [posting(house('fee'), -5n), posting(house('fee'), 5n)]],
  ])('assertBalanced rejects a transfer %s', (_description, postings) => {
    expect(() => assertBalanced(transfer(...postings))).toThrow(
      'The bet transfer for bet-1 does not balance.',
    );
  });

  it('assertBalanced accepts a transfer whose three sides sum to zero', () => {
    const sides = [posting(wallet('w'), -5n), posting(pool('r'), 3n), posting(house('fee'), 2n)];
    expect(() => assertBalanced(transfer(...sides))).not.toThrow();
  });
});
