import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { TransactionDetail } from '../contract/schemas/transaction.ts';
import type { TransactionType } from '../contract/statuses.ts';
import type { Failure } from '../machines/failure.ts';
import type { TransferMachine } from '../machines/transfer/transfer.machine.ts';
import type { TransferDraft } from '../machines/transfer/transfer.types.ts';
import { usePlatform } from './platform-provider.tsx';
import { useUserId } from './use-user-id.ts';

/**
 * Status of a transfer: `unavailable` for guests, `editing`, `confirming` (the draft is shown for
 * confirmation), `sending`, `unknown` while the outcome is requested because no response arrived,
 * `completed` once the server has created the transaction, `refused`.
 */
export type TransferStatus =
  | 'unavailable'
  | 'editing'
  | 'confirming'
  | 'sending'
  | 'unknown'
  | 'completed'
  | 'refused';

/** A transaction of one type on one wallet, from the form to the server's response. */
export interface TransferController<Type extends TransactionType> {
  readonly status: TransferStatus;
  /** Request to send; `null` before the form is submitted. */
  readonly draft: TransferDraft<Type> | null;
  /**
   * The transaction as created by the server, when `completed`; its own status may still be `pending`.
   */
  readonly transaction: TransactionDetail | null;
  /** Reason why the transfer was rejected, or why its outcome is unknown. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** Submits the form for confirmation. */
  submit(draft: Omit<TransferDraft<Type>, 'type'>): void;
  /** Sends the request. Ignored while one is in progress. */
  confirm(): void;
  /** Returns to the form. */
  back(): void;
  /** Requests the outcome of an `unknown` transfer at once, without waiting for the next retry. */
  check(): void;
  /** Starts another transfer. */
  clear(): void;
}

function statusOf({ value }: SnapshotFrom<TransferMachine>): TransferStatus {
  if ('trying' in value && value.trying) return value.trying;
  return 'open' in value && value.open ? value.open : 'editing';
}

/**
 * Controller of the transfer machine of a wallet and a type.
 *
 * @param walletId wallet in the path: the caller's own for a deposit or withdrawal, the member's for a
 *   cash-in or cash-out; `null` waits until it is known.
 * @example const deposit = useTransfer('deposit', walletId); deposit.submit({ amount, channelId });
 */
export function useTransfer<Type extends TransactionType>(
  type: Type,
  walletId: string | null,
): TransferController<Type> {
  const client = usePlatform();
  const userId = useUserId();
  const actor = useMemo(
    () =>
      (userId === null || walletId === null ? null : client.transfer(type, walletId)) ?? undefined,
    [client, userId, type, walletId],
  );
  const status = useSelector(actor, (state) => (state ? statusOf(state) : 'unavailable'));
  const draft = useSelector(actor, (state) => state?.context.draft ?? null);
  const transaction = useSelector(actor, (state) => state?.context.transaction ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const busy = useSelector(actor, (state) => state?.hasTag('busy') ?? false);
  const actions = useMemo(
    () => ({
      submit: (input: Omit<TransferDraft<Type>, 'type'>) =>
        actor?.send({ type: 'TRANSFER.SUBMITTED', draft: { ...input, type } as TransferDraft }),
      confirm: () => actor?.send({ type: 'TRANSFER.CONFIRMED' }),
      back: () => actor?.send({ type: 'TRANSFER.RETURNED' }),
      check: () => actor?.send({ type: 'CONNECTION.RESTORED' }),
      clear: () => actor?.send({ type: 'TRANSFER.CLEARED' }),
    }),
    [actor, type],
  );
  return useMemo(
    () => ({
      status,
      // The actor of a type never has a draft of another type.
      draft: draft as TransferDraft<Type> | null,
      transaction,
      failure,
      busy,
      ...actions,
    }),
    [status, draft, transaction, failure, busy, actions],
  );
}
