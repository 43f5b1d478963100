import { roles, userStatuses } from '@lobi/core/contract';
import { v7 as newId } from 'uuid';
import type { Queryable } from '../../store/database.ts';
import { demoAccountStates, type DemoAccount } from '../../domain/demo-account.ts';
import { recordPlayActivity } from '../../store/protection.ts';
import { deletePushElsewhere, deletePushOfSession } from '../../store/push.ts';
import type { Actor } from '../access/actor.ts';
import { createBatcher } from '../concurrency/batcher.ts';
import { column, type RowOf } from '../../store/row-shape.ts';

/** Life of a session in minutes: without action, and at all. @source ours – 30 min without action */
export const sessionLife = { idleMinutes: 30, absoluteMinutes: 12 * 60 } as const;

/**
 * Maximum delay of the "last seen" time, in seconds: writing it at every call would cost a write per
 * call.
 */
const seenLagSeconds = 30;

/** A session found by its two secrets. */
export interface FoundSession {
  readonly id: string;
  readonly actor: Actor;
  /** Returns whether a session was idle for too long, or is too old. */
  readonly isExpired: boolean;
  readonly isRevoked: boolean;
  readonly demoAccount: DemoAccount;
}

export interface NewSession {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly cookieHash: Buffer;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly country?: string | undefined;
  readonly city?: string | undefined;
}

const runningSessionColumns = {
  id: column.uuid,
  address: column.text.orNull,
  userAgent: column.text.orNull,
  createdAt: column.time,
  lastSeenAt: column.time,
};

/** A running session as shown to its user. */
export type RunningSession = RowOf<typeof runningSessionColumns>;

/**
 * Sessions in the database, by the database's clock. A session that is ended takes its devices with push
 * messages along; one that runs out does not.
 */
export interface SessionStore {
  /**
   * Starts a session and updates the user's sign-in time and location. Returns its id, and whether it is
   * the user's first.
   */
  start(session: NewSession): Promise<{ readonly id: string; readonly isFirst: boolean }>;
  /** Finds a session by both secrets, and updates its last-seen time. */
  find(
    tokenHash: Buffer,
    cookieHash: Buffer,
    idleSeconds?: number,
  ): Promise<FoundSession | undefined>;
  /** Ends a session. Call it in a transaction, so that its devices end with it. */
  revoke(sessionId: string): Promise<void>;
  /**
   * Locks a session until the end of the transaction, so that it cannot be ended meanwhile; returns
   * whether it had not been ended before.
   */
  hold(sessionId: string): Promise<boolean>;
  /** Running sessions of a user, most recently seen first. */
  listRunning(userId: string): Promise<RunningSession[]>;
  /** Ends a user's session; returns whether it was running. Call it in a transaction. */
  revokeOf(userId: string, sessionId: string): Promise<boolean>;
  /**
   * Ends all sessions of a user except one; returns the ids of those that were running. Call it in a
   * transaction. Devices of sessions that ran out end as well.
   */
  revokeAll(userId: string, exceptId?: string): Promise<string[]>;
  /**
   * Ends the session of a cookie; returns its id if it was running. Its devices are left to the next
   * session of the browser.
   */
  revokeByCookie(cookieHash: Buffer): Promise<string | undefined>;
  /** Stores a rehashed password. */
  setPasswordHash(userId: string, passwordHash: string): Promise<void>;
}

const expired = `(s.expires_at <= now() or s.last_seen_at <= now() - interval '${sessionLife.idleMinutes} minutes')`;

/** Condition on a row `s` of `sessions`: it has not ended. */
export const runningSession = `s.revoked_at is null and not ${expired}`;

/** The two secrets of a session, and the seconds of inactivity reported by the page. */
interface Shown {
  readonly tokenHash: Buffer;
  readonly cookieHash: Buffer;
  readonly idleSeconds: number;
}

const sessionColumns = {
  position: column.integer,
  id: column.uuid,
  is_revoked: column.boolean,
  is_expired: column.boolean,
  is_stale: column.boolean,
  actedAt: column.time,
  user_id: column.uuid,
  username: column.text,
  role: column.oneOf(roles),
  status: column.oneOf(userStatuses),
  demo_account: column.oneOf(demoAccountStates).orNull,
  wallet_id: column.uuid,
};

type SessionRow = RowOf<typeof sessionColumns>;

/**
 * Finds the sessions of many calls at once. A call while the user is inactive does not count as
 * activity: `$3` is the time of inactivity.
 */
const findSessions = {
  name: 'sessions-find',
  text: `select a.position::integer as position, s.id, s.revoked_at is not null as is_revoked,
           ${expired} as is_expired, a.at as "actedAt",
           s.last_seen_at < a.at - interval '${seenLagSeconds} seconds' as is_stale,
           u.id as user_id, u.username, u.role, u.status, u.demo_account,
           w.id as wallet_id
         from (
           select *, now() - make_interval(secs => idle_seconds) as at
           from unnest($1::bytea[], $2::bytea[], $3::float8[]) with ordinality
             as a(token_hash, cookie_hash, idle_seconds, position)
         ) a
         join sessions s on s.token_hash = a.token_hash and s.cookie_hash = a.cookie_hash
         join users u on u.id = s.user_id
         join wallets w on w.user_id = u.id`,
  columns: sessionColumns,
};

