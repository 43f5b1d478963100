import type { PayoutCap } from '@lobi/core/contract';

/**
 * Default caps of a provider, as multiples of the platform's maximum payout: one round, all rounds of
 * one session, all payouts of a UTC day.
 * @source ours
 */
const defaultCaps: Readonly<Record<PayoutCap, bigint>> = { win: 1n, session: 2n, day: 10n };

/** The effective cap: the provider's own, else the platform's default; in minor units. */
export const capInForce = (
  cap: PayoutCap,
  own: bigint | null | undefined,
  maximumPayout: bigint,
): bigint => own ?? maximumPayout * defaultCaps[cap];
