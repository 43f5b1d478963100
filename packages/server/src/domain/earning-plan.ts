import type { EarningBase, EarningCycle, EarningType } from '@lobi/core/contract';

/** A higher rate from a sum on. */
export interface EarningTier {
  /** Threshold: the base that the downline has to reach in the cycle, in minor units. */
  readonly from: bigint;
  readonly rateBp: number;
}

/**
 * Plan by which agents earn on games other than the arena. Days are days of the platform's time zone.
 * @source ours – domain 2.5
 */
export interface EarningPlan {
  /** Permanent id; amounts carried over belong to it. */
  readonly id: string;
  /** Also decides which agents share, see `sharing`. */
  readonly type: EarningType;
  readonly base: EarningBase;
  /** With `ngr`: share of the house's winnings that is deducted as costs, in basis points; else 0. */
  readonly costsBp: number;
  /**
   * In basis points: of the base for each percent of an agent's rate if all agents above share, else of
   * the base itself. `null`: the rate in the platform's settings.
   */
  readonly rateBp: number | null;
  /** In rising order. */
  readonly tiers: readonly EarningTier[];
  /** A negative share is carried over to the following cycles. */
  readonly carryOver: 'none' | 'negative';
  /** Minimum number of players below the agent who stake in a cycle; with fewer it earns nothing. */
  readonly minActive: number;
  readonly cycle: EarningCycle;
  /** First day that counts; `null`: the first day with a stake. */
  readonly from: string | null;
  /** Last day that counts. */
  readonly until: string | null;
}

/** A plan with a resolved rate. */
export type RatedPlan = EarningPlan & { readonly rateBp: number };

/** Agents who share: all agents above, by the difference of their rates, or only the direct one. */
export const sharing = {
  turnover: 'chain',
  ggr: 'chain',
  referral: 'direct',
  promo: 'direct',
} as const satisfies Record<EarningType, 'chain' | 'direct'>;

/**
 * Highest rate of each type by base, in basis points. Since a type has one plan at a time, agents never
 * share more than the whole result of a downline.
 */
export const maxRateBp: Readonly<
  Record<EarningType, Readonly<Partial<Record<EarningBase, number>>>>
> = {
  turnover: { turnover: 300 },
  ggr: { ggr: 5_000, ngr: 5_000 },
  referral: { turnover: 100, ggr: 2_500, ngr: 2_500 },
  promo: { turnover: 100, ggr: 2_500, ngr: 2_500 },
};

/** Default plan. */
export const usualPlan: EarningPlan = {
  id: 'games',
  type: 'ggr',
  base: 'ggr',
  costsBp: 0,
  rateBp: null,
  tiers: [],
  carryOver: 'negative',
  minActive: 0,
  cycle: 'daily',
  from: null,
  until: null,
};

/** Returns the plan with its rate resolved from the settings. */
export const ratedPlan = (plan: EarningPlan, gameEarningsBp: number): RatedPlan => ({
  ...plan,
  rateBp: plan.rateBp ?? gameEarningsBp,
});

/** Calculates the base of a plan from stakes and returns in minor units; costs are rounded up. */
export function baseOf(
  { base, costsBp }: Pick<EarningPlan, 'base' | 'costsBp'>,
  { stakes, returns }: { readonly stakes: bigint; readonly returns: bigint },
): bigint {
  if (base === 'turnover') return stakes;
  const result = stakes - returns;
  if (base === 'ggr' || result <= 0n) return result;
  return (result * BigInt(10_000 - costsBp)) / 10_000n;
}

/** An agent's rate on a base at one of the plan's rates, in basis points. */
export function agentRateBp(
  { type, base }: Pick<EarningPlan, 'type' | 'base'>,
  ownBp: number,
  rateBp: number,
): number {
  const rate = sharing[type] === 'chain' ? Math.floor((ownBp * rateBp) / 100) : rateBp;
  return Math.min(rate, maxRateBp[type][base] ?? 0);
}

/** The plan's rate for a downline that reached this base. */
export const reachedRateBp = (plan: RatedPlan, reached: bigint): number =>
  plan.tiers.findLast(({ from }) => reached >= from)?.rateBp ?? plan.rateBp;
