import { findRisks, type ReviewRisk, type RiskFacts } from '@lobi/core/rules';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../realtime/faulty-proxy.ts';

const [minute, day] = [60_000, 86_400_000];
const at = Date.UTC(2026, 10, 20, 8);
const before = (ms: number): Date => new Date(at - ms);
const limits = { agentApprovalUpTo: 5_000_000n, secondApprovalAbove: 50_000_000n };

/** A single hint is ordinary; two on one request are a reason to look closer. */
const isFlagged = (facts: RiskFacts): boolean => findRisks(facts, limits).length >= 2;

const request = (facts: Partial<RiskFacts>): RiskFacts => ({
  type: 'withdraw',
  amount: 100_000n,
  createdAt: new Date(at),
  ownerSince: before(200 * day),
  knowsDestination: true,
  lastDepositAt: before(5 * day),
  lastCredentialsAt: before(90 * day),
  betsAgainstLinked: false,
  isLinkedToAgent: false,
  isLinkedToDeclarer: false,
  ...facts,
});

/** Schemes by which colluding users move money out of or through an account. */
const schemes: Readonly<Record<string, Partial<RiskFacts>>> = {
  'two who bet against each other, the winner paid to where both are': {
    betsAgainstLinked: true,
    knowsDestination: false,
  },
  'two who bet against each other with what was paid in just before': {
    betsAgainstLinked: true,
    lastDepositAt: before(20 * minute),
  },
  'an agent who plays under another name and cashes out at once': {
    isLinkedToAgent: true,
    lastDepositAt: before(20 * minute),
  },
  'a declarator who bets under another name and is paid elsewhere': {
    isLinkedToDeclarer: true,
    knowsDestination: false,
  },
  'a taken account, emptied to a destination of the thief': {
    amount: 20_000_000n,
    knowsDestination: false,
  },
  'a taken account, filled with a stolen card and emptied': {
    knowsDestination: false,
    lastDepositAt: before(20 * minute),
  },
  'a taken account, locked to its owner by a new password and emptied': {
    lastCredentialsAt: before(20 * minute),
    knowsDestination: false,
  },
  'money in and out again, to wash it': {
    amount: 8_000_000n,
    lastDepositAt: before(30 * minute),
  },
  'a row of new accounts, each in and out': {
    ownerSince: before(2 * day),
    lastDepositAt: before(40 * minute),
  },
  'a row of new accounts that share one destination': {
    ownerSince: before(day),
    knowsDestination: false,
  },
};

/** Rings: each scheme by four members, whose amounts and times differ. */
const rings = Object.entries(schemes).flatMap(([scheme, facts]) =>
  [1, 2, 3, 4].map((member) => ({
    scheme,
    member,
    requests: [
      request({ type: 'deposit', amount: BigInt(member) * 100_000n, ownerSince: before(90 * day) }),
      request({ ...facts, amount: (facts.amount ?? 200_000n) + BigInt(member) * 10_000n }),
    ],
  })),
);

describe('the hints of a review', () => {
  it('forty rings are replayed against the hints of a review', () =>
    expect(rings).toHaveLength(40));

  // id: fraud-rules-flags
  it.each(rings)('the hints of a review flag $scheme ($member)', ({ requests }) => {
    expect(requests.some(isFlagged)).toBe(true);
  });

  it.each<ReviewRisk>([
    ...([
      'new-account',
      'new-destination',
      'new-credentials',
      'fast-withdraw',
      'large-amount',
    ] as const),
    ...(['opposite-bets', 'linked-agent', 'linked-declarer'] as const),
  ])('the hints of a review miss a ring without %s', (risk) => {
    const missed = rings.filter(
      ({ requests }) =>
        !requests.some(
          (facts) => findRisks(facts, limits).filter((each) => each !== risk).length >= 2,
        ),
    );
    expect(missed).not.toEqual([]);
  });

  // id: fraud-rules-false-positives
  it('the hints flag at most one in a hundred of ten thousand ordinary requests', () => {
    const random = seededRandom(7);
    const everyday = Array.from({ length: 10_000 }, () => {
      const age = random() * 400 * day;
      const isDeposit = random() < 0.6;
      return request({
        type: isDeposit ? 'deposit' : 'withdraw',
        amount: BigInt(Math.round(20_000 * (1 / (random() + 0.004)))),
        ownerSince: before(age),
        knowsDestination: age > 10 * day && random() < 0.97,
        lastDepositAt: before((90 + random() * 20_000) * minute),
        lastCredentialsAt: before(random() * 200 * day),
      });
    });
    const flagged = everyday.filter(isFlagged).length;
    expect(flagged).toBeLessThanOrEqual(100);
    // Single hints do occur, so that the requests are not trivially unsuspicious.
    expect(
      everyday.filter((facts) => findRisks(facts, limits).length === 1).length,
    ).toBeGreaterThan(100);
  });
});
