import type { Activity, Meta } from '@lobi/core/contract';
import { listActivity, type ActivityQuery } from '../../store/activity.ts';
import type { Actor } from '../actor.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireTraceableUser } from '../visibility.ts';
import { toActivity } from '../wire/to-activity.ts';

export interface ActivityService {
  /** What a user did, newest first: one's own, or anyone's for staff. @throws AppError `not_found` */
  list(
    actor: Actor,
    userId: string,
    query: ActivityQuery,
  ): Promise<{ data: Activity[]; meta: Meta }>;
}

export function createActivityService({ db }: ServiceDeps): ActivityService {
  return {
    list: async (actor, userId, query) => {
      const { id } = await requireTraceableUser(db, actor, userId);
      const page = await listActivity(db, id, query);
      return { data: page.rows.map(toActivity), meta: page.meta };
    },
  };
}