/** Maximum calls per lookup, and maximum concurrent lookups. */
const lookUps = { size: 100, concurrency: 4 };

/** Creates the store in the database. */
export function createSessionStore(db: Queryable): SessionStore {
  const touch = (id: string, at: Date) =>
    db.run('update sessions set last_seen_at = greatest(last_seen_at, $2) where id = $1', [id, at]);

  const look = createBatcher<Shown, SessionRow | undefined>({
    run: async (shown) => {
      const rows = await db.rows(findSessions, [
        shown.map(({ tokenHash }) => tokenHash),
        shown.map(({ cookieHash }) => cookieHash),
        shown.map(({ idleSeconds }) => idleSeconds),
      ]);
      const found = new Map(rows.map((row) => [row.position, row]));
      return shown.map((_, index) => found.get(index + 1));
    },
    ...lookUps,
  });

  return {
    start: async ({ userId, tokenHash, cookieHash, address, userAgent, country, city }) => {
      const id = newId();
      const row = await db.row(
        {
          text: `with ended as (
             delete from sessions where user_id = $2 and expires_at < now() - interval '1 day'
           ), signed_in as (
             update users set last_login_at = current_login_at, current_login_at = now(),
               last_login_country = current_login_country, current_login_country = $7,
               last_login_city = current_login_city, current_login_city = $8
             where id = $2 returning last_login_at is null as is_first
           ), started as (
             insert into sessions (id, user_id, token_hash, cookie_hash, ip, user_agent, expires_at)
             values ($1, $2, $3, $4, $5, $6, now() + interval '${sessionLife.absoluteMinutes} minutes')
           )
           select is_first as "isFirst" from signed_in`,
          columns: { isFirst: column.boolean },
        },
        [id, userId, tokenHash, cookieHash, address, userAgent, country, city],
      );
      return { id, isFirst: row?.isFirst ?? true };
    },

    find: async (tokenHash, cookieHash, idleSeconds = 0) => {
      const row = await look({ tokenHash, cookieHash, idleSeconds });
      if (!row) return undefined;
      if (row.is_stale && !row.is_expired && !row.is_revoked) {
        await touch(row.id, row.actedAt);
        if (row.role === 'player') await recordPlayActivity(db, row.user_id, row.actedAt);
      }
      return {
        id: row.id,
        isExpired: row.is_expired,
        isRevoked: row.is_revoked,
        demoAccount: row.demo_account,
        actor: {
          id: row.user_id,
          username: row.username,
          role: row.role,
          status: row.status,
          walletId: row.wallet_id,
        },
      };
    },

    revoke: async (sessionId) => {
      await db.run('update sessions set revoked_at = now() where id = $1 and revoked_at is null', [
        sessionId,
      ]);
      await deletePushOfSession(db, sessionId);
    },

    hold: async (sessionId) => {
      const row = await db.row(
        'select 1 from sessions where id = $1 and revoked_at is null for share',
        [sessionId],
      );
      return row !== undefined;
    },

    listRunning: (userId) =>
      db.rows(
        {
          text: `select s.id, s.ip as address, s.user_agent as "userAgent", s.created_at as "createdAt",
             s.last_seen_at as "lastSeenAt"
           from sessions s where s.user_id = $1 and ${runningSession}
           order by s.last_seen_at desc, s.id desc`,
          columns: runningSessionColumns,
        },
        [userId],
      ),

    revokeOf: async (userId, sessionId) => {
      const ended = await db.run(
        `update sessions s set revoked_at = now()
         where s.id = $2 and s.user_id = $1 and ${runningSession}`,
        [userId, sessionId],
      );
      if (ended > 0) await deletePushOfSession(db, sessionId);
      return ended > 0;
    },

    revokeAll: async (userId, exceptId) => {
      const rows = await db.rows(
        {
          text: `update sessions set revoked_at = now()
           where user_id = $1 and revoked_at is null and id is distinct from $2::uuid returning id`,
          columns: { id: column.uuid },
        },
        [userId, exceptId ?? null],
      );
      await deletePushElsewhere(db, userId, exceptId);
      return rows.map((row) => row.id);
    },

    revokeByCookie: async (cookieHash) => {
      const row = await db.row(
        {
          text: `update sessions set revoked_at = now()
           where cookie_hash = $1 and revoked_at is null returning id`,
          columns: { id: column.uuid },
        },
        [cookieHash],
      );
      return row?.id;
    },

    setPasswordHash: async (userId, passwordHash) => {
      await db.run('update users set password_hash = $2 where id = $1', [userId, passwordHash]);
    },
  };
}
