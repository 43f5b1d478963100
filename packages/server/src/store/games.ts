import {
  currencies,
  gameCategories,
  roundStatuses,
  selections,
  type GameCategory,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** Terms of a game's jackpot; amounts in minor units as text. */
export interface GameJackpotRecord {
  readonly id: string;
  readonly name: string;
  readonly contributionBp: number;
  readonly seed: string;
  readonly turnover: string;
}

const columns = {
  id: column.uuid.from('g.id'),
  title: column.text.from('g.title'),
  category: column.oneOf(gameCategories).from('g.category'),
  engine: column.text.from('g.engine'),
  provider: column.text.from('g.provider'),
  currency: column.oneOf(currencies).from('g.currency'),
  minimumStake: column.bigint.from('g.minimum_stake'),
  maximumStake: column.bigint.from('g.maximum_stake'),
  /** Limit of one player on one round, all bets together; `null`: none. */
  maximumPerRound: column.bigint.orNull.from('g.maximum_per_round'),
  takeoutBp: column.integer.from('g.takeout_bp'),
  minimumOdds: column.integer.from('g.minimum_odds'),
  confirmSeconds: column.integer.from('g.confirm_seconds'),
  lastCallSeconds: column.integer.from('g.last_call_seconds'),
  selections: column.list(column.oneOf(selections)).from('g.selections'),
  /** Return of a bet on a draw per 100, stake included, and the maximum loss of the house per round. */
  drawOdds: column.integer.orNull.from('g.draw_odds'),
  drawCap: column.bigint.orNull.from('g.draw_cap'),
  /** `null`: no declarator runs its rounds. */
  declaratorId: column.uuid.orNull.from('g.declarator_id'),
  /** Address of the broadcast. */
  stream: column.text.orNull.from('g.stream'),
  /** Events for viewers of the game. */
  announcement: column.text.orNull.from('g.announcement'),
  /** Listed in the lobby, and open for new rounds. */
  enabled: column.boolean.from('g.enabled'),
  /** Whether it is a favourite of the viewer. */
  favourite: column.boolean.from('f.user_id is not null'),
  /** `null` without a jackpot. */
  jackpot: column.json<GameJackpotRecord>().orNull
    .from(`case when j.id is not null then jsonb_build_object('id', j.id, 'name', j.name,
    'contributionBp', j.contribution_bp, 'seed', j.seed::text, 'turnover', j.turnover::text)
  end`),
  createdAt: column.time.from('g.created_at'),
  currentRoundId: column.uuid.orNull.from('r.id'),
  currentRoundNumber: column.integer.orNull.from('r.number'),
  currentRoundStatus: column.oneOf(roundStatuses).orNull.from('r.status'),
};

/** A game and its running round, if any; amounts in minor units. */
export type GameRecord = RowOf<typeof columns>;

/** A new game, which is listed in the lobby at once. */
export type NewGame = Omit<
  GameRecord,
  | 'id'
  | 'enabled'
  | 'favourite'
  | 'stream'
  | 'announcement'
  | 'jackpot'
  | 'createdAt'
  | 'currentRoundId'
  | 'currentRoundNumber'
  | 'currentRoundStatus'
>;

/** Editable fields of a game. */
export type GameChange = Pick<
  GameRecord,
  | 'title'
  | 'minimumStake'
  | 'maximumStake'
  | 'maximumPerRound'
  | 'takeoutBp'
  | 'selections'
  | 'drawOdds'
  | 'drawCap'
  | 'enabled'
  | 'stream'
  | 'announcement'
>;

/** Filters of the lobby. */
export interface GameQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly category?: GameCategory | undefined;
  readonly provider?: string | undefined;
}

/** Viewer of a list of games, and its filters. */
export interface GameScope {
  readonly readerId: string | undefined;
  /** Only games of the lobby. */
  readonly enabledOnly: boolean;
  /** Only games whose rounds the viewer runs. */
  readonly ownOnly: boolean;
  readonly favouritesOnly: boolean;
  /** Excluded categories; default none. */
  readonly closedCategories?: readonly string[];
}

/** `$1` is the viewer. */
const tables = `games g
  left join rounds r on r.game_id = g.id and r.status not in ('settled', 'cancelled')
  left join favourites f on f.game_id = g.id and f.user_id = $1::uuid
  left join jackpot_games jg on jg.game_id = g.id
  left join jackpots j on j.id = jg.jackpot_id`;

const byId = {
  name: 'game-by-id',
  text: `select ${selectList(columns)} from ${tables} where g.id = $2`,
  columns,
};

