import { describe, expect, it } from 'vitest';
import { findRisks, risksShownTo, type RiskFacts } from './review-risks.ts';

const day = 86_400_000;
const createdAt = new Date('2026-11-20T08:00:00Z');
const before = (ms: number) => new Date(createdAt.getTime() - ms);

const limits = { agentApprovalUpTo: 5_000_000n };

const harmless: RiskFacts = {
  type: 'withdraw',
  amount: 100_000n,
  createdAt,
  ownerSince: before(30 * day),
  knowsDestination: true,
  lastDepositAt: before(5 * day),
  lastCredentialsAt: before(90 * day),
  betsAgainstLinked: false,
  isLinkedToAgent: false,
  isLinkedToDeclarer: false,
};

describe('findRisks', () => {
  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['none', {}, []],
    ['an account of six days', { ownerSince: before(6 * day) }, ['new-account']],
    ['an account of a week', { ownerSince: before(7 * day) }, []],
    ['an unknown destination', { knowsDestination: false }, ['new-destination']],
    ['a deposit, which has no destination', { type: 'deposit', knowsDestination: false }, []],
    ['a withdrawal soon after a deposit', { lastDepositAt: before(3_599_999) }, ['fast-withdraw']],
    ['a deposit soon after another', { type: 'deposit', lastDepositAt: before(1) }, []],
    ['an owner without deposits', { lastDepositAt: null }, []],
    ['a withdrawal an hour after a deposit', { lastDepositAt: before(3_600_000) }, []],
    [
      'a withdrawal within a day of a new password',
      { lastCredentialsAt: before(day - 1) },
      ['new-credentials'],
    ],
    ['a withdrawal a day after a new password', { lastCredentialsAt: before(day) }, []],
    ['a deposit after a new password', { type: 'deposit', lastCredentialsAt: before(1) }, []],
    ['an owner who never changed the password', { lastCredentialsAt: null }, []],
    ['bets against a user of the same account', { betsAgainstLinked: true }, ['opposite-bets']],
    ['an owner who may be their own agent', { isLinkedToAgent: true }, ['linked-agent']],
    ['an owner who may be the declarator', { isLinkedToDeclarer: true }, ['linked-declarer']],
    [
      'a cash-out of an owner who may be their own agent',
      { type: 'cash-out', isLinkedToAgent: true },
      ['linked-agent'],
    ],
    [
      'a deposit of an owner who may be their own agent',
      { type: 'deposit', isLinkedToAgent: true, betsAgainstLinked: true },
      [],
    ],
    ['the maximum that an agent decides', { amount: 5_000_000n }, []],
    ['more than an agent decides', { amount: 5_000_001n }, ['large-amount']],
  ])('findRisks of %s', (_, facts, risks) => {
    expect(findRisks({ ...harmless, ...facts }, limits)).toEqual(risks);
  });

  it('risksShownTo hides risks about accomplices from agents', () => {
    const risks = ['new-account', 'opposite-bets', 'linked-agent', 'linked-declarer'] as const;
    expect(risksShownTo('agent', risks)).toEqual(['new-account']);
    expect(risksShownTo('admin', risks)).toEqual(risks);
    expect(risksShownTo('superadmin', risks)).toEqual(risks);
  });
});
