import { formatMoney, parseMoney, shareOf, type Currency } from '@lobi/core/contract';

/**
 * Returns the payout of a stake at a multiple in basis points, as decimal text; `null` without a
 * stake.
 */
export function payoutText(
  amount: string | null,
  multipleBp: number,
  currency: Currency,
): string | null {
  const stake = amount === null ? undefined : parseMoney(amount, currency);
  return stake === undefined ? null : formatMoney(shareOf(stake, multipleBp), currency);
}
