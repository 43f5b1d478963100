import { describe, expect, it } from 'vitest';
import { risksOf, type RiskFacts } from './review-risks.ts';

const day = 86_400_000;
const createdAt = new Date('2026-11-20T08:00:00Z');
const before = (ms: number) => new Date(createdAt.getTime() - ms);

const limits = { agentApprovalUpTo: 5_000_000n, secondApprovalAbove: null };

const harmless: RiskFacts = {
  type: 'withdraw',
  amount: 100_000n,
  createdAt,
  ownerSince: before(30 * day),
  knowsDestination: true,
  lastDepositAt: before(5 * day),
  lastCredentialsAt: before(90 * day),
};

describe('risks', () => {
  it.each<[string, Partial<RiskFacts>, string[]]>([
    ['none', {}, []],
    ['an account of six days', { ownerSince: before(6 * day) }, ['new-account']],
    ['an account of a week', { ownerSince: before(7 * day) }, []],
    ['an unknown destination', { knowsDestination: false }, ['new-destination']],
    ['a deposit that has none', { type: 'deposit', knowsDestination: false }, []],
    ['soon after a deposit', { lastDepositAt: before(3_599_999) }, ['fast-withdraw']],
    ['an hour after a deposit', { lastDepositAt: before(3_600_000) }, []],
    ['within a day of a new password', { lastCredentialsAt: before(day - 1) }, ['new-credentials']],
    ['a day after a new password', { lastCredentialsAt: before(day) }, []],
    ['a deposit after it', { type: 'deposit', lastCredentialsAt: before(1) }, []],
    ['nobody who changed it', { lastCredentialsAt: null }, []],
    ['as much as an agent decides', { amount: 5_000_000n }, []],
    ['more than an agent decides', { amount: 5_000_001n }, ['large-amount']],
  ])('of %s', (_, facts, risks) => {
    expect(risksOf({ ...harmless, ...facts }, limits)).toEqual(risks);
  });
});
