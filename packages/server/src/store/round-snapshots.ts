import type { BetStatus, RoundResult, Selection } from '@lobi/core/contract';
import type { TreeBet } from '@lobi/core/games';
import type { Queryable, Transaction } from './database.ts';

/** The totals of a round as they were signed when betting ended. */
export interface SignedSnapshot {
  readonly text: string;
  readonly signature: string;
  readonly publicKey: string;
}

/** Bets of a round that count, in the order in which its tree has them; amounts in minor units. */
export const listTreeBets = (db: Queryable, roundId: string) =>
  db.rows<TreeBet>(
    `select id::text as id, selection, amount from bets
     where round_id = $1 and status <> 'cancelled' order by id`,
    [roundId],
  );

/** Writes a snapshot down, once. */
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

/** A snapshot with the result as it stands. */
export const findSnapshot = (db: Queryable, roundId: string) =>
  db.row<SignedSnapshot & { readonly result: RoundResult | null }>(
    `select s.snapshot as text, s.signature, s.public_key as "publicKey", r.result
     from round_snapshots s join rounds r on r.id = s.round_id where s.round_id = $1`,
    [roundId],
  );

/** A bet of a wallet in a round; amounts in minor units. */
export interface ProvenBet extends TreeBet {
  readonly selection: Selection;
  readonly status: BetStatus;
  readonly payout: bigint | null;
}

export const listOwnBets = (db: Queryable, roundId: string, walletId: string) =>
  db.rows<ProvenBet>(
    `select id::text as id, selection, amount, status, payout from bets
     where round_id = $1 and wallet_id = $2 and status <> 'cancelled' order by id`,
    [roundId, walletId],
  );

/** Public keys of all snapshots. */
export async function listSigningKeys(db: Queryable): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(
    'select public_key as key from round_snapshots group by public_key order by max(created_at) desc',
  );
  return rows.map(({ key }) => key);
}
