import type { Currency, LedgerKind } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';

/** One line of a wallet's ledger; amounts in minor units. */
export interface EntryRecord {
  readonly walletId: string;
  readonly version: bigint;
  readonly kind: LedgerKind;
  readonly params: Readonly<Record<string, string | number>>;
  readonly amount: bigint;
  readonly balanceBefore: bigint;
  readonly balanceAfter: bigint;
  readonly currency: Currency;
  readonly reference: string;
  readonly createdAt: Date;
}

/** Filters of the ledger. */
export interface LedgerQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly kind?: LedgerKind | undefined;
}

/** Entries of a wallet, newest first. */
export function listEntries(
  db: Queryable,
  walletId: string,
  query: LedgerQuery,
): Promise<Page<EntryRecord>> {
  const { where, values } = new Conditions()
    .add('e.account_id = ?', walletId)
    .add('t.kind = ?', query.kind)
    .addSearch(
      'exists (select from jsonb_each_text(t.params) fact where fact.value ilike ?)',
      query.search,
    );
  return readPage(
    db,
    {
      columns: `e.account_id as "walletId", e.version, t.kind, t.params, e.amount,
        e.balance_before as "balanceBefore", e.balance_after as "balanceAfter", t.currency,
        t.reference, e.created_at as "createdAt"`,
      from: 'entries e join transfers t on t.id = e.transfer_id',
      where,
      values,
      // The version is the order in which things happened; times may be equal.
      orderBy: orderOf(query.sort, '-createdAt', { createdAt: ['e.version'] }),
    },
    query,
  );
}
