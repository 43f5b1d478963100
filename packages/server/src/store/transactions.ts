import {
  channelKinds,
  currencies,
  normalizeDigits,
  roles,
  statusCauses,
  transactionStatuses,
  transactionTypes,
  userStatuses,
  type TransactionStatus,
  type TransactionType,
} from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import {
  Conditions,
  containing,
  orderOf,
  readPage,
  type Page,
  type PageQuery,
} from './list-page.ts';
import { lockWallets } from './lock-wallets.ts';
import { breaksConstraint } from './sql-state.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Filters of a wallet's transactions. */
export interface TransactionQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly type?: TransactionType | undefined;
  readonly status?: TransactionStatus | undefined;
}

/** A new transaction. */
export type NewTransaction = Pick<
  TransactionRecord,
  'id' | 'type' | 'status' | 'currency' | 'amount' | 'ownerId' | 'createdById' | 'createdAt'
> &
  Partial<
    Pick<
      TransactionRecord,
      | 'fromWalletId'
      | 'toWalletId'
      | 'fee'
      | 'houseFee'
      | 'uniqueCode'
      | 'channelId'
      | 'note'
      | 'paidAt'
      | 'relatesToId'
      | 'settlingAgentId'
      | 'destinationAccount'
      | 'destinationHolder'
      | 'destinationInstitution'
      | 'destinationInstitutionName'
      | 'destinationBranch'
      | 'expiresAt'
      | 'completedAt'
    >
  >;

/** Columns that a step may change. */
export type TransactionChange = Partial<
  Pick<
    TransactionRecord,
    | 'status'
    | 'holdId'
    | 'reviewerId'
    | 'firstApprovalId'
    | 'reason'
    | 'publicReason'
    | 'remark'
    | 'paidAt'
    | 'completedAt'
  >
>;

/** SQL: time of the last step of a transaction. */
export const changedAt = `coalesce((
    select max(e.created_at) from transaction_events e where e.transaction_id = x.id
  ), x.created_at)`;
const daySum = `(
    select sum(y.amount)::bigint from transactions y
    where y.owner_id = x.owner_id and y.type = x.type
      and y.created_at > x.created_at - interval '24 hours' and y.created_at <= x.created_at
      and (y.status <> 'rejected' or y.id = x.id)
  )`;

/** Columns of a transaction with its users, in `transactionTables`. */
export const transactionColumns = {
  id: column.uuid.from('x.id'),
  type: column.oneOf(transactionTypes).from('x.type'),
  status: column.oneOf(transactionStatuses).from('x.status'),
  currency: column.oneOf(currencies).from('x.currency'),
  amount: column.bigint.from('x.amount'),
  /**
   * Total that the owner requested in this direction within the previous 24 hours, this request included
   * and failed ones left out.
   */
  daySum: column.bigint.from(daySum),
  /** Borne by the owner. */
  fee: column.bigint.from('x.fee'),
  /** Borne by the house. */
  houseFee: column.bigint.from('x.house_fee'),
  uniqueCode: column.integer.orNull.from('x.unique_code'),
  fromWalletId: column.uuid.orNull.from('x.from_wallet_id'),
  fromUserId: column.uuid.orNull.from('fu.id'),
  fromUsername: column.text.orNull.from('fu.username'),
  toWalletId: column.uuid.orNull.from('x.to_wallet_id'),
  toUserId: column.uuid.orNull.from('tu.id'),
  toUsername: column.text.orNull.from('tu.username'),
  /** Agent whose float settles it; `null`: the house. */
  settlingAgentId: column.uuid.orNull.from('x.settling_agent_id'),
  settlingAgentUsername: column.text.orNull.from('sa.username'),
  settlingWalletId: column.uuid.orNull.from('sw.id'),
  /** Available float of the settling agent, in minor units. */
  settlingAvailable: column.bigint.orNull.from('sw.balance - sw.held'),
  /** The settling agent is still above the owner. */
  isAgentAbove: column.boolean.from(`exists (
    select from user_ancestors above
    where above.user_id = x.owner_id and above.ancestor_id = x.settling_agent_id
  )`),
  ownerId: column.uuid.from('x.owner_id'),
  ownerUsername: column.text.from('ow.username'),
  ownerRole: column.oneOf(roles).from('ow.role'),
  ownerStatus: column.oneOf(userStatuses).from('ow.status'),
  ownerStatusCause: column.oneOf(statusCauses).from('ow.status_cause'),
  ownerSince: column.time.from('ow.created_at'),
  /** The owner's verified name; `null` without a verification or a name. */
  ownerVerifiedName: column.text.orNull.from('ow.verified_name'),
  createdById: column.uuid.from('x.created_by'),
  createdByUsername: column.text.from('cr.username'),
  channelId: column.uuid.orNull.from('x.channel_id'),
  channelName: column.text.orNull.from('ch.name'),
  channelKind: column.oneOf(channelKinds).orNull.from('ch.kind'),
  note: column.text.orNull.from('x.note'),
  destinationAccount: column.text.orNull.from('x.destination_account'),
  destinationHolder: column.text.orNull.from('x.destination_holder'),
  destinationInstitution: column.text.orNull.from('x.destination_institution'),
  destinationInstitutionName: column.text.orNull.from('x.destination_institution_name'),
  destinationBranch: column.text.orNull.from('x.destination_branch'),
  holdId: column.uuid.orNull.from('x.hold_id'),
  reviewerId: column.uuid.orNull.from('x.reviewer_id'),
  reviewerUsername: column.text.orNull.from('rv.username'),
  firstApprovalId: column.uuid.orNull.from('x.first_approval_id'),
  firstApprovalUsername: column.text.orNull.from('fa.username'),
  /** The platform's own reason, or free text for the owner from before reason codes. */
  reason: column.text.orNull.from('x.reason'),
  /** Reason code chosen for the owner, and the remark. */
  publicReason: column.text.orNull.from('x.public_reason'),
  remark: column.text.orNull.from('x.remark'),
  paidAt: column.time.orNull.from('x.paid_at'),
  /** The rejected deposit that this one replaces. */
  relatesToId: column.uuid.orNull.from('x.relates_to'),
  /** The deposit that replaces this rejected one. */
  followedById: column.uuid.orNull.from(
    '(select f.id from transactions f where f.relates_to = x.id)',
  ),
  expiresAt: column.time.orNull.from('x.expires_at'),
  version: column.integer.from('x.version'),
  createdAt: column.time.from('x.created_at'),
  completedAt: column.time.orNull.from('x.completed_at'),
  /** Time of the last step. */
  changedAt: column.time.from(changedAt),
};

