import { AppError, currencies } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import { assertBalanced, takenByOwners, type Transfer } from '../domain/postings.ts';
import type { Transaction } from './database.ts';
import { accountIdOf } from './house-account-id.ts';
import { legs, lockingCte, overdraftConstraint, postingCtes } from './posting-ctes.ts';
import { breaksConstraint } from './sql-state.ts';
import { column, type RowOf } from './row-shape.ts';

/** Columns of an updated wallet. */
export const walletColumns = {
  id: column.uuid,
  balance: column.bigint,
  held: column.bigint,
  version: column.bigint,
  currency: column.oneOf(currencies),
};

/** A wallet after its last entry; amounts in minor units. */
export type WalletState = RowOf<typeof walletColumns>;

interface Outcome {
  readonly wallets: WalletState[];
  readonly entered: number;
  readonly dipped: boolean;
  readonly stopped: boolean;
}

const post = {
  name: 'post-transfers',
  text: `
with moment as materialized (select coalesce($10::timestamptz, clock_timestamp()) as at),
posting as (
  select p.*, moment.at from unnest($6::uuid[], $7::uuid[], $8::boolean[], $9::bigint[])
    with ordinality as p(transfer_id, account_id, is_wallet, amount, position), moment
),
booking as (
  select b.id, b.kind, b.currency, b.reference, b.params::jsonb as params, moment.at, l.legs
  from unnest($1::uuid[], $2::text[], $3::text[], $4::uuid[], $5::text[])
    as b(id, kind, currency, reference, params)
  join (select transfer_id, ${legs} as legs from posting group by transfer_id) l
    on l.transfer_id = b.id, moment
),
touching as (select account_id as wallet_id from posting where is_wallet),
${lockingCte},
${postingCtes}
select (select count(*) from entered) as entered,
  exists (select from chained where balance_after - held < floor) as dipped,
  exists (select from chained where frozen and amount < 0 and kind = any ($11)) as stopped,
  moved.*
from (select 1) as always left join moved on true`,
  columns: {
    entered: column.bigint,
    dipped: column.boolean,
    stopped: column.boolean,
    // The wallet columns are null for transfers without a wallet.
    id: walletColumns.id.orNull,
    balance: walletColumns.balance.orNull,
    held: walletColumns.held.orNull,
    version: walletColumns.version.orNull,
    currency: walletColumns.currency.orNull,
  },
};

/**
 * Posts balanced transfers in the given order and returns the affected wallets, by id. One statement,
 * whatever the number of transfers.
 * @param at time of the entries; default the database's clock
 * @throws AppError `insufficient_funds` when a wallet would fall below its floor, even temporarily;
 *   `wallet_frozen` when an owner would take money out of a frozen wallet
 */
export async function postTransfers(
  tx: Transaction,
  transfers: readonly Transfer[],
  at?: Date,
): Promise<Map<string, WalletState>> {
  if (transfers.length === 0) return new Map();
  for (const transfer of transfers) assertBalanced(transfer);
  const ids = transfers.map(() => uuid());
  const postings = transfers.flatMap((transfer, index) =>
    transfer.postings.map((posting) => ({
      transferId: ids[index],
      accountId: accountIdOf(posting.account, transfer.currency),
      isWallet: posting.account.kind === 'wallet',
      amount: posting.amount,
    })),
  );
  const outcome = await runPost(tx, [
    ids,
    transfers.map((transfer) => transfer.kind),
    transfers.map((transfer) => transfer.currency),
    transfers.map((transfer) => transfer.reference),
    transfers.map((transfer) => JSON.stringify(transfer.params ?? {})),
    postings.map((posting) => posting.transferId),
    postings.map((posting) => posting.accountId),
    postings.map((posting) => posting.isWallet),
    postings.map((posting) => posting.amount),
    at ?? null,
    takenByOwners,
  ]);
  if (outcome.stopped) throw new AppError('wallet_frozen');
  if (outcome.dipped) throw new AppError('insufficient_funds');
  if (outcome.entered !== postings.length) {
    throw new Error('A posting refers to a wallet that does not exist or has another currency.');
  }
  return new Map(outcome.wallets.map((state) => [state.id, state]));
}

async function runPost(tx: Transaction, values: readonly unknown[]): Promise<Outcome> {
  const rows = await tx.rows(post, values).catch((error: unknown) => {
    throw breaksConstraint(error, overdraftConstraint)
      ? new AppError('insufficient_funds', 'overdraft refused', { cause: error })
      : error;
  });
  return {
    wallets: rows.flatMap(({ id, balance, held, version, currency }) =>
      id === null || balance === null || held === null || version === null || currency === null
        ? []
        : [{ id, balance, held, version, currency }],
    ),
    entered: Number(rows[0]?.entered ?? 0n),
    dipped: rows[0]?.dipped ?? false,
    stopped: rows[0]?.stopped ?? false,
  };
}
