import type { BetStatus, Currency, Selection } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import type { EngineFacts } from './plays.ts';

/** A bet, or a play of a built-in game; amounts in minor units. */
export interface BetRecord {
  readonly id: string;
  readonly walletId: string;
  /** `null` where no round is shared. */
  readonly roundId: string | null;
  readonly roundNumber: number | null;
  readonly gameId: string;
  readonly gameTitle: string;
  readonly gameEngine: string;
  /** `null` for games without sides. */
  readonly selection: Selection | null;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly status: BetStatus;
  /** Return per 100 staked, of a bet on a side; that of a play follows from `choice` and `outcome`. */
  readonly odds: number | null;
  readonly choice: EngineFacts | null;
  readonly outcome: EngineFacts | null;
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

/** What a wallet (`$1`) staked on, each source with the same columns. */
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

const columns = `b.id, b.wallet_id as "walletId", b.round_id as "roundId",
  b.round_number as "roundNumber", g.id as "gameId", g.title as "gameTitle",
  g.engine as "gameEngine", b.selection, b.amount, b.currency, b.status, b.odds, b.choice,
  b.outcome, b.payout, b.created_at as "createdAt", b.settled_at as "settledAt"`;
const tables = `(${sources.join(' union all ')}) b join games g on g.id = b.game_id`;

/** A bet or play of a wallet. */
export const findBet = (db: Queryable, walletId: string, betId: string) =>
  db.row<BetRecord>(`select ${columns} from ${tables} where b.id = $2`, [walletId, betId]);

/** Writes that an open bet does not count; answers whether it was still open. */
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
        // An open bet has no payout yet; it counts as the least in both directions.
        payout: ['coalesce(b.payout, -1)', 'b.id'],
      }),
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
  readonly gameEngine: string;
  readonly currency: Currency;
  readonly minimumStake: bigint;
  readonly maximumStake: bigint;
}

const targets: Statement = {
  name: 'bet-targets',
  text: `select r.id as "roundId", r.number as "roundNumber", g.id as "gameId",
    g.title as "gameTitle", g.engine as "gameEngine", r.currency, g.minimum_stake as "minimumStake",
    g.maximum_stake as "maximumStake"
    from rounds r join games g on g.id = r.game_id where r.id = any ($1::uuid[])`,
};

/** What bets on these rounds are placed on, in the order asked for. */
export async function findBetTargets(
  db: Queryable,
  roundIds: readonly string[],
): Promise<(BetTarget | undefined)[]> {
  const rows = await db.rows<BetTarget>(targets, [roundIds]);
  return roundIds.map((roundId) => rows.find((row) => row.roundId === roundId));
}