/** A transaction with its users; amounts in minor units. */
export type TransactionRecord = RowOf<typeof transactionColumns>;

/** SQL: the transaction `x` with its users, wallets and channel. */
export const transactionTables = `transactions x
  join users ow on ow.id = x.owner_id
  join users cr on cr.id = x.created_by
  left join wallets fw on fw.id = x.from_wallet_id left join users fu on fu.id = fw.user_id
  left join wallets tw on tw.id = x.to_wallet_id left join users tu on tu.id = tw.user_id
  left join users sa on sa.id = x.settling_agent_id
  left join wallets sw on sw.user_id = x.settling_agent_id
  left join payment_channels ch on ch.id = x.channel_id
  left join users rv on rv.id = x.reviewer_id
  left join users fa on fa.id = x.first_approval_id`;

const columnOf = {
  id: 'id',
  type: 'type',
  status: 'status',
  currency: 'currency',
  amount: 'amount',
  fee: 'fee',
  houseFee: 'house_fee',
  uniqueCode: 'unique_code',
  fromWalletId: 'from_wallet_id',
  toWalletId: 'to_wallet_id',
  settlingAgentId: 'settling_agent_id',
  ownerId: 'owner_id',
  createdById: 'created_by',
  channelId: 'channel_id',
  note: 'note',
  destinationAccount: 'destination_account',
  destinationHolder: 'destination_holder',
  destinationInstitution: 'destination_institution',
  destinationInstitutionName: 'destination_institution_name',
  destinationBranch: 'destination_branch',
  holdId: 'hold_id',
  reviewerId: 'reviewer_id',
  firstApprovalId: 'first_approval_id',
  reason: 'reason',
  publicReason: 'public_reason',
  remark: 'remark',
  paidAt: 'paid_at',
  relatesToId: 'relates_to',
  expiresAt: 'expires_at',
  createdAt: 'created_at',
  completedAt: 'completed_at',
} as const satisfies Readonly<Record<keyof NewTransaction | keyof TransactionChange, string>>;

/**
 * Inserts a transaction after locking its wallets; returns whether it could: an open deposit of the same
 * channel may already have the same exact amount.
 */
export async function insertTransaction(
  tx: Transaction,
  transaction: NewTransaction,
): Promise<boolean> {
  await lockWallets(tx, [transaction.fromWalletId, transaction.toWalletId]);
  const fields = Object.entries(transaction);
  const inserted = await tx.run(
    `insert into transactions (${fields.map(([field]) => columnOf[field as keyof typeof columnOf]).join(', ')})
     values (${fields.map((_, index) => `$${index + 1}`).join(', ')})
     on conflict (channel_id, (amount + unique_code))
       where type = 'deposit' and status in ('pending', 'processing') and relates_to is null
       do nothing`,
    fields.map(([, value]) => value),
  );
  return inserted === 1;
}

