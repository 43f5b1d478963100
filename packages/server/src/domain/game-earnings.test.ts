import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earningBases } from '@lobi/core/contract';
import { agentRateBp, baseOf, ratedPlan, usualPlan, type RatedPlan } from './earning-plan.ts';
import { settleShare, shareResults, type GroupResult } from './game-earnings.ts';

const chain = (...rates: readonly number[]) =>
  rates.map((rateBp, index) => ({ agentId: `agent ${index + 1}`, rateBp, depth: index + 1 }));

const planOf = (facts: Partial<RatedPlan> = {}): RatedPlan => ({
  ...ratedPlan(usualPlan, 750),
  ...facts,
});

type Given = Omit<GroupResult, 'active'> & { readonly active?: number };

const sharesOf = (groups: readonly Given[], plan = planOf()) =>
  shareResults(
    groups.map((group) => ({ active: 1, ...group })),
    plan,
  ).map(({ agentId, share }) => [agentId, share]);

describe('shares in the result of a downline', () => {
  it('shares in the result of a downline are the differences between consecutive rates', () => {
    const group = { chain: chain(200, 300, 400), stakes: 20_000n, returns: 12_000n };
    expect(sharesOf([group])).toEqual([
      ['agent 1', 1_200n],
      ['agent 2', 600n],
      ['agent 3', 600n],
    ]);
  });

  it('shares in the result of a downline contain its stakes, returns and number of players', () => {
    const below = { agentId: 'below', rateBp: 100, depth: 1 };
    const above = { agentId: 'above', rateBp: 300 };
    const shares = shareResults(
      [
        { chain: [below, { ...above, depth: 2 }], stakes: 10_000n, returns: 4_000n, active: 3 },
        { chain: [{ ...above, depth: 1 }], stakes: 5_000n, returns: 6_000n, active: 1 },
      ],
      planOf({ rateBp: 1_000 }),
    );
    expect(shares).toEqual([
      { agentId: 'below', stakes: 10_000n, returns: 4_000n, active: 3, rateBp: 1_000, share: 600n },
      {
        agentId: 'above',
        stakes: 15_000n,
        returns: 10_000n,
        active: 4,
        rateBp: 3_000,
        share: 1_200n - 300n,
      },
    ]);
  });

  it('shares in the result of a downline are negative if the house lost, rounded away from the agent', () => {
    const group = { chain: chain(133, 200), stakes: 0n, returns: 333n };
    expect(sharesOf([group], planOf({ rateBp: 1_000 }))).toEqual([
      ['agent 1', -45n],
      ['agent 2', -22n],
    ]);
  });

  it('shares in the result of a downline omit agents without a rate, result, or rate above the one below', () => {
    const group = { chain: chain(200, 200, 100), stakes: 10_000n, returns: 0n };
    expect(sharesOf([group])).toEqual([['agent 1', 1_500n]]);
    expect(sharesOf([group], planOf({ rateBp: 0 }))).toEqual([]);
    expect(sharesOf([{ ...group, returns: 10_000n }])).toEqual([]);
  });

  it('shares of a referral plan go only to the direct agent', () => {
    const plan = planOf({ type: 'referral', base: 'turnover', rateBp: 50 });
    const groups = [
      { chain: chain(200, 300), stakes: 20_000n, returns: 30_000n },
      { chain: [{ agentId: 'far', rateBp: 300, depth: 2 }], stakes: 20_000n, returns: 0n },
    ];
    expect(sharesOf(groups, plan)).toEqual([['agent 1', 100n]]);
  });

  it('the share of an agent rises when the agent’s downline reaches a tier', () => {
    const plan = planOf({ rateBp: 1_000, tiers: [{ from: 10_000n, rateBp: 1_500 }] });
    const top = { agentId: 'top', rateBp: 300 };
    const groups = [
      { chain: [...chain(100), { ...top, depth: 2 }], stakes: 8_000n, returns: 0n },
      { chain: [{ ...top, depth: 1 }], stakes: 2_000n, returns: 0n },
    ];
    expect(sharesOf(groups, plan)).toEqual([
      ['agent 1', 800n],
      ['top', 4_500n - 800n],
    ]);
  });

  it('shares of any chain, base and result add up to the share of the highest rate, rounded down', () => {
    const links = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 5 });
    const money = fc.bigInt({ min: 0n, max: 10n ** 18n });
    fc.assert(
      fc.property(
        links,
        money,
        money,
        fc.constantFrom(...earningBases),
        fc.integer({ min: 0, max: 10_000 }),
        (rates, stakes, returns, base, costsBp) => {
          const plan = planOf({ base, costsBp: base === 'ngr' ? costsBp : 0 });
          const group = { chain: chain(...rates), stakes, returns };
          const total = sharesOf([group], plan).reduce(
            (sum, [, share]) => sum + BigInt(share ?? 0),
            0n,
          );
          const top = BigInt(Math.max(0, ...rates.map((rate) => agentRateBp(plan, rate, 750))));
          const exact = baseOf(plan, group) * top;
          expect(total * 10_000n <= exact && exact < (total + 1n) * 10_000n).toBe(true);
        },
      ),
    );
  });
});

describe('a share', () => {
  const share = (amount: bigint, active = 5) => ({
    agentId: 'agent',
    stakes: 0n,
    returns: 0n,
    active,
    rateBp: 100,
    share: amount,
  });
  const outcomeOf = (...args: Parameters<typeof settleShare>) => {
    const { amount, carriedOut } = settleShare(...args);
    return { amount, carriedOut };
  };

  it('a share is earned after a carried loss is offset', () => {
    const plan = planOf();
    expect(outcomeOf(plan, share(500n), 0n)).toEqual({ amount: 500n, carriedOut: 0n });
    expect(outcomeOf(plan, share(500n), -200n)).toEqual({ amount: 300n, carriedOut: 0n });
    expect(outcomeOf(plan, share(500n), -700n)).toEqual({ amount: 0n, carriedOut: -200n });
    expect(outcomeOf(plan, share(-100n), -700n)).toEqual({ amount: 0n, carriedOut: -800n });
  });

  it('a negative share is dropped if the plan has no carry-over', () => {
    const plan = planOf({ carryOver: 'none' });
    expect(outcomeOf(plan, share(-100n), 0n)).toEqual({ amount: 0n, carriedOut: 0n });
  });

  it('a share is zero if too few users played, and still reduces a carried loss', () => {
    const plan = planOf({ minActive: 3 });
    expect(outcomeOf(plan, share(500n, 2), -200n)).toEqual({ amount: 0n, carriedOut: 0n });
    expect(outcomeOf(plan, share(-500n, 2), 0n)).toEqual({ amount: 0n, carriedOut: -500n });
    expect(outcomeOf(plan, share(500n, 3), 0n)).toEqual({ amount: 500n, carriedOut: 0n });
  });
});
