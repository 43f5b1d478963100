import {
  correctedResults,
  selections,
  type CorrectedResult,
  type PublicMessage,
} from '@lobi/core/contract';
import type { BetOutcome } from '@lobi/core/games';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** The request to correct a result. */
export interface NewCorrection {
  readonly roundId: string;
  readonly from: CorrectedResult;
  readonly to: CorrectedResult;
  /** Reason, for staff only. */
  readonly reason: string;
  /** Public reason. */
  readonly message: PublicMessage;
  readonly requestedBy: string;
  readonly at: Date;
}

/** Unique constraint: one correction per round. */
export const oneCorrection = 'round_corrections_once';

export const insertCorrection = (tx: Transaction, correction: NewCorrection) =>
  tx.run(
    `insert into round_corrections
       (id, round_id, from_result, to_result, reason, public_reason, remark, requested_by,
        requested_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      uuid(),
      correction.roundId,
      correction.from,
      correction.to,
      correction.reason,
      correction.message.reason,
      correction.message.remark,
      correction.requestedBy,
      correction.at,
    ],
  );

/** A request that waits for a second person. */
const waitingCorrectionColumns = {
  id: column.uuid,
  requestedBy: column.uuid,
};

/** Locks the open request for a decision. */
export const lockWaitingCorrection = (tx: Transaction, roundId: string) =>
  tx.row(
    {
      text: `select id, requested_by as "requestedBy" from round_corrections
       where round_id = $1 and status = 'requested' for update`,
      columns: waitingCorrectionColumns,
    },
    [roundId],
  );

export const decideCorrection = (
  tx: Transaction,
  id: string,
  decision: { readonly approve: boolean; readonly by: string; readonly at: Date },
) =>
  tx.run(
    `update round_corrections set status = $2, decided_by = $3, decided_at = $4 where id = $1`,
    [id, decision.approve ? 'running' : 'refused', decision.by, decision.at],
  );

const runningCorrectionColumns = {
  id: column.uuid,
  roundId: column.uuid,
  from: column.oneOf(correctedResults),
  to: column.oneOf(correctedResults),
};

/** A correction in progress. */
export type RunningCorrection = RowOf<typeof runningCorrectionColumns>;

/** Locks an approved correction for one batch; skips those that another node is processing. */
export const claimCorrection = (tx: Transaction, except: readonly string[]) =>
  tx.row(
    {
      text: `select id, round_id as "roundId", from_result as "from", to_result as "to"
       from round_corrections where status = 'running' and round_id <> all ($1::uuid[])
       order by decided_at limit 1 for no key update skip locked`,
      columns: runningCorrectionColumns,
    },
    [except],
  );

const settledBetColumns = {
  id: column.uuid,
  walletId: column.uuid,
  selection: column.oneOf(selections),
  amount: column.bigint,
  payout: column.bigint,
};

/** A settled bet, its money in minor units. */
export type SettledBet = RowOf<typeof settledBetColumns>;

const next = {
  name: 'correction-bets',
  text: `select id, wallet_id as "walletId", selection, amount, payout from bets
    where round_id = $1 and corrected_at is null and status in ('won', 'lost', 'refunded')
    order by (selection = $2) desc, id limit $3`,
  columns: settledBetColumns,
};

/**
 * The next bets to correct: those on the new winner first, so that they are paid before others give
 * back.
 */
export const nextSettledBets = (tx: Transaction, running: RunningCorrection, limit: number) =>
  tx.rows(next, [running.roundId, running.to, limit]);

/** Returns the spendable balances of wallets, in minor units; the wallets are locked already. */
export async function spendable(
  tx: Queryable,
  walletIds: readonly string[],
): Promise<Map<string, bigint>> {
  const rows = await tx.rows(
    {
      text: `select id, greatest(balance - held - floor, 0) as available from wallets
       where id = any ($1::uuid[])`,
      columns: { id: column.uuid, available: column.bigint },
    },
    [walletIds],
  );
  return new Map(rows.map(({ id, available }) => [id, available]));
}

/** Stores the corrected outcomes. */
export async function rewriteOutcomes(
  tx: Transaction,
  bets: readonly SettledBet[],
  outcomes: readonly BetOutcome[],
  at: Date,
): Promise<void> {
  await tx.run(
    `update bets b set status = o.status, odds = o.odds, payout = o.payout, corrected_at = $5
     from unnest($1::uuid[], $2::text[], $3::bigint[], $4::bigint[]) as o(id, status, odds, payout)
     where b.id = o.id and b.corrected_at is null`,
    [
      bets.map((bet) => bet.id),
      outcomes.map((outcome) => outcome.status),
      outcomes.map((outcome) => outcome.odds),
      outcomes.map((outcome) => outcome.payout),
      at,
    ],
  );
}

/** Returns the amount that the house took from a round so far, in minor units. */
export async function sumHouseShare(
  tx: Queryable,
  roundId: string,
): Promise<{ readonly takeout: bigint; readonly breakage: bigint }> {
  const row = await tx.row(
    {
      text: `select -coalesce(sum(e.amount) filter (where t.kind = 'takeout'), 0)::bigint as takeout,
         -coalesce(sum(e.amount) filter (where t.kind = 'breakage'), 0)::bigint as breakage
       from entries e join transfers t on t.id = e.transfer_id where e.account_id = $1`,
      columns: { takeout: column.bigint, breakage: column.bigint },
    },
    [roundId],
  );
  return row ?? { takeout: 0n, breakage: 0n };
}

/** An earning of a round that must be reversed, in minor units. */
const reversedEarningColumns = {
  id: column.uuid,
  walletId: column.uuid,
  amount: column.bigint,
  wasPaid: column.boolean,
};

/** Reverses the agents' earnings of a round, claimed or not. The time of the payment is kept. */
export const reverseEarnings = (tx: Transaction, roundId: string) =>
  tx.rows(
    {
      text: `with old as (
         select id, status from earnings
         where round_id = $1 and status in ('claimable', 'claimed', 'paid') order by id for update
       ), reversed as (
         update earnings e set status = 'reversed' from old where e.id = old.id
         returning e.id, e.claimee_id, e.amount, old.status
       )
       select r.id, w.id as "walletId", r.amount, r.status = 'paid' as "wasPaid"
       from reversed r join wallets w on w.user_id = r.claimee_id
       where r.amount > 0 order by r.id`,
      columns: reversedEarningColumns,
    },
    [roundId],
  );

export const finishCorrection = (tx: Transaction, id: string, at: Date) =>
  tx.run(`update round_corrections set status = 'done', done_at = $2 where id = $1`, [id, at]);