/**
 * Whether the money of the request `x` was reversed afterwards; then no report and no limit counts it.
 * @source ours
 */
export const wasReversed = `exists (
    select from transfers done join transfers taken_back
      on taken_back.reference = done.id and taken_back.kind = 'correction'
    where done.reference = x.id and done.kind in ('deposit', 'withdraw', 'cash-in', 'cash-out')
  )`;

/** Returns whether the wallet already had an open withdrawal. */
export const isSecondWithdrawal = (error: unknown): boolean =>
  breaksConstraint(error, 'transactions_one_withdrawal');

/** Changes a locked transaction and raises its version. */
export async function updateTransaction(
  tx: Transaction,
  transactionId: string,
  change: TransactionChange,
): Promise<void> {
  const fields = Object.entries(change);
  const assignments = fields.map(
    ([field], index) => `${columnOf[field as keyof TransactionChange]} = $${index + 2}`,
  );
  await tx.run(
    `update transactions set ${['version = version + 1', ...assignments].join(', ')} where id = $1`,
    [transactionId, ...fields.map(([, value]) => value)],
  );
}

/** Stores the hold of a new transaction. */
export const setHold = (tx: Transaction, transactionId: string, holdId: string) =>
  tx.run('update transactions set hold_id = $2 where id = $1', [transactionId, holdId]);

export const findTransaction = (db: Queryable, transactionId: string) =>
  db.row(
    {
      text: `select ${selectList(transactionColumns)} from ${transactionTables} where x.id = $1`,
      columns: transactionColumns,
    },
    [transactionId],
  );

/** Locks a transaction for a change. Transactions are locked before wallets. */
export async function lockTransaction(
  tx: Transaction,
  transactionId: string,
): Promise<TransactionRecord | undefined> {
  await tx.run('select from transactions where id = $1 for no key update', [transactionId]);
  return findTransaction(tx, transactionId);
}

/** Locks an expired unpaid deposit. Skips those under review. */
export const lockExpiredDeposit = (tx: Transaction, at: Date) =>
  tx.row(
    {
      text: `select id from transactions
       where status = 'pending' and expires_at <= $1 and paid_at is null
       order by expires_at limit 1 for no key update skip locked`,
      columns: { id: column.uuid },
    },
    [at],
  );

/** Picks a random amount that no open deposit of the channel has, as amount and code. */
export async function findFreeCode(
  tx: Transaction,
  channelId: string,
  amount: bigint,
): Promise<number | undefined> {
  const row = await tx.row(
    {
      text: `select code from generate_series(1, 999) code
       where not exists (
         select from transactions x
         where x.channel_id = $1 and x.amount + x.unique_code = $2::bigint + code
           and x.type = 'deposit' and x.status in ('pending', 'processing')
       ) order by random() limit 1`,
      columns: { code: column.integer },
    },
    [channelId, amount],
  );
  return row?.code;
}

/** Serializes deposits into this wallet, and counts the unpaid ones. */
export async function countUnpaid(tx: Transaction, walletId: string): Promise<number> {
  await lockWallets(tx, [walletId]);
  const row = await tx.row(
    {
      text: `select count(*) as count from transactions
       where to_wallet_id = $1 and type = 'deposit' and status = 'pending' and paid_at is null`,
      columns: { count: column.bigint },
    },
    [walletId],
  );
  return Number(row?.count ?? 0n);
}

/** SQL: orders in which transactions can be listed. */
export const transactionOrders = {
  createdAt: ['x.created_at', 'x.id'],
  type: ['x.type', 'x.created_at', 'x.id'],
  status: ['x.status', 'x.created_at', 'x.id'],
  fee: ['x.fee', 'x.id'],
  amount: ['x.amount', 'x.id'],
} as const;

/** SQL condition: the whole account number of a payout; a part would reveal what is masked. */
export const ofAccount =
  'x.destination_account is not null and account_key(x.destination_account) = ?';

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
    .addAny([
      [
        'fu.username ilike ? or tu.username ilike ? or ch.name ilike ? or x.note ilike ?',
        containing(query.search?.trim() || undefined),
      ],
      [ofAccount, query.search && (normalizeDigits(query.search) || undefined)],
    ]);
  const orderBy = orderOf(query.sort, '-createdAt', transactionOrders);
  return readPage(
    db,
    { columns: transactionColumns, from: transactionTables, where, values, orderBy },
    query,
  );
}
