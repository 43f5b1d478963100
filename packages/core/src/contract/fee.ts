import { basisPoints } from './limits.ts';

/** Fee of a payment channel; money in minor units. */
export interface FeeRule {
  readonly fixed: bigint;
  /** Share of the amount in basis points. */
  readonly bp: number;
  /** Bounds of the whole fee. */
  readonly min: bigint | null;
  readonly max: bigint | null;
  readonly payer: 'player' | 'house';
}

/**
 * Fee for an amount in minor units, whichever side pays it. The share is rounded up, so that the house
 * never loses by it, and no fee exceeds its amount.
 * @example feeOf(50_000n, { fixed: 1_000n, bp: 100, min: null, max: null, payer: 'player' }) // 1_500n
 */
export function feeOf(amount: bigint, { fixed, bp, min, max }: FeeRule): bigint {
  const whole = BigInt(basisPoints);
  const share = (amount * BigInt(bp) + whole - 1n) / whole;
  const raised = min !== null && fixed + share < min ? min : fixed + share;
  const bounded = max !== null && raised > max ? max : raised;
  return bounded > amount ? amount : bounded;
}

/** The part of the fee that the owner of the wallet pays. */
export const ownFeeOf = (amount: bigint, rule: FeeRule): bigint =>
  rule.payer === 'player' ? feeOf(amount, rule) : 0n;
