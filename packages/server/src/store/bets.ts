import type { BetStatus, Currency, Selection } from '@lobi/core/contract';
import type { Queryable, Statement } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';

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
        b.odds::float8 as odds, b.payout, b.created_at as "createdAt", b.settled_at as "settledAt"`,
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

const targets: Statement = {
  name: 'bet-targets',
  text: `select r.id as "roundId", r.number as "roundNumber", g.id as "gameId",
    g.title as "gameTitle", r.currency, g.minimum_stake as "minimumStake",
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
