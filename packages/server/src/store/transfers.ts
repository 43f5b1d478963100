import type { Currency } from '@lobi/core/contract';
import {
  house,
  wallet,
  type HouseCode,
  type Posting,
  type TransferKind,
} from '../domain/postings.ts';
import type { Queryable } from './database.ts';

/** A booked transfer of wallets and fixed house accounts. */
export interface TransferRecord {
  readonly id: string;
  readonly kind: TransferKind;
  readonly currency: Currency;
  readonly reference: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly createdAt: Date;
  readonly postings: readonly Posting[];
}

interface Leg {
  readonly accountId: string;
  readonly code: HouseCode | null;
  /** Minor units as text. */
  readonly amount: string;
}

type StoredTransfer = Omit<TransferRecord, 'postings'> & { readonly legs: readonly Leg[] };

/** A transfer with its sides, in the order of their accounts. */
export async function findTransfer(
  db: Queryable,
  transferId: string,
): Promise<TransferRecord | undefined> {
  const row = await db.row<StoredTransfer>(
    `select t.id, t.kind, t.currency, t.reference, t.params, t.created_at as "createdAt", (
       select jsonb_agg(jsonb_build_object(
         'accountId', e.account_id, 'code', h.code, 'amount', e.amount::text) order by e.account_id)
       from entries e left join house_accounts h on h.id = e.account_id where e.transfer_id = t.id
     ) as legs
     from transfers t where t.id = $1`,
    [transferId],
  );
  if (!row) return undefined;
  const { legs, ...transfer } = row;
  return {
    ...transfer,
    postings: legs.map(({ accountId, code, amount }) => ({
      account: code === null ? wallet(accountId) : house(code),
      amount: BigInt(amount),
    })),
  };
}

/** A movement that takes another one back, or that was taken back. */
export interface OtherMovement {
  readonly transferId: string;
  /** Version that it made of the wallet; `null` where it moved nothing there. */
  readonly version: bigint | null;
}

/** The movement of a wallet by a transfer. */
export async function findMovement(
  db: Queryable,
  walletId: string,
  transferId: string,
): Promise<OtherMovement> {
  const row = await db.row<{ version: bigint }>(
    'select version from entries where transfer_id = $1 and account_id = $2',
    [transferId, walletId],
  );
  return { transferId, version: row?.version ?? null };
}

/** Constraint that lets a thing be put right once. */
export const correctedOnce = 'transfers_correct_once';

/** The movement that took a transfer back, if any did. */
export async function findReversal(
  db: Queryable,
  walletId: string,
  transferId: string,
): Promise<OtherMovement | undefined> {
  const row = await db.row<{ id: string }>(
    `select id from transfers where reference = $1 and kind = 'correction'`,
    [transferId],
  );
  return row && findMovement(db, walletId, row.id);
}
