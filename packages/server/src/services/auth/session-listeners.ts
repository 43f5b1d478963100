import { roleGroups, roles, userStatuses } from '@lobi/core/contract';
import { usableUser } from '../../domain/demo-account.ts';
import type { Queryable } from '../../store/database.ts';
import { runningSession } from './session-store.ts';
import { column, type RowOf } from '../../store/row-shape.ts';

/** Recipients of private channels, with ids as in the channel names. */
export interface AudienceQuery {
  readonly userIds: readonly string[];
  readonly walletIds: readonly string[];
  /** Whether staff receives it as well. */
  readonly staff: boolean;
}

const listenerColumns = {
  sessionId: column.uuid,
  id: column.uuid,
  role: column.oneOf(roles),
  status: column.oneOf(userStatuses),
  walletId: column.uuid,
};

/** A session that may receive private events now, and its user. */
export type Listener = RowOf<typeof listenerColumns>;

/**
 * Finds the sessions that may receive private events. Ended sessions and those of blocked users are
 * never found.
 */
export interface SessionListeners {
  /** Sessions of these users, of owners of these wallets, and of staff. */
  find(query: AudienceQuery): Promise<Listener[]>;
  /** Returns those of the given sessions that may still receive. */
  running(sessionIds: readonly string[]): Promise<Listener[]>;
  /** User of a session, running or not. */
  userOf(sessionId: string): Promise<string | undefined>;
}

const select = (
  isDemo: boolean,
) => `select s.id as "sessionId", u.id, u.role, u.status, w.id as "walletId"
  from sessions s join users u on u.id = s.user_id join wallets w on w.user_id = u.id
  where ${runningSession} and u.status <> 'blocked' and ${usableUser(isDemo)}`;

/**
 * Finds listeners in the database.
 * @param isDemo whether demo accounts may listen
 */
export function createSessionListeners(db: Queryable, isDemo: boolean): SessionListeners {
  const listeners = select(isDemo);
  return {
    find: ({ userIds, walletIds, staff }) =>
      db.rows(
        {
          text: `${listeners} and (u.id = any ($1::uuid[]) or w.id = any ($2::uuid[])
             or ($3 and u.role = any($4))) order by s.id`,
          columns: listenerColumns,
        },
        [userIds, walletIds, staff, roleGroups.staff],
      ),
    running: async (sessionIds) =>
      sessionIds.length === 0
        ? []
        : db.rows({ text: `${listeners} and s.id = any ($1::uuid[])`, columns: listenerColumns }, [
            sessionIds,
          ]),
    userOf: async (sessionId) => {
      const row = await db.row(
        {
          text: 'select user_id as "userId" from sessions where id = $1',
          columns: { userId: column.uuid },
        },
        [sessionId],
      );
      return row?.userId;
    },
  };
}
