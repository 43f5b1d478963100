import { shareOf, sumMoney } from '../../contract/money.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';

/** Stakes on each side of a round, in minor units. */
export type Pools = Readonly<Partial<Record<Selection, bigint>>>;

/** Terms fixed when betting opens: house share in basis points, lowest return per 100. */
export interface PoolTerms {
  readonly takeoutBp: number;
  readonly minimumOdds: number;
}

/** Why a round is cancelled at close. */
export type CloseFault = 'one-sided' | 'minimum-odds';

/** Sides that share one pool; a draw market pays at fixed odds and never enters it. */
const poolSides = ['meron', 'wala'] as const satisfies readonly Selection[];

const highestOdds = BigInt(Number.MAX_SAFE_INTEGER);

const stakeOn = (pools: Pools, side: Selection): bigint => pools[side] ?? 0n;

/** All stakes in the pool. */
export const poolTotal = (pools: Pools): bigint =>
  sumMoney(poolSides.map((side) => stakeOn(pools, side)));

/** The house share of a pool, rounded down. */
export const takeoutOf = (pools: Pools, takeoutBp: number): bigint =>
  shareOf(poolTotal(pools), takeoutBp);

/**
 * Return per 100 staked on a side, stake included, rounded down; `null` while a side of the pool
 * is empty, because a figure would promise what the pool cannot pay.
 * @example oddsOf({ meron: 60_000n, wala: 40_000n }, 'meron', 600) // 156
 * @source ours
 */
export function oddsOf(pools: Pools, side: Selection, takeoutBp: number): number | null {
  if (poolSides.some((poolSide) => stakeOn(pools, poolSide) === 0n)) return null;
  if (side === 'draw') return null;
  const net = poolTotal(pools) - takeoutOf(pools, takeoutBp);
  const odds = (net * 100n) / stakeOn(pools, side);
  // Turned into a number, larger odds could be rounded up, and then pay more than there is.
  return Number(odds < highestOdds ? odds : highestOdds);
}

/** Money returned on a winning stake, rounded down. */
export const payoutOf = (stake: bigint, odds: number): bigint => (stake * BigInt(odds)) / 100n;

/**
 * What is wrong with a pool at close: stakes on one side only, or a side that would pay less than
 * the minimum. Either cancels the round. An empty pool has nobody to disappoint and stands.
 */
export function closeFault(pools: Pools, terms: PoolTerms): CloseFault | undefined {
  if (poolTotal(pools) === 0n) return undefined;
  for (const side of poolSides) {
    const odds = oddsOf(pools, side, terms.takeoutBp);
    if (odds === null) return 'one-sided';
    if (odds < terms.minimumOdds) return 'minimum-odds';
  }
  return undefined;
}

/** What becomes of one bet when its round settles. */
export interface BetOutcome {
  readonly status: 'won' | 'lost' | 'refunded';
  /** Closing return per 100 of its side; `null` for a refund. */
  readonly odds: number | null;
  /** Money returned, stake included. */
  readonly payout: bigint;
}

/** Does this result pay back every stake? A draw does, unless there is a draw market. */
export const refundsAll = (result: RoundResult): boolean =>
  result === 'draw' || result === 'cancelled';

/** Outcome of a bet under a result and the pools at close. @source ours */
export function outcomeOf(
  bet: { readonly selection: Selection; readonly amount: bigint },
  result: RoundResult,
  pools: Pools,
  takeoutBp: number,
): BetOutcome {
  if (refundsAll(result)) return { status: 'refunded', odds: null, payout: bet.amount };
  const odds = oddsOf(pools, bet.selection, takeoutBp);
  if (bet.selection !== result || odds === null) return { status: 'lost', odds, payout: 0n };
  return { status: 'won', odds, payout: payoutOf(bet.amount, odds) };
}

/** Where a pool went: paid + takeout + breakage is the pool, always. */
export interface PoolSplit {
  readonly paid: bigint;
  readonly takeout: bigint;
  /** What rounding down left over; it belongs to the house account of that name. */
  readonly breakage: bigint;
}

/** Splits a pool once the sum of its payouts is known. Throws when the payouts exceed the net pool. */
export function splitPool(
  pools: Pools,
  result: RoundResult,
  takeoutBp: number,
  paid: bigint,
): PoolSplit {
  const takeout = refundsAll(result) ? 0n : takeoutOf(pools, takeoutBp);
  const breakage = poolTotal(pools) - takeout - paid;
  if (breakage < 0n) throw new Error(`Payouts exceed the pool by ${-breakage} minor units.`);
  return { paid, takeout, breakage };
}
