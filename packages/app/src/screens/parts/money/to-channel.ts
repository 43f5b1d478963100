import {
  formatMoney,
  ownFeeOf,
  parseMoney,
  type Channel,
  type Currency,
  type FeeRule,
  type FeeRuleBody,
} from '@lobi/core/contract';
import type { PaymentChannel, WithdrawQuote } from '@lobi/ui/wallet';

/** Amounts of the contract are always valid; others count as zero. */
const minorOf = (amount: string, currency: Currency): bigint => parseMoney(amount, currency) ?? 0n;

function toFeeRule({ fixed, bp, min, max, payer }: FeeRuleBody, currency: Currency): FeeRule {
  const bound = (amount: string | null) => (amount === null ? null : minorOf(amount, currency));
  return { fixed: minorOf(fixed, currency), bp, min: bound(min), max: bound(max), payer };
}

/** Returns the fee of an amount on a channel, and the remainder. Decimal text. */
export function quoteOf({ fee, currency }: Channel, amount: string): WithdrawQuote {
  const minor = minorOf(amount, currency);
  const cost = ownFeeOf(minor, toFeeRule(fee, currency));
  return { fee: formatMoney(cost, currency), net: formatMoney(minor - cost, currency) };
}

/** A channel as offered for an amount. Without an amount its fee is that of the smallest one. */
export function toPaymentChannel(
  channel: Channel & Pick<PaymentChannel, 'icon'>,
  amount: string | null,
): PaymentChannel {
  const { id, kind, name, min, max, etaMinutes, paused, destinationFields: fields } = channel;
  const { icon } = channel;
  return {
    id,
    kind,
    name,
    icon,
    min,
    ...(max !== null && { max }),
    fee: quoteOf(channel, amount ?? min).fee,
    etaMinutes,
    maintenance: paused,
    fields,
  };
}

/**
 * Smallest and largest amount of all channels; `max` is omitted if one has none. `null` if none is
 * available, so that there is no amount to enter.
 */
export function boundsOf(channels: readonly Channel[]): { min: string; max?: string } | null {
  const open = channels.filter(({ paused }) => !paused);
  const [first] = open;
  if (!first) return null;
  const { currency } = first;
  const minimum = open.map(({ min }) => minorOf(min, currency)).reduce((a, b) => (b < a ? b : a));
  const min = formatMoney(minimum, currency);
  if (open.some(({ max }) => max === null)) return { min };
  const maximum = open
    .map(({ max }) => minorOf(max ?? '0', currency))
    .reduce((a, b) => (b > a ? b : a));
  return { min, max: formatMoney(maximum, currency) };
}
