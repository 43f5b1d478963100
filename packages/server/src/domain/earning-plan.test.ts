import { describe, expect, it } from 'vitest';
import { earningBases, earningTypes } from '@lobi/core/contract';
import {
  agentRateBp,
  baseOf,
  maxRateBp,
  ratedPlan,
  reachedRateBp,
  usualPlan,
} from './earning-plan.ts';

const day = { stakes: 20_000n, returns: 12_000n };

describe('the base of a plan', () => {
  it.each([
    ['stakes', 'turnover', 0, 20_000n],
    ['the result of the house', 'ggr', 0, 8_000n],
    ['the result of the house before costs', 'ggr', 1_500, 8_000n],
    ['the result of the house after costs', 'ngr', 1_500, 6_800n],
  ] as const)('the base of a plan may be %s', (_description, base, costsBp, expected) => {
    expect(baseOf({ base, costsBp }, day)).toBe(expected);
  });

  it('the base of a plan deducts no costs if the house lost, and rounds costs up', () => {
    const ngr = { base: 'ngr', costsBp: 1_500 } as const;
    expect(baseOf(ngr, { stakes: 0n, returns: 333n })).toBe(-333n);
    expect(baseOf(ngr, { stakes: 333n, returns: 0n })).toBe(283n);
  });
});

describe('the rate of an agent', () => {
  it('the rate of an agent is proportional to the rate on stakes if all agents share, up to half of the result', () => {
    expect(agentRateBp(usualPlan, 200, 750)).toBe(1_500);
    expect(agentRateBp(usualPlan, 125, 750)).toBe(937);
    expect(agentRateBp(usualPlan, 5_000, 750)).toBe(5_000);
    expect(agentRateBp(usualPlan, 200, 0)).toBe(0);
  });

  it('the rate of an agent is the rate of the plan if only the direct upline shares', () => {
    expect(agentRateBp({ type: 'referral', base: 'ngr' }, 200, 750)).toBe(750);
    expect(agentRateBp({ type: 'promo', base: 'turnover' }, 200, 750)).toBe(100);
  });

  it('the rate of an agent rises with the tier that the downline reached', () => {
    const plan = {
      ...ratedPlan(usualPlan, 750),
      tiers: [
        { from: 1_000n, rateBp: 900 },
        { from: 5_000n, rateBp: 1_200 },
      ],
    };
    expect([-1n, 999n, 1_000n, 4_999n, 5_000n].map((base) => reachedRateBp(plan, base))).toEqual([
      750, 750, 900, 900, 1_200,
    ]);
  });

  it('the rate of an agent is the rate of the settings if the plan has none', () => {
    expect(ratedPlan(usualPlan, 750).rateBp).toBe(750);
    expect(ratedPlan({ ...usualPlan, rateBp: 0 }, 750).rateBp).toBe(0);
  });

  it('the rates of the agents never share more than the whole result, for any plans', () => {
    for (const base of earningBases.filter((name) => name !== 'turnover')) {
      const maximumRates = earningTypes.map((type) => maxRateBp[type][base] ?? 0);
      expect(maximumRates.reduce((sum, rate) => sum + rate, 0)).toBeLessThanOrEqual(10_000);
    }
  });
});
