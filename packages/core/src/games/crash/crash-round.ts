import { shareOf } from '../../contract/money.ts';
import { crashesAfterMs, crashStepBp, multipleAtBp } from './curve.ts';

/** Times of a round in milliseconds: for bets, and from a crash to the next round. */
export interface CrashTiming {
  readonly bettingMs: number;
  readonly pauseMs: number;
}

/** Crash games by engine: the standard one, and one with more time between rounds. @source ours */
export const crashTables = {
  crash: { bettingMs: 5_000, pauseMs: 3_000 },
  'crash-calm': { bettingMs: 12_000, pauseMs: 6_000 },
} as const satisfies Readonly<Record<string, CrashTiming>>;

/** Allowed cash-out multiples, in basis points. At 1.00 nothing would be at risk. @source ours */
export const cashOutBounds = { minimumBp: 10_100, maximumBp: 10_000_000_000 } as const;

/** A bet on a round. */
export interface CrashBet {
  /** Minor units. */
  readonly stake: bigint;
  /** Multiple of the automatic cash-out, in basis points; `null` for none. */
  readonly autoCashOutBp: number | null;
  /** Time of the player's cash-out in milliseconds after the start, by the server's clock. */
  readonly cashedOutAfterMs: number | null;
  /** Maximum payout of this bet, in minor units. */
  readonly maximumPayout: bigint;
}

/**
 * The multiple of a forced cash-out, at which the payout reaches its maximum, in basis points.
 * @source ours – as bustabit does
 */
export function forcedCashOutBp(stake: bigint, maximumPayout: bigint): number {
  const hundredths = (maximumPayout * 100n) / stake;
  const bounded = hundredths * BigInt(crashStepBp);
  return Number(
    bounded < BigInt(cashOutBounds.maximumBp) ? bounded : BigInt(cashOutBounds.maximumBp),
  );
}

/** Payout of the lowest cash-out of a stake, rounded up; a maximum payout below it takes no such stake. */
export const lowestCashOut = (stake: bigint): bigint =>
  (stake * BigInt(cashOutBounds.minimumBp) + 9_999n) / 10_000n;

/** Cash-out of a bet. */
export interface CrashResult {
  /** Multiple in basis points; `null` when the round crashed first. */
  readonly cashedOutBp: number | null;
  /** Minor units, rounded down. */
  readonly payout: bigint;
}

/**
 * Multiple in basis points at which a player cashes out this many milliseconds after the start; `null`
 * below the lowest allowed one, and from the crash on.
 */
export function ownCashOutBp(elapsedMs: number | null, pointBp: number): number | null {
  if (elapsedMs === null || elapsedMs >= crashesAfterMs(pointBp)) return null;
  const multipleBp = multipleAtBp(elapsedMs);
  return multipleBp < cashOutBounds.minimumBp ? null : multipleBp;
}

/**
 * Settles a bet once the crash point is known. It is cashed out at the lowest of: the player's own
 * cash-out, the automatic one, the one forced by the maximum payout. A multiple that the curve reached
 * exactly counts.
 * @source spec §1 (crash), the rules ours
 */
export function settleCrashBet(bet: CrashBet, pointBp: number): CrashResult {
  const leaves = [
    ownCashOutBp(bet.cashedOutAfterMs, pointBp),
    bet.autoCashOutBp,
    forcedCashOutBp(bet.stake, bet.maximumPayout),
  ].filter((multipleBp) => multipleBp !== null);
  const cashedOutBp = Math.min(...leaves);
  if (cashedOutBp > pointBp) return { cashedOutBp: null, payout: 0n };
  return { cashedOutBp, payout: shareOf(bet.stake, cashedOutBp) };
}
