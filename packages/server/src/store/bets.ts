import { betStatuses, currencies, selections, type BetStatus } from '@lobi/core/contract';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import type { EngineFacts } from './plays.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('b.id'),
  walletId: column.uuid.from('b.wallet_id'),
  /** `null` for a bet outside shared rounds. */
  roundId: column.uuid.orNull.from('b.round_id'),
  roundNumber: column.integer.orNull.from('b.round_number'),
  gameId: column.uuid.from('g.id'),
  gameTitle: column.text.from('g.title'),
  gameEngine: column.text.from('g.engine'),
  /** `null` for games without sides. */
  selection: column.oneOf(selections).orNull.from('b.selection'),
  amount: column.bigint.from('b.amount'),
  currency: column.oneOf(currencies).from('b.currency'),
  status: column.oneOf(betStatuses).from('b.status'),
  /** Return per 100 staked, of a bet on a side; that of a play follows from `choice` and `outcome`. */
  odds: column.float.orNull.from('b.odds'),
  choice: column.json<EngineFacts>().orNull.from('b.choice'),
  outcome: column.json<EngineFacts>().orNull.from('b.outcome'),
  payout: column.bigint.orNull.from('b.payout'),
  createdAt: column.time.from('b.created_at'),
  settledAt: column.time.orNull.from('b.settled_at'),
};

/** A bet, or a play of a built-in game; amounts in minor units. */
export type BetRecord = RowOf<typeof columns>;

/** Filters of a wallet's bets. */
export interface BetQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly status?: BetStatus | undefined;
  readonly roundId?: string | undefined;
}

/** Tables of a wallet's (`$1`) stakes, each with the same columns. */
const sources: readonly string[] = [
  `select b.id, b.wallet_id, b.round_id, r.number as round_number, r.game_id, b.selection, b.amount,
     b.currency, b.status, b.odds::float8 as odds, null::jsonb as choice, null::jsonb as outcome, b.payout, b.created_at,
     b.settled_at
   from bets b join rounds r on r.id = b.round_id where b.wallet_id = $1`,
  `select p.id, p.wallet_id, p.round_id, p.round_number, p.game_id, null, p.amount,
     p.currency, case p.status when 'open' then 'placed' else p.status end,
     null, p.choice, p.outcome, p.payout, p.created_at, p.settled_at
   from plays p where p.wallet_id = $1`,
  `select p.id, p.wallet_id, null, null, p.game_id, null, p.amount, p.currency,
     case p.status when 'open' then 'placed' else p.status end,
     null, null, null, case when p.status <> 'open' then p.payout end, p.created_at, p.settled_at
   from provider_rounds p where p.wallet_id = $1`,
];

const tables = `(${sources.join(' union all ')}) b join games g on g.id = b.game_id`;

/** A bet or play of a wallet. */
export const findBet = (db: Queryable, walletId: string, betId: string) =>
  db.row({ text: `select ${selectList(columns)} from ${tables} where b.id = $2`, columns }, [
    walletId,
    betId,
  ]);

/** Voids an open bet; returns whether it was still open. */
export const voidBet = async (tx: Transaction, betId: string, at: Date): Promise<boolean> =>
  (await tx.run(
    `update bets set status = 'cancelled', payout = amount, settled_at = $2
     where id = $1 and status = 'placed'`,
    [betId, at],
  )) === 1;

/** Bets and plays of a wallet, newest first. */
export function listBets(
  db: Queryable,
  walletId: string,
  query: BetQuery,
): Promise<Page<BetRecord>> {
  const { where, values } = new Conditions(walletId)
    .add('b.status = ?', query.status)
    .add('b.round_id::text = ?', query.roundId)
    .addSearch('g.title ilike ? or b.round_number::text ilike ?', query.search);
  return readPage(
    db,
    {
      columns,
      from: tables,
      where,
      values,
      orderBy: orderOf(query.sort, '-createdAt', {
        createdAt: ['b.created_at', 'b.id'],
        status: ['b.status', 'b.created_at', 'b.id'],
        amount: ['b.amount', 'b.id'],
        // An open bet has no payout yet; it sorts last in both directions.
        payout: ['coalesce(b.payout, -1)', 'b.id'],
      }),
    },
    query,
  );
}

const betTargetColumns = {
  roundId: column.uuid,
  roundNumber: column.integer,
  gameId: column.uuid,
  gameTitle: column.text,
  gameEngine: column.text,
  currency: column.oneOf(currencies),
  minimumStake: column.bigint,
  maximumStake: column.bigint,
};

/** The round and game of a bet, with the stake limits. */
export type BetTarget = RowOf<typeof betTargetColumns>;

const targets = {
  name: 'bet-targets',
  text: `select r.id as "roundId", r.number as "roundNumber", g.id as "gameId",
    g.title as "gameTitle", g.engine as "gameEngine", r.currency, g.minimum_stake as "minimumStake",
    g.maximum_stake as "maximumStake"
    from rounds r join games g on g.id = r.game_id where r.id = any ($1::uuid[])`,
  columns: betTargetColumns,
};

/** Returns the targets of bets on these rounds, in the order of the ids. */
export async function findBetTargets(
  db: Queryable,
  roundIds: readonly string[],
): Promise<(BetTarget | undefined)[]> {
  const rows = await db.rows(targets, [roundIds]);
  return roundIds.map((roundId) => rows.find((row) => row.roundId === roundId));
}
