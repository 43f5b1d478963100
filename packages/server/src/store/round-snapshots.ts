import { betStatuses, roundResults, selections } from '@lobi/core/contract';
import type { TreeBet } from '@lobi/core/games';
import type { Queryable, Transaction } from './database.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const signedSnapshotColumns = {
  text: column.text,
  signature: column.text,
  publicKey: column.text,
};

/** The signed totals of a round at the end of betting. */
export type SignedSnapshot = RowOf<typeof signedSnapshotColumns>;

const treeBetColumns = {
  id: column.text.from('id::text'),
  selection: column.oneOf(selections),
  amount: column.bigint,
};

/** Valid bets of a round in the order of its Merkle tree; amounts in minor units. */
export const listTreeBets = (db: Queryable, roundId: string): Promise<TreeBet[]> =>
  db.rows(
    {
      text: `select ${selectList(treeBetColumns)} from bets
       where round_id = $1 and status <> 'cancelled' order by id`,
      columns: treeBetColumns,
    },
    [roundId],
  );

/** Inserts a snapshot, once. */
export const insertSnapshot = (
  tx: Transaction,
  roundId: string,
  { text, signature, publicKey }: SignedSnapshot,
  at: Date,
) =>
  tx.run(
    `insert into round_snapshots (round_id, snapshot, signature, public_key, created_at)
     values ($1, $2, $3, $4, $5) on conflict (round_id) do nothing`,
    [roundId, text, signature, publicKey, at],
  );

/** Finds a snapshot with the current result. */
export const findSnapshot = (db: Queryable, roundId: string) =>
  db.row(
    {
      text: `select s.snapshot as text, s.signature, s.public_key as "publicKey", r.result
       from round_snapshots s join rounds r on r.id = s.round_id where s.round_id = $1`,
      columns: { ...signedSnapshotColumns, result: column.oneOf(roundResults).orNull },
    },
    [roundId],
  );

/** A bet of a wallet in a round; amounts in minor units. */
const provenBetColumns = {
  ...treeBetColumns,
  status: column.oneOf(betStatuses),
  payout: column.bigint.orNull,
};

export const listOwnBets = (db: Queryable, roundId: string, walletId: string) =>
  db.rows(
    {
      text: `select ${selectList(provenBetColumns)} from bets
       where round_id = $1 and wallet_id = $2 and status <> 'cancelled' order by id`,
      columns: provenBetColumns,
    },
    [roundId, walletId],
  );

/** Public keys of all snapshots. */
export async function listSigningKeys(db: Queryable): Promise<string[]> {
  const rows = await db.rows({
    text: 'select public_key as key from round_snapshots group by public_key order by max(created_at) desc',
    columns: { key: column.text },
  });
  return rows.map(({ key }) => key);
}
