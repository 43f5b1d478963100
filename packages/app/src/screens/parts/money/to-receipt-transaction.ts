import type { TransactionDetail } from '@lobi/core/contract';
import type { ReceiptTransaction } from '@lobi/ui/wallet';

/** Sender or recipient of the money: a user, an account, or the channel. */
function partiesOf({ from, to, channel, destination }: TransactionDetail) {
  const outside = destination
    ? [destination.institution?.name ?? channel?.name, destination.account]
        .filter(Boolean)
        .join(' ')
    : channel?.name;
  return { from: from?.username ?? outside, to: to?.username ?? outside };
}

/**
 * A transaction in the format of its receipt. Only a channel charges a fee; between users everything
 * arrives.
 */
export function toReceiptTransaction(detail: TransactionDetail): ReceiptTransaction {
  const { id, type, status, amount, fee, net, currency, details } = detail;
  const { channel, note, createdAt, completedAt } = detail;
  return {
    ...{ id, type, status, amount, currency, details },
    ...{ note, createdAt, completedAt },
    ...(channel && { fee, net }),
    ...partiesOf(detail),
  };
}
