import { userStatuses } from '@lobi/core/contract';
import { isHeld } from './account-holds.ts';
import type { Queryable, Statement, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

const stakeGuardColumns = {
  userId: column.uuid,
  status: column.oneOf(userStatuses),
  /** Whether an agreement to the notice is recorded. */
  hasAgreed: column.boolean,
  /** Whether the player has limits of stakes, losses or time, which need a lock and a sum. */
  limitsPlay: column.boolean,
  /** Whether the player has limits of deposits, stakes or losses. */
  limitsMoney: column.boolean,
  /** Minutes between two reality checks, as chosen by the player. */
  checkMinutes: column.integer.orNull,
  /** Start of the current interval; `null` when the player is not signed in. */
  checkedAt: column.time.orNull,
  /** Whether the session of the stake has ended. */
  hasEnded: column.boolean,
  /** Rises with every change of these facts except the time, under the lock of the wallet. */
  version: column.bigint,
  now: column.time,
};

/** Facts about a player that are checked before every stake. Times are the database's. */
export type StakeGuard = RowOf<typeof stakeGuardColumns>;

/** Player who stakes; without a session the end of a session is not checked. */
export interface Staker {
  readonly userId: string;
  readonly sessionId?: string | undefined;
}

const guards = {
  name: 'stake-guards',
  text: `select u.id as "userId", u.status, u.agreed_at is not null as "hasAgreed",
      w.guard_version as version,
      l.kinds && array['stake', 'loss', 'session'] as "limitsPlay",
      l.kinds && array['deposit', 'stake', 'loss'] as "limitsMoney",
      u.reality_check_minutes as "checkMinutes", p.checked_at as "checkedAt",
      a.session_id is not null
        and (s.revoked_at is not null or s.user_id is distinct from u.id) as "hasEnded",
      a.position::integer as position, clock_timestamp() as now
    from unnest($1::uuid[], $2::uuid[]) with ordinality as a(user_id, session_id, position)
    join users u on u.id = a.user_id
    join wallets w on w.user_id = u.id
    left join sessions s on s.id = a.session_id
    left join play_sessions p on p.user_id = u.id and p.ended_at is null
    cross join lateral (
      select coalesce(array_agg(kind), '{}') as kinds from player_limits where user_id = u.id
    ) l`,
  columns: { ...stakeGuardColumns, position: column.integer },
};

/** Returns the protections of these players, in the order of the ids. */
export async function findStakeGuards(
  db: Queryable,
  stakers: readonly Staker[],
): Promise<(StakeGuard | undefined)[]> {
  const rows = await db.rows(guards, [
    stakers.map(({ userId }) => userId),
    stakers.map(({ sessionId }) => sessionId ?? null),
  ]);
  const found = new Map(rows.map((row) => [row.position, row]));
  return stakers.map((_, index) => found.get(index + 1));
}

/** Advisory lock of one player; the seed keeps it apart from the advisory locks of rounds. */
const stakeLock: Statement = {
  name: 'stake-lock',
  text: 'select pg_advisory_xact_lock(hashtextextended($1, 7230118))',
};

/**
 * Serializes the stakes of one player until this transaction ends, so that two cannot both use the last
 * of a limit. Locked before rounds and wallets.
 */
export const lockStakesOf = (db: Queryable, userId: string) => db.run(stakeLock, [userId]);

const playSessionColumns = {
  startedAt: column.time,
  checkedAt: column.time,
  staked: column.bigint,
  returned: column.bigint,
  now: column.time,
};

/** Activity of a player since the sign-in, all devices together; amounts in minor units. */
export type PlaySessionRecord = RowOf<typeof playSessionColumns>;

/** The duration of a player's current play, with its sums; `undefined` if the player is not signed in. */
export const findPlaySession = (db: Queryable, userId: string, at?: Date) =>
  db.row(
    {
      text: `select p.started_at as "startedAt", p.checked_at as "checkedAt", s.staked, s.returned,
         coalesce($2::timestamptz, clock_timestamp()) as now
       from play_sessions p
       join wallets w on w.user_id = p.user_id
       cross join lateral (
         select coalesce(-sum(e.amount) filter (where t.kind = 'bet'), 0)::bigint as staked,
           coalesce(sum(e.amount) filter (where t.kind <> 'bet'), 0)::bigint as returned
         from entries e join transfers t on t.id = e.transfer_id
         where e.account_id = w.id and e.version is not null and e.created_at >= p.started_at
           and t.kind in ('bet', 'payout', 'refund')
       ) s
       where p.user_id = $1 and p.ended_at is null`,
      columns: playSessionColumns,
    },
    [userId, at ?? null],
  );

/** Restarts the count to the next reality check; returns whether the player is playing. */
export const acknowledgeCheck = async (db: Queryable, userId: string, at: Date) =>
  (await db.run(
    `update play_sessions set checked_at = greatest(started_at, $2)
     where user_id = $1 and ended_at is null`,
    [userId, at],
  )) > 0;

export const setCheckMinutes = (db: Queryable, userId: string, minutes: number) =>
  db.run('update users set reality_check_minutes = $2 where id = $1', [userId, minutes]);

export const findCheckMinutes = async (db: Queryable, userId: string) =>
  (
    await db.row(
      {
        text: 'select reality_check_minutes as minutes from users where id = $1',
        columns: { minutes: column.integer.orNull },
      },
      [userId],
    )
  )?.minutes ?? null;

/** Condition under which a device's session is active. */
const running = `revoked_at is null and expires_at > now()
  and last_seen_at > now() - interval '30 minutes'`;

/**
 * Records a sign-in: on one more device, or the start of a new period of play.
 * @param sessionId the session just begun
 */
export const beginPlay = (db: Queryable, userId: string, at?: Date, sessionId?: string) =>
  db.run(
    `with over as (
       update play_sessions set ended_at = seen_at
       where user_id = $1 and ended_at is null and not exists (
         select from sessions where user_id = $1 and id is distinct from $3::uuid and ${running}
       ) returning id
     )
     insert into play_sessions (id, user_id, started_at, seen_at, checked_at)
     select gen_random_uuid(), $1, t.at, t.at, t.at
     from (select coalesce($2::timestamptz, clock_timestamp()) as at) t
     where exists (select from over)
       or not exists (select from play_sessions where user_id = $1 and ended_at is null)
     on conflict (user_id) where ended_at is null do nothing`,
    [userId, at ?? null, sessionId ?? null],
  );

/** Records activity of the player. */
export const recordPlayActivity = (db: Queryable, userId: string, at?: Date) =>
  db.run(
    `update play_sessions set seen_at = greatest(seen_at, coalesce($2::timestamptz, now()))
     where user_id = $1 and ended_at is null`,
    [userId, at ?? null],
  );

/** Ends play, on all devices. */
export const endPlay = (db: Queryable, userId: string, at?: Date) =>
  db.run(
    `update play_sessions
     set ended_at = greatest(started_at, coalesce($2::timestamptz, clock_timestamp()))
     where user_id = $1 and ended_at is null`,
    [userId, at ?? null],
  );

/** Records a sign-out of a device; play ends unless another device is in use. */
export const leavePlay = (db: Queryable, userId: string) =>
  db.run(
    `update play_sessions set ended_at = greatest(started_at, clock_timestamp())
     where user_id = $1 and ended_at is null
       and not exists (select from sessions where user_id = $1 and ${running})`,
    [userId],
  );

/**
 * Begins a break requested by the user. A restricted, blocked or pending user keeps that status, and the
 * user cannot be activated before the end of the break.
 */
export const startBreak = (tx: Transaction, userId: string, until: Date, endableAt: Date | null) =>
  tx.run(
    `update users set status_until = $2, break_endable_at = $3, version = version + 1,
       status = case when status = 'activated' then 'restricted' else status end,
       status_cause = case when status = 'activated' then 'self' else status_cause end,
       status_reason = case when status = 'activated' then null else status_reason end
     where id = $1`,
    [userId, until, endableAt],
  );

/** Sets the end of an indefinite break. */
export const setBreakEnd = (tx: Transaction, userId: string, until: Date) =>
  tx.run(
    `update users set status_until = $2, break_endable_at = null, version = version + 1
     where id = $1`,
    [userId, until],
  );

/**
 * Ends expired restrictions by staff, in batches; returns their users with the resulting status, which
 * is a break if the user has taken a longer one.
 */
export const endRestrictions = (tx: Transaction, at: Date) =>
  tx.rows(
    {
      text: `with due as (
         select u.id, u.status_until > $1 is true as rests
         from wallets w join users u on u.id = w.user_id
         where u.restricted_until <= $1 and not ${isHeld}
         order by w.id limit 100 for no key update skip locked
       )
       update users u set restricted_until = null, status_reason = null, version = version + 1,
         status = case when rests then 'restricted' else 'activated' end,
         status_cause = case when rests then 'self' else 'system' end,
         status_until = case when rests then status_until end,
         break_endable_at = case when rests then break_endable_at end
       from due where u.id = due.id returning u.id, u.status`,
      columns: { id: column.uuid, status: column.oneOf(['activated', 'restricted']) },
    },
    [at],
  );

/** Ends expired breaks, in batches; returns their users. */
export const endBreaks = (tx: Transaction, at: Date) =>
  tx.rows(
    {
      text: `with due as (
         select u.id from wallets w join users u on u.id = w.user_id
         where u.status = 'restricted' and u.status_cause = 'self' and u.status_until <= $1
           and not ${isHeld}
         order by w.id limit 100 for no key update skip locked
       )
       update users u set status = 'activated', status_cause = 'system', status_reason = null,
         status_until = null, version = version + 1
       from due where u.id = due.id returning u.id`,
      columns: { id: column.uuid },
    },
    [at],
  );
