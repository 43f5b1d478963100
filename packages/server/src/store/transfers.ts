import { currencies } from '@lobi/core/contract';
import { house, transferKinds, wallet, type HouseCode, type Posting } from '../domain/postings.ts';
import type { Queryable } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

interface Leg {
  readonly accountId: string;
  readonly code: HouseCode | null;
  /** Minor units as text. */
  readonly amount: string;
}

const columns = {
  id: column.uuid.from('t.id'),
  kind: column.oneOf(transferKinds).from('t.kind'),
  currency: column.oneOf(currencies).from('t.currency'),
  reference: column.uuid.from('t.reference'),
  params: column.json<Readonly<Record<string, string | number>>>().from('t.params'),
  createdAt: column.time.from('t.created_at'),
  legs: column.json<readonly Leg[]>().from(`(
       select jsonb_agg(jsonb_build_object(
         'accountId', e.account_id, 'code', h.code, 'amount', e.amount::text) order by e.account_id)
       from entries e left join house_accounts h on h.id = e.account_id where e.transfer_id = t.id
     )`),
};

/** A posted transfer of wallets and fixed house accounts. */
export type TransferRecord = Omit<RowOf<typeof columns>, 'legs'> & {
  readonly postings: readonly Posting[];
};

/** A transfer with its sides, in the order of their accounts. */
export async function findTransfer(
  db: Queryable,
  transferId: string,
): Promise<TransferRecord | undefined> {
  const row = await db.row(
    { text: `select ${selectList(columns)} from transfers t where t.id = $1`, columns },
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

/** The counterpart of a reversal: the reversing or the reversed transfer. */
export interface OtherMovement {
  readonly transferId: string;
  /** Wallet version that it created; `null` if it did not change the wallet. */
  readonly version: bigint | null;
}

/** The movement of a wallet by a transfer. */
export async function findMovement(
  db: Queryable,
  walletId: string,
  transferId: string,
): Promise<OtherMovement> {
  const row = await db.row(
    {
      text: 'select version from entries where transfer_id = $1 and account_id = $2',
      columns: { version: column.bigint },
    },
    [transferId, walletId],
  );
  return { transferId, version: row?.version ?? null };
}

/** Unique constraint: a transfer is reversed once. */
export const correctedOnce = 'transfers_correct_once';

/** The transfer that reversed another one, if any. */
export async function findReversal(
  db: Queryable,
  walletId: string,
  transferId: string,
): Promise<OtherMovement | undefined> {
  const row = await db.row(
    {
      text: `select id from transfers where reference = $1 and kind = 'correction'`,
      columns: { id: column.uuid },
    },
    [transferId],
  );
  return row && findMovement(db, walletId, row.id);
}
