import type { LedgerEntry, Transaction } from '@lobi/core/contract';
import type { ListController } from '@lobi/core/react';
import type { ConfirmedBalance, TransferReceipt } from '@lobi/ui/forms';

type Entries = ListController<LedgerEntry>;

/** Balances around a transaction, as the ledger tells them; `null` until it has. */
function balancesOf(username: string, reference: string, entries: Entries): ConfirmedBalance {
  const rows = entries.status === 'ready' ? entries.rows : [];
  const entry = rows.find((row) => row.reference === reference);
  return { username, before: entry?.balanceBefore ?? null, after: entry?.balanceAfter ?? null };
}

/** The receipt of a cash-in: what the server made, with the balances that the ledgers hold. */
export function toReceipt(
  transaction: Transaction,
  given: Entries,
  taken: Entries,
): TransferReceipt {
  const { id, amount, note, completedAt, createdAt, from, to } = transaction;
  return {
    id,
    amount,
    note,
    completedAt: completedAt ?? createdAt,
    from: balancesOf(from.username, id, given),
    to: balancesOf(to.username, id, taken),
  };
}
