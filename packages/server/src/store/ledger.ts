import { currencies, ledgerKinds, type LedgerKind } from '@lobi/core/contract';
import type { Queryable } from './database.ts';
import type { EntryCounter } from './entry-counter.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  walletId: column.uuid.from('e.account_id'),
  version: column.bigint.from('e.version'),
  kind: column.oneOf(ledgerKinds).from('t.kind'),
  params: column.json<Readonly<Record<string, string | number>>>().from('t.params'),
  amount: column.bigint.from('e.amount'),
  balanceBefore: column.bigint.from('e.balance_before'),
  balanceAfter: column.bigint.from('e.balance_after'),
  currency: column.oneOf(currencies).from('t.currency'),
  reference: column.uuid.from('t.reference'),
  createdAt: column.time.from('e.created_at'),
};

/** One line of a wallet's ledger; amounts in minor units. */
export type EntryRecord = RowOf<typeof columns>;

const entryDetailColumns = {
  ...columns,
  transferId: column.uuid,
  hash: column.text.orNull,
};

/** A line with its hashes and its explanation. */
export type EntryDetailRecord = RowOf<typeof entryDetailColumns>;

const tables = 'entries e join transfers t on t.id = e.transfer_id';

/** Finds the entry that created a version of a wallet; none if a hold created it. */
export const findEntry = (db: Queryable, walletId: string, version: bigint) =>
  db.row(
    {
      text: `select ${selectList(columns)}, e.transfer_id as "transferId", encode(e.hash, 'hex') as hash
       from ${tables} where e.account_id = $1 and e.version = $2`,
      columns: entryDetailColumns,
    },
    [walletId, version],
  );

/** Filters of the ledger. */
export interface LedgerQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly kind?: LedgerKind | undefined;
}

const searched = 'exists (select from jsonb_each_text(t.params) fact where fact.value ilike ?)';

/** A part of a wallet's entries. */
export interface EntryPart {
  readonly rows: readonly EntryRecord[];
  /** Number in all parts together. */
  readonly total: number;
  /** Version after which the next part begins, if there is one. */
  readonly next: bigint | null;
}

/** Which entries to export. */
export interface ExportQuery extends Pick<LedgerQuery, 'kind' | 'search'> {
  /** Version after which to continue. */
  readonly after?: number | undefined;
}

/** Number of entries read at once. */
const partSize = 2_000;

/**
 * Reads entries of a wallet, oldest first, in parts. New ones are appended, so that consecutive parts
 * neither repeat nor omit any.
 */
export async function readEntries(
  db: Queryable,
  counter: EntryCounter,
  walletId: string,
  { kind, search, after = 0 }: ExportQuery,
): Promise<EntryPart> {
  const { where, values } = new Conditions(walletId)
    .add('t.kind = ?', kind)
    .addSearch(searched, search);
  const conditions = ['e.account_id = $1', ...where].join(' and ');
  const countSome = async (): Promise<number> => {
    const row = await db.row(
      {
        text: `select count(*)::int as total from ${tables} where ${conditions}`,
        columns: { total: column.integer },
      },
      values,
    );
    return row?.total ?? 0;
  };
  const total = await (where.length === 0 ? counter.count(db, walletId) : countSome());
  const rows = await db.rows(
    {
      text: `select ${selectList(columns)} from ${tables} where ${conditions} and e.version > $${values.length + 1}
       order by e.version limit ${partSize}`,
      columns,
    },
    [...values, after],
  );
  const next = rows.length === partSize ? (rows.at(-1)?.version ?? null) : null;
  return { rows, total, next };
}

/** Entries of a wallet, newest first. */
export function listEntries(
  db: Queryable,
  counter: EntryCounter,
  walletId: string,
  query: LedgerQuery,
): Promise<Page<EntryRecord>> {
  const { where, values } = new Conditions(walletId)
    .add('t.kind = ?', query.kind)
    .addSearch(searched, query.search);
  return readPage(
    db,
    {
      columns,
      from: tables,
      where: ['e.account_id = $1', ...where],
      values,
      count: where.length === 0 ? () => counter.count(db, walletId) : undefined,
      // Versions follow the order of events; times may be equal.
      orderBy: orderOf(query.sort, '-createdAt', {
        createdAt: ['e.version'],
        kind: ['t.kind', 'e.version'],
        amount: ['e.amount', 'e.version'],
      }),
    },
    query,
  );
}
