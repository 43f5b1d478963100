import type { Activity, LoggedActivity, Meta } from '@lobi/core/contract';
import { NIL as noUserId } from 'uuid';
import {
  listActivity,
  listAllActivity,
  type ActivityLogQuery,
  type ActivityQuery,
} from '../../store/activity.ts';
import { findNames } from '../../store/names.ts';
import type { Actor } from '../access/actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { isId, requireTraceableUser } from '../access/visibility.ts';
import { subjectsOf, toActivity, toLoggedActivity } from '../wire/to-activity.ts';

export interface ActivityService {
  /**
   * Lists actions of a user, newest first: the caller's own, or those of any user for staff.
   * @throws AppError `not_found`
   */
  list(
    actor: Actor,
    userId: string,
    query: ActivityQuery,
  ): Promise<{ data: Activity[]; meta: Meta }>;
  /** Lists actions of all users, newest first, except notes about the caller. */
  log(actor: Actor, query: ActivityLogQuery): Promise<{ data: LoggedActivity[]; meta: Meta }>;
}

export function createActivityService({ db }: ServiceDeps): ActivityService {
  return {
    list: async (actor, userId, query) => {
      const { id } = await requireTraceableUser(db, actor, userId);
      const page = await listActivity(db, id, query);
      return { data: page.rows.map(toActivity), meta: page.meta };
    },

    log: async (actor, { userId, ...query }) => {
      const requestedId = userId !== undefined && !isId(userId) ? noUserId : userId;
      const { rows, meta } = await listAllActivity(db, actor.id, { ...query, userId: requestedId });
      const names = await findNames(
        db,
        rows.flatMap((row) => subjectsOf(row).map(({ id }) => id)),
      );
      return { data: rows.map((row) => toLoggedActivity(row, names)), meta };
    },
  };
}
