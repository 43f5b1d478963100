import type { LedgerEntry, Transaction } from '@lobi/core/contract';
import type { ListController } from '@lobi/core/react/lists';
import type { ConfirmedBalance, TransferReceipt } from '@lobi/ui/forms';

type Entries = ListController<LedgerEntry>;

/**
 * Balances before and after a transaction, from the ledger; `null` while loading, omitted if the user
 * may not see them.
 */
function balancesOf(username: string, reference: string, entries: Entries): ConfirmedBalance {
  if (entries.status === 'failed' && entries.failure.code === 'not_found') return { username };
  const rows = entries.status === 'ready' ? entries.rows : [];
  const entry = rows.find((row) => row.reference === reference);
  return { username, before: entry?.balanceBefore ?? null, after: entry?.balanceAfter ?? null };
}

/** The receipt of a cash-in or cash-out: the server's transaction, with the balances of the ledgers. */
export function toCashReceipt(
  transaction: Transaction,
  senderEntries: Entries,
  recipientEntries: Entries,
): TransferReceipt {
  const { id, amount, note, completedAt, createdAt, from, to } = transaction;
  return {
    id,
    amount,
    note,
    completedAt: completedAt ?? createdAt,
    from: balancesOf(from?.username ?? '', id, senderEntries),
    to: balancesOf(to?.username ?? '', id, recipientEntries),
  };
}