export const findGame = (db: Queryable, gameId: string, readerId?: string) =>
  db.row(byId, [readerId ?? null, gameId]);

/** Lists games, by default in the order of their creation. */
export function listGames(
  db: Queryable,
  query: GameQuery,
  { readerId, enabledOnly, ownOnly, favouritesOnly, closedCategories = [] }: GameScope,
): Promise<Page<GameRecord>> {
  const { where, values } = new Conditions(readerId ?? null)
    .add('g.enabled = ?', enabledOnly || undefined)
    .add('g.declarator_id = ?', ownOnly ? readerId : undefined)
    .add('f.user_id = ?', favouritesOnly ? readerId : undefined)
    .add('g.category = ?', query.category)
    .add('g.provider = ?', query.provider)
    .add('g.category <> all (?)', closedCategories.length > 0 ? closedCategories : undefined)
    .addSearch('g.title ilike ? or g.provider ilike ?', query.search);
  const orderBy = orderOf(query.sort, 'createdAt', {
    title: ['g.title', 'g.id'],
    createdAt: ['g.created_at', 'g.id'],
  });
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}

const playedLast = {
  name: 'games-played-last',
  text: `select ${selectList(columns)}
    from (
      select game_id, max(created_at) as at
      from (
        select r.game_id, b.created_at
        from (
          select round_id, created_at from bets where wallet_id = $2
          order by created_at desc, id desc limit 500
        ) b join rounds r on r.id = b.round_id
        union all
        (
          select game_id, created_at from plays where wallet_id = $2
          order by created_at desc, id desc limit 500
        )
        union all
        (
          select game_id, created_at from provider_rounds where wallet_id = $2
          order by created_at desc, id desc limit 500
        )
      ) stakes
      group by game_id
    ) played
    cross join ${tables}
    where g.id = played.game_id and g.enabled order by played.at desc limit $3`,
  columns,
};

/** Games of the lobby that a player bet on last, newest first. */
export const gamesPlayedLast = (
  db: Queryable,
  player: { readonly id: string; readonly walletId: string },
  limit: number,
) => db.rows(playedLast, [player.id, player.walletId, limit]);

/** Updates the editable fields of a game. */
export const updateGame = (tx: Transaction, gameId: string, change: GameChange) =>
  tx.run(
    `update games set title = $2, minimum_stake = $3, maximum_stake = $4, takeout_bp = $5,
       enabled = $6, stream = $7, announcement = $8, maximum_per_round = $9, selections = $10,
       draw_odds = $11, draw_cap = $12 where id = $1`,
    [
      gameId,
      change.title,
      change.minimumStake,
      change.maximumStake,
      change.takeoutBp,
      change.enabled,
      change.stream,
      change.announcement,
      change.maximumPerRound,
      change.selections,
      change.drawOdds,
      change.drawCap,
    ],
  );

/** Notifies viewers of the game, after commit, to read its details or events again. */
export const announceGame = (tx: Transaction, gameId: string) =>
  tx.run(
    `insert into outbox (topic, subject_id, version, facts) values ('game', $1::uuid, 0, $2::jsonb)`,
    [gameId, JSON.stringify({ gameId, revised: true })],
  );

/** Locks a game for its next round; returns the number of that round. */
export async function nextRoundNumber(tx: Transaction, gameId: string): Promise<number> {
  await tx.run('select from games where id = $1 for no key update', [gameId]);
  const row = await tx.row(
    {
      text: 'select coalesce(max(number), 0) + 1 as number from rounds where game_id = $1',
      columns: { number: column.integer },
    },
    [gameId],
  );
  return row?.number ?? 1;
}

/** Inserts a game; returns its id. */
export async function insertGame(tx: Transaction, game: NewGame, at?: Date): Promise<string> {
  const id = uuid();
  await tx.run(
    `insert into games (id, title, category, engine, provider, currency, minimum_stake,
       maximum_stake, takeout_bp, minimum_odds, confirm_seconds, last_call_seconds, selections,
       declarator_id, created_at, maximum_per_round, draw_odds, draw_cap)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14,
       coalesce($15::timestamptz, clock_timestamp()), $16, $17, $18)`,
    [
      id,
      game.title,
      game.category,
      game.engine,
      game.provider,
      game.currency,
      game.minimumStake,
      game.maximumStake,
      game.takeoutBp,
      game.minimumOdds,
      game.confirmSeconds,
      game.lastCallSeconds,
      game.selections,
      game.declaratorId,
      at ?? null,
      game.maximumPerRound,
      game.drawOdds,
      game.drawCap,
    ],
  );
  return id;
}
