import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Transaction, TransactionCreate } from '../contract/schemas/transaction.ts';
import type { Failure } from '../machines/failure.ts';
import type { TransferMachine } from '../machines/transfer/transfer.machine.ts';
import { usePlatform } from './platform-provider.tsx';
import { useUserId } from './use-user-id.ts';

/**
 * Where a cash-in stands: `unavailable` for guests, `editing`, `confirming` (show the draft and
 * ask), `sending`, `unknown` while no answer came and the same transfer is being asked about,
 * `completed`, `refused`.
 */
export type CashInStatus =
  'unavailable' | 'editing' | 'confirming' | 'sending' | 'unknown' | 'completed' | 'refused';

/** Money into one wallet. */
export interface CashInController {
  readonly status: CashInStatus;
  /** What is to be sent; `null` before the form was filled. */
  readonly draft: TransactionCreate | null;
  /** The transaction as the server made it, when `completed`. */
  readonly transaction: Transaction | null;
  /** Why it was refused, or why the answer is unknown. */
  readonly failure: Failure | null;
  readonly busy: boolean;
  /** The form is filled: show it for confirmation. */
  submit(draft: Omit<TransactionCreate, 'type'>): void;
  /** Send it. Ignored while one is under way. */
  confirm(): void;
  /** Back to the form. */
  back(): void;
  /** Start another one. */
  clear(): void;
}

function statusOf({ value }: SnapshotFrom<TransferMachine>): CashInStatus {
  if ('trying' in value && value.trying) return value.trying;
  return 'open' in value && value.open ? value.open : 'editing';
}

/** Controller of the cash-in machine of a wallet. */
export function useCashIn(walletId: string | null): CashInController {
  const client = usePlatform();
  const userId = useUserId();
  const actor = useMemo(
    () => (userId === null || walletId === null ? null : client.cashIn(walletId)) ?? undefined,
    [client, userId, walletId],
  );
  const status = useSelector(actor, (state) => (state ? statusOf(state) : 'unavailable'));
  const draft = useSelector(actor, (state) => state?.context.draft ?? null);
  const transaction = useSelector(actor, (state) => state?.context.transaction ?? null);
  const failure = useSelector(actor, (state) => state?.context.failure ?? null);
  const busy = useSelector(actor, (state) => state?.hasTag('busy') ?? false);
  const actions = useMemo(
    () => ({
      submit: (input: Omit<TransactionCreate, 'type'>) =>
        actor?.send({ type: 'TRANSFER.SUBMITTED', draft: { ...input, type: 'cash-in' } }),
      confirm: () => actor?.send({ type: 'TRANSFER.CONFIRMED' }),
      back: () => actor?.send({ type: 'TRANSFER.RETURNED' }),
      clear: () => actor?.send({ type: 'TRANSFER.CLEARED' }),
    }),
    [actor],
  );
  return useMemo(
    () => ({ status, draft, transaction, failure, busy, ...actions }),
    [status, draft, transaction, failure, busy, actions],
  );
}
