import { shareOf, sumMoney } from '../../contract/money.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';

/** Stakes on each side of a round, in minor units. */
export type Pools = Readonly<Partial<Record<Selection, bigint>>>;

/** Terms by which bets of a round are paid; fixed when betting opens. */
export interface PayTerms {
  /** House commission of the pool, in basis points. */
  readonly takeoutBp: number;
  /** Return per 100 staked on a draw, stake included; `null` without a draw market. */
  readonly drawOdds: number | null;
}

/** Terms fixed when betting opens, with the lowest return per 100 at which the pool still pays. */
export interface PoolTerms extends Pick<PayTerms, 'takeoutBp'> {
  readonly minimumOdds: number;
}

/** Why a round is cancelled at close. */
export type CloseFault = 'one-sided' | 'minimum-odds';

/** Sides that share one pool; a draw market pays at fixed odds and never enters it. */
export const poolSides = ['meron', 'wala'] as const satisfies readonly Selection[];

/** Returns whether a stake on this side is part of the pool. One on a draw is at the house's own risk. */
export const isInPool = (side: Selection): side is (typeof poolSides)[number] => side !== 'draw';

const highestOdds = BigInt(Number.MAX_SAFE_INTEGER);

const stakeOn = (pools: Pools, side: Selection): bigint => pools[side] ?? 0n;

/** All stakes in the pool. */
export const poolTotal = (pools: Pools): bigint =>
  sumMoney(poolSides.map((side) => stakeOn(pools, side)));

/** The house commission of a pool, rounded down. */
export const takeoutOf = (pools: Pools, takeoutBp: number): bigint =>
  shareOf(poolTotal(pools), takeoutBp);

/**
 * Return per 100 staked on a side, stake included, rounded down; `null` while a side of the pool is
 * empty, because a figure would promise what the pool cannot pay. The odds of a draw are fixed, whatever
 * is in the pool.
 * @example oddsOf({ meron: 60_000n, wala: 40_000n }, 'meron', { takeoutBp: 600, drawOdds: null }) // 156
 * @source ours
 */
export function oddsOf(
  pools: Pools,
  side: Selection,
  { takeoutBp, drawOdds }: PayTerms,
): number | null {
  if (!isInPool(side)) return drawOdds;
  if (poolSides.some((poolSide) => stakeOn(pools, poolSide) === 0n)) return null;
  const net = poolTotal(pools) - takeoutOf(pools, takeoutBp);
  const odds = (net * 100n) / stakeOn(pools, side);
  // As a floating-point number, large odds could be rounded up, and pay more than the pool contains.
  return Number(odds < highestOdds ? odds : highestOdds);
}

/** Money returned on a winning stake, rounded down. */
export const payoutOf = (stake: bigint, odds: number): bigint => (stake * BigInt(odds)) / 100n;

/**
 * Returns the fault of a pool at close: stakes on one side only, or a side that would pay less than the
 * minimum. Either cancels the round. An empty pool is valid, and so are bets on a draw, which do not
 * depend on the other sides.
 */
export function closeFault(pools: Pools, terms: PoolTerms): CloseFault | undefined {
  if (poolTotal(pools) === 0n) return undefined;
  for (const side of poolSides) {
    const odds = oddsOf(pools, side, { ...terms, drawOdds: null });
    if (odds === null) return 'one-sided';
    if (odds < terms.minimumOdds) return 'minimum-odds';
  }
  return undefined;
}

/** Outcome of one bet when its round settles. */
export interface BetOutcome {
  readonly status: 'won' | 'lost' | 'refunded';
  /** Closing return per 100 of its side; `null` for a refund. */
  readonly odds: number | null;
  /** Money returned, stake included. */
  readonly payout: bigint;
}

/** Returns whether this result refunds every stake of the pool. */
export const refundsPool = (result: RoundResult): boolean =>
  result === 'draw' || result === 'cancelled';

/** @deprecated since 0.3: with a draw market a draw does not pay back every stake; `refundsPool`. */
export const refundsAll = (result: RoundResult): boolean => refundsPool(result);

/** Returns whether this result refunds a bet. One on a draw is refunded only if there is no fight. */
const refunds = (result: RoundResult, side: Selection, drawOdds: number | null): boolean =>
  isInPool(side) || drawOdds === null ? refundsPool(result) : result === 'cancelled';

/**
 * Outcome of a bet under a result and the pools at close. A bet on a draw is paid at its fixed odds,
 * and lost when a side wins.
 * @source ours
 */
export function outcomeOf(
  bet: { readonly selection: Selection; readonly amount: bigint },
  result: RoundResult,
  pools: Pools,
  terms: PayTerms,
): BetOutcome {
  if (refunds(result, bet.selection, terms.drawOdds)) {
    return { status: 'refunded', odds: null, payout: bet.amount };
  }
  const odds = oddsOf(pools, bet.selection, terms);
  if (bet.selection !== result || odds === null) return { status: 'lost', odds, payout: 0n };
  return { status: 'won', odds, payout: payoutOf(bet.amount, odds) };
}

/** Distribution of a pool: paid + takeout + breakage always equals the pool. */
export interface PoolSplit {
  readonly paid: bigint;
  readonly takeout: bigint;
  /** Remainder of rounding down; it belongs to the house account of that name. */
  readonly breakage: bigint;
}

/**
 * Splits a pool by the sum of its payouts, without those of bets on a draw. Throws when the payouts
 * exceed the net pool.
 */
export function splitPool(
  pools: Pools,
  result: RoundResult,
  takeoutBp: number,
  paid: bigint,
): PoolSplit {
  const takeout = refundsPool(result) ? 0n : takeoutOf(pools, takeoutBp);
  const breakage = poolTotal(pools) - takeout - paid;
  if (breakage < 0n) throw new Error(`Payouts exceed the pool by ${-breakage} minor units.`);
  return { paid, takeout, breakage };
}
