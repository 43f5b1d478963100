/** Terms of a draw market; fixed when betting opens. */
export interface DrawMarket {
  /** Return per 100 staked, stake included: 800 pays eight times the stake. */
  readonly odds: number;
  /** Maximum loss of the house on the draw of one round, in minor units. */
  readonly cap: bigint;
}

/**
 * Maximum stakes on a draw in one round, in minor units: the house loses `odds - 100` on every 100, and
 * never more than the cap, so that it is rounded down.
 */
export const drawStakesOf = ({ odds, cap }: DrawMarket): bigint =>
  (cap * 100n) / BigInt(odds - 100);

/**
 * Remaining capacity of a draw market after these stakes, in minor units.
 * @example remainingDrawCapacity({ odds: 800, cap: 25_000_000n }, 3_000_000n) // 571_428n
 * @source ours – domain 2.4
 */
export function remainingDrawCapacity(market: DrawMarket, staked: bigint): bigint {
  const room = drawStakesOf(market) - staked;
  return room > 0n ? room : 0n;
}
