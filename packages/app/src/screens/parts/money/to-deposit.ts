import { channelKinds, type ChannelKind, type TransactionDetail } from '@lobi/core/contract';
import type { DepositOrder, OpenDeposit, TransactionStep } from '@lobi/ui/wallet';

const isKind = (kind: string): kind is ChannelKind =>
  (channelKinds as readonly string[]).includes(kind);

function toOrder(detail: TransactionDetail): DepositOrder | undefined {
  const { payment, channel, currency, createdAt, expiresAt } = detail;
  if (!payment) return undefined;
  const { kind, order, account, holder, qr, exact, uniqueCode } = payment;
  return {
    order,
    // Unknown kinds of a newer platform are treated like a bank account: number and name.
    kind: isKind(kind) ? kind : 'bank',
    channel: channel?.name ?? '',
    ...(account !== null && { account }),
    ...(holder !== null && { holder }),
    ...(qr !== null && { qrPayload: qr }),
    amountExact: exact,
    ...(uniqueCode !== null && { uniqueCode }),
    currency,
    createdAt,
    // A paid deposit does not expire, and shows no clock either.
    expiresAt: expiresAt ?? createdAt,
  };
}

/** An open deposit in the format of its page. */
export function toOpenDeposit(
  detail: TransactionDetail,
  events: readonly TransactionStep[],
): OpenDeposit {
  const { amount, fee, net, paidAt, payment } = detail;
  return {
    amount,
    fee,
    net,
    events,
    order: toOrder(detail),
    steps: payment?.steps ?? [],
    paid: paidAt !== null,
  };
}
