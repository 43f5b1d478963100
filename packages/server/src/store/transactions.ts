import type { Currency, TransactionStatus, TransactionType } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';

/** A transaction between two wallets; the amount in minor units. */
export interface TransactionRecord {
  readonly id: string;
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly fromWalletId: string;
  readonly fromUsername: string;
  readonly toWalletId: string;
  readonly toUsername: string;
  readonly note: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** Filters of a wallet's transactions. */
export interface TransactionQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
}

/** A transaction that is complete from the start. */
export interface NewTransaction {
  readonly type: TransactionType;
  readonly currency: Currency;
  readonly amount: bigint;
  readonly fromWalletId: string;
  readonly toWalletId: string;
  readonly createdBy: string;
  readonly note: string | null;
  readonly at?: Date | undefined;
}

const columns = `x.id, x.type, x.status, x.currency, x.amount, x.from_wallet_id as "fromWalletId",
  fu.username as "fromUsername", x.to_wallet_id as "toWalletId", tu.username as "toUsername",
  x.note, x.version, x.created_at as "createdAt", x.completed_at as "completedAt"`;
const tables = `transactions x
  join wallets fw on fw.id = x.from_wallet_id join users fu on fu.id = fw.user_id
  join wallets tw on tw.id = x.to_wallet_id join users tu on tu.id = tw.user_id`;

/** Writes a completed transaction; answers its id. */
export async function insertCompletedTransaction(
  tx: Transaction,
  transaction: NewTransaction,
): Promise<string> {
  const id = uuid();
  await tx.run(
    `insert into transactions (id, type, status, currency, amount, from_wallet_id, to_wallet_id,
       created_by, note, created_at, completed_at)
     select $1::uuid, $2::text, 'completed', $3::text, $4::bigint, $5::uuid, $6::uuid, $7::uuid,
       $8::text, moment.at, moment.at
     from (select coalesce($9::timestamptz, clock_timestamp()) as at) moment`,
    [
      id,
      transaction.type,
      transaction.currency,
      transaction.amount,
      transaction.fromWalletId,
      transaction.toWalletId,
      transaction.createdBy,
      transaction.note,
      transaction.at ?? null,
    ],
  );
  return id;
}

export const findTransaction = (db: Queryable, transactionId: string) =>
  db.row<TransactionRecord>(`select ${columns} from ${tables} where x.id = $1`, [transactionId]);

/** Transactions that a wallet sent or received, newest first. */
export function listTransactions(
  db: Queryable,
  walletId: string,
  query: TransactionQuery,
): Promise<Page<TransactionRecord>> {
  const { where, values } = new Conditions()
    .add('x.from_wallet_id = ? or x.to_wallet_id = ?', walletId)
    .add('x.type = ?', query.type)
    .add('x.status = ?', query.status)
    .addSearch('fu.username ilike ? or tu.username ilike ? or x.note ilike ?', query.search);
  const orderBy = orderOf(query.sort, '-createdAt', { createdAt: ['x.created_at', 'x.id'] });
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}
