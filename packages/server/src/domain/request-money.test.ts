import fc from 'fast-check';
import { feeOf, ownFeeOf, type TransactionType } from '@lobi/core/contract';
import { describe, expect, it } from 'vitest';
import { assertBalanced } from './postings.ts';
import { completionOf, exactOf, netOf, type RequestMoney } from './request-money.ts';

const request = (type: TransactionType, rest: Partial<RequestMoney> = {}): RequestMoney => ({
  id: 'request',
  type,
  currency: 'IDR',
  amount: 500_000n,
  fee: 0n,
  houseFee: 0n,
  uniqueCode: null,
  fromWalletId: type === 'deposit' ? null : 'from',
  toWalletId: type === 'withdraw' ? null : 'to',
  settlingWalletId: null,
  ...rest,
});

/** Account → amount. */
const booked = (money: RequestMoney) =>
  Object.fromEntries(
    completionOf(money).postings.map(({ account, amount }) => [
      account.kind === 'house' ? account.code : account.kind === 'wallet' ? account.id : '',
      amount,
    ]),
  );

describe('the completing transfer', () => {
  it('a deposit credits the exact sum; the owner pays the fee', () => {
    const money = request('deposit', { fee: 15_000n, uniqueCode: 417 });
    expect(booked(money)).toEqual({ to: 485_417n, clearing: -500_417n, fee: 15_000n });
    expect([exactOf(money), netOf(money)]).toEqual([500_417n, 485_417n]);
  });

  it('a deposit whose fee the house pays credits the full amount', () => {
    const money = request('deposit', { houseFee: 3_500n, uniqueCode: 8 });
    expect(booked(money)).toEqual({ to: 500_008n, clearing: -496_508n, fee: -3_500n });
  });

  it('a withdrawal sends the amount less the fee', () => {
    expect(booked(request('withdraw', { fee: 15_000n }))).toEqual({
      from: -500_000n,
      clearing: 485_000n,
      fee: 15_000n,
    });
  });

  it('a withdrawal whose fee the house pays sends the full amount, and the fee in addition', () => {
    expect(booked(request('withdraw', { houseFee: 15_000n }))).toEqual({
      from: -500_000n,
      clearing: 515_000n,
      fee: -15_000n,
    });
  });

  it('a deposit that an agent settles debits the float and never the house', () => {
    const money = request('deposit', { fee: 15_000n, settlingWalletId: 'float' });
    expect(completionOf(money).kind).toBe('cash-in');
    expect(booked(money)).toEqual({ to: 485_000n, float: -500_000n, fee: 15_000n });
  });

  it('a withdrawal that an agent pays out credits the float', () => {
    const money = request('withdraw', { fee: 15_000n, settlingWalletId: 'float' });
    expect(completionOf(money).kind).toBe('cash-out');
    expect(booked(money)).toEqual({ from: -500_000n, float: 485_000n, fee: 15_000n });
  });

  it.each(['deposit', 'withdraw'] as const)(
    'a %s that an agent settles has no fee paid by the house',
    (type) => {
      const money = request(type, { houseFee: 1n, settlingWalletId: 'float' });
      expect(() => completionOf(money)).toThrow('so that the house cannot bear its fee');
    },
  );

  // id: cash-request-direction
  it.each(['cash-in', 'cash-out'] as const)(
    'a %s moves the amount from one wallet to the other',
    (type) => {
      expect(booked(request(type))).toEqual({ from: -500_000n, to: 500_000n });
    },
  );

  it.each([
    ['deposit', { toWalletId: null }, 'A deposit needs its toWalletId.'],
    ['withdraw', { fromWalletId: null }, 'A withdraw needs its fromWalletId.'],
  ] as const)('a %s without its wallet moves nothing', (type, without, fault) => {
    expect(() => completionOf(request(type, without))).toThrow(fault);
  });

  it('the completing transfer is balanced for any fee', () => {
    const rule = fc.record({
      fixed: fc.bigInt({ min: 0n, max: 20_000n }),
      bp: fc.integer({ min: 0, max: 10_000 }),
      min: fc.constant(null),
      max: fc.option(fc.bigInt({ min: 0n, max: 50_000n })),
      payer: fc.constantFrom('player' as const, 'house' as const),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('deposit' as const, 'withdraw' as const),
        fc.bigInt({ min: 1n, max: 2n ** 60n }),
        fc.option(fc.integer({ min: 1, max: 999 })),
        rule,
        fc.boolean(),
        (type, amount, uniqueCode, fee, isSettled) => {
          const own = ownFeeOf(amount, fee);
          const houseFee = feeOf(amount, fee) - own;
          const settled = { amount, fee: own, settlingWalletId: 'float' };
          const money = request(
            type,
            isSettled ? settled : { amount, fee: own, houseFee, uniqueCode },
          );
          expect(() => assertBalanced(completionOf(money))).not.toThrow();
          const atHouse = isSettled ? booked(money)['clearing'] : undefined;
          expect(atHouse).toBeUndefined();
        },
      ),
    );
  });
});
