import { selections } from '@lobi/core/contract';
import type { BetOutcome } from '@lobi/core/games';
import type { Statement, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const dueRoundColumns = {
  id: column.uuid,
  /** Last bet dealt with; `null` at the beginning. */
  settledThrough: column.uuid.orNull,
};

/** A round that waits for settlement. */
export type DueRound = RowOf<typeof dueRoundColumns>;

const claim = {
  name: 'settlement-claim',
  text: `select id, settled_through as "settledThrough" from rounds
    where ((status = 'declared' and settles_at <= coalesce($1::timestamptz, clock_timestamp()))
        or status = 'settling' or (status = 'cancelled' and settled_at is null))
      and ($2::uuid is null or id = $2) and id <> all ($3::uuid[])
    order by settles_at nulls first limit 1
    for no key update skip locked`,
  columns: dueRoundColumns,
};

/**
 * Locks a due round for one batch. Skips rounds that another node has locked; when a node dies, its lock
 * ends with its transaction.
 */
export const claimDueRound = (
  tx: Transaction,
  filter: { readonly roundId?: string; readonly except?: readonly string[]; readonly at?: Date },
) => tx.row(claim, [filter.at ?? null, filter.roundId ?? null, filter.except ?? []]);

const openBetColumns = {
  id: column.uuid,
  walletId: column.uuid,
  selection: column.oneOf(selections),
  amount: column.bigint,
};

/** An unsettled bet; the amount in minor units. */
export type OpenBet = RowOf<typeof openBetColumns>;

const next = {
  name: 'settlement-bets',
  text: `select id, wallet_id as "walletId", selection, amount from bets
    where round_id = $1 and id > coalesce($2, '00000000-0000-0000-0000-000000000000'::uuid)
      and status = 'placed'
    order by id limit $3`,
  columns: openBetColumns,
};

/** The next bets of a round, in id order. */
export const nextOpenBets = (tx: Transaction, round: DueRound, limit: number) =>
  tx.rows(next, [round.id, round.settledThrough, limit]);

const settle: Statement = {
  name: 'settlement-write',
  text: `update bets b set status = o.status, odds = o.odds, payout = o.payout, settled_at = $5
    from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[]) as o(id, status, odds, payout)
    where b.id = o.id and b.status = 'placed'`,
};

/** Writes outcomes and the progress of the round. A bet that is no longer open is an error. */
export async function writeOutcomes(
  tx: Transaction,
  roundId: string,
  bets: readonly OpenBet[],
  outcomes: readonly BetOutcome[],
  at: Date,
): Promise<void> {
  const last = bets.at(-1);
  if (!last) return;
  const written = await tx.run(settle, [
    bets.map((bet) => bet.id),
    outcomes.map((outcome) => outcome.status),
    outcomes.map((outcome) => outcome.odds),
    outcomes.map((outcome) => outcome.payout),
    at,
  ]);
  if (written !== bets.length)
    throw new Error(`Round ${roundId} has bets that are already settled.`);
  await tx.run('update rounds set settled_through = $2 where id = $1', [roundId, last.id]);
}

/** Total paid to the round's bets from its pool, in minor units. */
export async function paidOut(tx: Transaction, roundId: string): Promise<bigint> {
  const row = await tx.row(
    {
      text: `select coalesce(sum(payout), 0)::bigint as paid from bets
       where round_id = $1 and status <> 'cancelled' and selection <> 'draw'`,
      columns: { paid: column.bigint },
    },
    [roundId],
  );
  return row?.paid ?? 0n;
}

/** Returns the balance of a round's pool account, in minor units. */
export async function poolBalance(tx: Transaction, roundId: string): Promise<bigint> {
  const row = await tx.row(
    {
      text: 'select coalesce(sum(amount), 0)::bigint as held from entries where account_id = $1',
      columns: { held: column.bigint },
    },
    [roundId],
  );
  return row?.held ?? 0n;
}
