import { shareOf, sumMoney } from '../../contract/money.ts';
import type { RoundResult, Selection } from '../../contract/statuses.ts';

/** Money staked on each side, in minor units. A side that takes no bets is left out or 0. */
export type Pools = Readonly<Partial<Record<Selection, bigint>>>;

/** Rules of a round, fixed when it opens. */
export interface ArenaRules {
  /** House share of the pool in basis points: 600 = 6 %. */
  readonly takeoutBp: number;
  /** Lowest return per 100 at which the round still pays: 130 = 1.30. */
  readonly minimumOdds: number;
}

/** The two sides that share the pool. The draw market is apart and never enters it. */
export const poolSides = ['meron', 'wala'] as const satisfies readonly Selection[];

/** One side of the pool. */
export type PoolSide = (typeof poolSides)[number];

/** A pool and its division; all amounts in minor units, odds per 100 staked, stake included. */
export interface PoolDivision {
  readonly pool: bigint;
  readonly takeout: bigint;
  readonly net: bigint;
  /** 187 = 1.87; `undefined` for a side without stakes, which has nothing to show. */
  readonly odds: Readonly<Record<PoolSide, number | undefined>>;
}

/** Why every stake of a round goes back. @source ours – spec §1 shows no resolution of bets */
export type RefundReason = 'one-sided' | 'minimum-odds' | 'draw' | 'cancelled';

/**
 * What a result means for the bets of a round: one side is paid at `odds` per 100, or every stake
 * goes back.
 */
export type ArenaOutcome =
  | {
      readonly kind: 'pay';
      readonly winner: PoolSide;
      readonly odds: number;
      readonly takeout: bigint;
    }
  | { readonly kind: 'refund'; readonly reason: RefundReason };

/** One stake of a round, in minor units. */
export interface ArenaStake {
  readonly selection: Selection;
  readonly stake: bigint;
}

/** What one bet got back, in minor units. */
export interface ArenaPayout {
  readonly status: 'won' | 'lost' | 'refunded';
  readonly payout: bigint;
}

/** Where a whole pool went: `payouts` in the order of the stakes, the rest in the house's accounts. */
export interface ArenaSettlement {
  readonly outcome: ArenaOutcome;
  readonly payouts: readonly ArenaPayout[];
  /** House share; 0 when the round is refunded. */
  readonly takeout: bigint;
  /** What rounding down left over; 0 when the round is refunded. */
  readonly breakage: bigint;
}

const isPoolSide = (selection: Selection | RoundResult): selection is PoolSide =>
  (poolSides as readonly string[]).includes(selection);

/**
 * Divides a pool between the house and the sides. Every step rounds down, so that what is paid
 * never exceeds what was staked.
 * @example dividePool({ meron: 60_000n, wala: 40_000n }, 600).odds // { meron: 156, wala: 235 }
 * @source ours – domain rules of a parimutuel pool
 */
export function dividePool(pools: Pools, takeoutBp: number): PoolDivision {
  const pool = sumMoney(poolSides.map((side) => pools[side] ?? 0n));
  const takeout = shareOf(pool, takeoutBp);
  const net = pool - takeout;
  const oddsOf = (side: PoolSide): number | undefined => {
    const staked = pools[side] ?? 0n;
    return staked > 0n ? Number((net * 100n) / staked) : undefined;
  };
  return { pool, takeout, net, odds: { meron: oddsOf('meron'), wala: oddsOf('wala') } };
}

/**
 * Odds to show while bets are taken: return per 100, stake included. `null` where a side, or the
 * side against it, has no stakes: such odds would be invented.
 */
export function indicativeOdds(
  pools: Pools,
  takeoutBp: number,
): Readonly<Record<PoolSide, number | null>> {
  const { odds } = dividePool(pools, takeoutBp);
  const oneSided = odds.meron === undefined || odds.wala === undefined;
  return oneSided
    ? { meron: null, wala: null }
    : { meron: odds.meron ?? null, wala: odds.wala ?? null };
}

/**
 * Why the pool of a round cannot pay whatever its result: one side is empty, or a side would pay
 * less than the minimum. `undefined` when it can. Judged at close.
 */
export function poolFault(
  pools: Pools,
  rules: ArenaRules,
): Extract<RefundReason, 'one-sided' | 'minimum-odds'> | undefined {
  const { odds } = dividePool(pools, rules.takeoutBp);
  if (odds.meron === undefined || odds.wala === undefined) return 'one-sided';
  const lowest = Math.min(odds.meron, odds.wala);
  return lowest < rules.minimumOdds ? 'minimum-odds' : undefined;
}

/** What a declared result means for a round with these pools. */
export function decideOutcome(pools: Pools, result: RoundResult, rules: ArenaRules): ArenaOutcome {
  if (!isPoolSide(result)) return { kind: 'refund', reason: result };
  const fault = poolFault(pools, rules);
  const { odds, takeout } = dividePool(pools, rules.takeoutBp);
  const winning = odds[result];
  if (fault !== undefined || winning === undefined)
    return { kind: 'refund', reason: fault ?? 'one-sided' };
  return { kind: 'pay', winner: result, odds: winning, takeout };
}

/** Money returned to a winner, stake included: rounded down, the remainder is breakage. */
export function payoutOf(stake: bigint, odds: number): bigint {
  return (stake * BigInt(odds)) / 100n;
}

/**
 * What one bet gets back. A stake outside the pool (draw, while that market is off) goes back.
 */
export function settleStake({ selection, stake }: ArenaStake, outcome: ArenaOutcome): ArenaPayout {
  if (outcome.kind === 'refund' || !isPoolSide(selection))
    return { status: 'refunded', payout: stake };
  return selection === outcome.winner
    ? { status: 'won', payout: payoutOf(stake, outcome.odds) }
    : { status: 'lost', payout: 0n };
}

/**
 * Settles all bets of a round at once. Σ payouts + takeout + breakage = Σ stakes, always.
 * @example settleRound([{ selection: 'meron', stake: 60_000n }, { selection: 'wala', stake: 40_000n }],
 *   'meron', { takeoutBp: 600, minimumOdds: 130 }) // pays 93_600n, takeout 6_000n, breakage 400n
 */
export function settleRound(
  stakes: readonly ArenaStake[],
  result: RoundResult,
  rules: ArenaRules,
): ArenaSettlement {
  const poolOf = (side: PoolSide) =>
    sumMoney(stakes.filter((bet) => bet.selection === side).map((bet) => bet.stake));
  const pools = { meron: poolOf('meron'), wala: poolOf('wala') };
  const outcome = decideOutcome(pools, result, rules);
  const payouts = stakes.map((bet) => settleStake(bet, outcome));
  const takeout = outcome.kind === 'pay' ? outcome.takeout : 0n;
  const staked = sumMoney(stakes.map((bet) => bet.stake));
  const paid = sumMoney(payouts.map((bet) => bet.payout));
  return { outcome, payouts, takeout, breakage: staked - paid - takeout };
}
