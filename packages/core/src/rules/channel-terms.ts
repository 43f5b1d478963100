import { AppError } from '../contract/error-codes.ts';
import { ownFeeOf, type FeeRule } from '../contract/fee.ts';
import { formatMoney, type Currency } from '../contract/money.ts';
import type { ChannelDirection } from '../contract/statuses.ts';

/** Times of day as `HH:MM`, past midnight if the opening time is later than the closing time. */
export interface OpeningHours {
  readonly from: string;
  readonly to: string;
}

/** Bounds of an amount, in minor units. */
export interface AmountBounds {
  readonly minimum: bigint;
  readonly maximum: bigint | null;
}

/** Channel directions that serve incoming or outgoing money. */
export const channelDirectionsFor = (way: 'in' | 'out'): readonly ChannelDirection[] => [
  way,
  'both',
];

/**
 * Returns whether a time, in the time zone, is within the hours. Without hours: always. The end is
 * exclusive.
 */
export function isWithinOpeningHours(
  hours: OpeningHours | null,
  at: Date,
  timeZone: string,
): boolean {
  if (!hours || hours.from === hours.to) return true;
  const time = at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return hours.from < hours.to
    ? hours.from <= time && time < hours.to
    : hours.from <= time || time < hours.to;
}

/** The stricter of two bounds at each end. */
export function narrowerBounds(
  { minimum, maximum }: AmountBounds,
  other: { readonly minimum: bigint | null; readonly maximum: bigint | null },
): AmountBounds {
  const ends = [maximum, other.maximum].filter((end) => end !== null);
  return {
    minimum: other.minimum !== null && other.minimum > minimum ? other.minimum : minimum,
    maximum:
      ends.length === 0 ? null : ends.reduce((earliest, end) => (end < earliest ? end : earliest)),
  };
}

const outside = (
  code: 'amount_below_minimum' | 'amount_above_maximum',
  bound: 'min' | 'max',
  amount: bigint,
  currency: Currency,
) => new AppError(code, code, { params: { [bound]: formatMoney(amount, currency), currency } });

/**
 * Asserts that a channel accepts an amount in minor units, and that something is left after the fee.
 * @throws AppError `amount_below_minimum`, `amount_above_maximum`
 */
export function assertChannelTakes(
  amount: bigint,
  currency: Currency,
  { minimum, maximum }: AmountBounds,
  fee: FeeRule,
): void {
  if (amount < minimum) throw outside('amount_below_minimum', 'min', minimum, currency);
  if (maximum !== null && amount > maximum) {
    throw outside('amount_above_maximum', 'max', maximum, currency);
  }
  const ownFee = ownFeeOf(amount, fee);
  if (ownFee >= amount) throw outside('amount_below_minimum', 'min', ownFee + 1n, currency);
}
