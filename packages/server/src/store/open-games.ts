import type { Queryable, Statement } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const openGameColumns = {
  gameId: column.uuid,
  title: column.text,
  openedAt: column.time,
  stakedAt: column.time,
};

/** The game that a player plays. */
export type OpenGameRecord = RowOf<typeof openGameColumns>;

/** A stake or a step that keeps a game open. */
export interface OpeningStake {
  readonly userId: string;
  readonly gameId: string;
  /** Time of the stake; default the database's clock. */
  readonly at?: Date | undefined;
  /** Time in ms without a stake after which a game counts as left. */
  readonly idleMs: number;
}

/**
 * Whether the row `o` has ended at a time: no stake for `idleMs`, or the player has stopped playing
 * since, on all devices.
 */
const isOver = (at: string, idleMs: string): string =>
  `(o.staked_at <= ${at} - ${idleMs}::integer * interval '1 ms'
    or exists (
      select from play_sessions p where p.user_id = o.user_id and p.ended_at >= o.staked_at
    ))`;

const hasEnded = isOver('excluded.staked_at', '$4');
const open: Statement = {
  name: 'open-game',
  text: `insert into open_games as o (user_id, game_id, opened_at, staked_at)
    select $1, $2, t.at, t.at from (select coalesce($3::timestamptz, clock_timestamp()) as at) t
    on conflict (user_id) do update set
      game_id = excluded.game_id,
      staked_at = greatest(o.staked_at, excluded.staked_at),
      opened_at = case when o.game_id = excluded.game_id and not ${hasEnded}
        then o.opened_at else excluded.opened_at end
    where o.game_id = excluded.game_id or ${hasEnded}`,
};

/**
 * Opens a game for a player or keeps it open; returns whether it is the current one. Concurrent stakes
 * in two games are serialized here by the player's row: the second one sees the effect of the first.
 */
export const openGame = async (
  db: Queryable,
  { userId, gameId, at, idleMs }: OpeningStake,
): Promise<boolean> => (await db.run(open, [userId, gameId, at ?? null, idleMs])) === 1;

const read = {
  name: 'open-game-read',
  text: `select o.game_id as "gameId", g.title, o.opened_at as "openedAt", o.staked_at as "stakedAt"
    from (select coalesce($2::timestamptz, clock_timestamp()) as at) t
    join open_games o on o.user_id = $1
    join games g on g.id = o.game_id
    where not ${isOver('t.at', '$3')}`,
  columns: openGameColumns,
};

/** Finds the player's current game; `undefined` without one. */
export const findOpenGame = (
  db: Queryable,
  { userId, at, idleMs }: Omit<OpeningStake, 'gameId'>,
): Promise<OpenGameRecord | undefined> => db.row(read, [userId, at ?? null, idleMs]);

/** Leaves a game, unless another one is current by now. Its stakes are not affected. */
export const leaveGame = (db: Queryable, userId: string, gameId: string) =>
  db.run('delete from open_games where user_id = $1 and game_id = $2', [userId, gameId]);
