import type { Transaction } from '@lobi/core/contract';
import type { TransferStatus as Sending } from '@lobi/core/react';
import type { TransferStatus } from '@lobi/ui/forms';

/** Returns the status of a transaction that the server has created. */
const createdStatuses: Readonly<Record<Transaction['status'], TransferStatus>> = {
  pending: 'waiting',
  processing: 'waiting',
  completed: 'done',
  rejected: 'declined',
};

const sending: Partial<Record<Sending, TransferStatus>> = {
  sending: 'sending',
  unknown: 'unknown',
};

/** Status of a transfer: being sent, or as decided by the server and the other side. */
export const cashStatus = (
  status: Sending,
  transaction: Pick<Transaction, 'status'> | null,
): TransferStatus =>
  status === 'completed' && transaction
    ? createdStatuses[transaction.status]
    : (sending[status] ?? 'ready');
