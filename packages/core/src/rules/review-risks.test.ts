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

describe('risks', () => {
  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['none', {}, []],
    ['an account of six days', { ownerSince: before(6 * day) }, ['new-account']],
    ['an account of a week', { ownerSince: before(7 * day) }, []],
    ['an unknown destination', { knowsDestination: false }, ['new-destination']],
    ['a deposit that has none', { type: 'deposit', knowsDestination: false }, []],
    ['soon after a deposit', { lastDepositAt: before(3_599_999) }, ['fast-withdraw']],
    ['a deposit soon after another', { type: 'deposit', lastDepositAt: before(1) }, []],
    ['an owner who never paid in', { lastDepositAt: null }, []],
    ['an hour after a deposit', { lastDepositAt: before(3_600_000) }, []],
    ['within a day of a new password', { lastCredentialsAt: before(day - 1) }, ['new-credentials']],
    ['a day after a new password', { lastCredentialsAt: before(day) }, []],
    ['a deposit after it', { type: 'deposit', lastCredentialsAt: before(1) }, []],
    ['an owner who never changed it', { lastCredentialsAt: null }, []],
    ['bets against a user of the same account', { betsAgainstLinked: true }, ['opposite-bets']],
    ['a user who may be the own agent', { isLinkedToAgent: true }, ['linked-agent']],
    ['a user who may be the declarer', { isLinkedToDeclarer: true }, ['linked-declarer']],
    ['cash from them', { type: 'cash-out', isLinkedToAgent: true }, ['linked-agent']],
    ['a deposit of them', { type: 'deposit', isLinkedToAgent: true, betsAgainstLinked: true }, []],
    ['as much as an agent decides', { amount: 5_000_000n }, []],
    ['more than an agent decides', { amount: 5_000_001n }, ['large-amount']],
  ])('findRisks of %s', (_, facts, risks) => {
    expect(findRisks({ ...harmless, ...facts }, limits)).toEqual(risks);
  });

  it('risksShownTo keeps from agents what warns about accomplices', () => {
    const risks = ['new-account', 'opposite-bets', 'linked-agent', 'linked-declarer'] as const;
    expect(risksShownTo('agent', risks)).toEqual(['new-account']);
    expect(risksShownTo('admin', risks)).toEqual(risks);
    expect(risksShownTo('superadmin', risks)).toEqual(risks);
  });
});
