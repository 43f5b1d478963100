import type { Transaction } from '@lobi/core/contract';
import type { TransferStatus as Sending } from '@lobi/core/react';
import type { TransferStatus } from '@lobi/ui/forms';

/** Returns the progress of a transaction that the server has made. */
const made: Readonly<Record<Transaction['status'], TransferStatus>> = {
  pending: 'waiting',
  processing: 'waiting',
  completed: 'done',
  rejected: 'declined',
};

const sending: Partial<Record<Sending, TransferStatus>> = {
  sending: 'sending',
  unknown: 'unknown',
};

/** Where a transfer is: on its way to the server, or what the server and the other side made of it. */
export const cashStatus = (
  status: Sending,
  transaction: Pick<Transaction, 'status'> | null,
): TransferStatus =>
  status === 'completed' && transaction ? made[transaction.status] : (sending[status] ?? 'ready');
