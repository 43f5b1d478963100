import { AppError, type BetStatus, type Currency, type Selection } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement } from './database.ts';
import { keyConstraint, KeyTaken, type KeyedCall } from './idempotency.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { overdraftConstraint, postingCtes } from './posting-ctes.ts';
import { breaksConstraint } from './sql-state.ts';

/** A bet; amounts in minor units. */
export interface BetRecord {
  readonly id: string;
  readonly walletId: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly selection: Selection;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly status: BetStatus;
  readonly odds: number | null;
  readonly payout: bigint | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
}

/** Filters of a wallet's bets. */
export interface BetQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly status?: BetStatus | undefined;
  readonly roundId?: string | undefined;
}

/** Bets of a wallet, newest first. */
export function listBets(
  db: Queryable,
  walletId: string,
  query: BetQuery,
): Promise<Page<BetRecord>> {
  const { where, values } = new Conditions()
    .add('b.wallet_id = ?', walletId)
    .add('b.status = ?', query.status)
    .add('b.round_id::text = ?', query.roundId)
    .addSearch('g.title ilike ? or r.number::text ilike ?', query.search);
  return readPage(
    db,
    {
      columns: `b.id, b.wallet_id as "walletId", b.round_id as "roundId", r.number as "roundNumber",
        g.id as "gameId", g.title as "gameTitle", b.selection, b.amount, b.currency, b.status,
        b.odds, b.payout, b.created_at as "createdAt", b.settled_at as "settledAt"`,
      from: 'bets b join rounds r on r.id = b.round_id join games g on g.id = r.game_id',
      where,
      values,
      orderBy: orderOf(query.sort, '-createdAt', { createdAt: ['b.created_at', 'b.id'] }),
    },
    query,
  );
}

/** What a bet is placed on. */
export interface BetTarget {
  readonly roundId: string;
  readonly roundNumber: number;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

const target: Statement = {
  name: 'bet-target',
  text: `select r.id as "roundId", r.number as "roundNumber", g.id as "gameId",
    g.title as "gameTitle", r.currency, g.minimum_stake as "minimumStake",
    g.maximum_stake as "maximumStake"
    from rounds r join games g on g.id = r.game_id where r.id = $1`,
};

export const findBetTarget = (db: Queryable, roundId: string) =>
  db.row<BetTarget>(target, [roundId]);

/** A bet that has passed the rules; the stake in minor units. */
export interface NewBet {
  readonly walletId: string;
  readonly selection: Selection;
  readonly stake: bigint;
  readonly target: BetTarget;
  readonly keyed: KeyedCall;
  readonly at?: Date | undefined;
}

/** What a placed bet leaves behind; kept beside the key too, with amounts as text. */
export interface PlacedBet {
  readonly betId: string;
  readonly createdAt: Date;
  readonly balance: bigint;
  readonly held: bigint;
  readonly version: bigint;
}

/** A placed bet as it is kept beside its key. */
export type StoredBet = { readonly [Field in keyof PlacedBet]: string };

/**
 * A bet in one statement: the gate, the money, the bet, the key with its answer, the outbox row.
 *
 * The gate holds the round in common with other bets, and sees its newest status even when it had
 * to wait, so a bet and the close of its round cannot cross. The advisory lock in front of it is
 * for fairness only: a row held in common by an endless stream of bets would never become free for
 * the one who closes it, while the queue of an advisory lock lets him in next.
 */
const place: Statement = {
  name: 'bet-place',
  text: `
with queue as materialized (
  select pg_advisory_xact_lock_shared(hashtextextended($4::uuid::text, 0))
),
gate as materialized (
  select r.id, r.currency, coalesce($12::timestamptz, clock_timestamp()) as at
  from queue, rounds r, wallets w
  where r.id = $4::uuid and r.status in ('open', 'last-call')
    and $5::text = any (r.open_selections) and w.id = $3::uuid and w.currency = r.currency
  for share of r
),
booking as (
  select $2::uuid as id, 'bet'::text as kind, gate.currency, $1::uuid as reference,
    $7::jsonb as params, gate.at
  from gate
),
posting as (
  select booking.id as transfer_id, side.account_id, side.is_wallet, side.amount, side.position
  from booking, (values ($3::uuid, true, -($6::bigint), 1), ($4::uuid, false, $6::bigint, 2))
    as side(account_id, is_wallet, amount, position)
),
${postingCtes},
placed as (
  insert into bets (id, round_id, wallet_id, selection, currency, amount, created_at)
  select $1::uuid, gate.id, moved.id, $5::text, gate.currency, $6::bigint, gate.at from gate, moved
  returning id, created_at
),
keyed as (
  insert into idempotency_keys (actor_id, key, call, target_id, body_hash, answer, created_at)
  select $8::uuid, $9::text, $10::text, $4::uuid, $11::text, jsonb_build_object(
    'betId', placed.id, 'createdAt', placed.created_at, 'balance', moved.balance::text,
    'held', moved.held::text, 'version', moved.version::text
  ), placed.created_at
  from placed, moved
)
select placed.id as "betId", placed.created_at as "createdAt", moved.balance, moved.held, moved.version
from placed, moved`,
};

/**
 * Places a bet and takes its stake, all or nothing; `undefined` when the round takes no bets.
 * @throws AppError `insufficient_funds`
 * @throws KeyTaken when the key has been used
 */
export async function placeBet(db: Queryable, bet: NewBet): Promise<PlacedBet | undefined> {
  const { keyed, target: on } = bet;
  const params = { fight: on.roundNumber, selection: bet.selection, game: on.gameTitle };
  return db
    .row<PlacedBet>(place, [
      uuid(),
      uuid(),
      bet.walletId,
      on.roundId,
      bet.selection,
      bet.stake,
      JSON.stringify(params),
      keyed.actorId,
      keyed.key,
      keyed.call,
      keyed.bodyHash,
      bet.at ?? null,
    ])
    .catch((error: unknown) => {
      if (breaksConstraint(error, overdraftConstraint)) {
        throw new AppError('insufficient_funds', 'stake exceeds available', { cause: error });
      }
      throw breaksConstraint(error, keyConstraint) ? new KeyTaken() : error;
    });
}
