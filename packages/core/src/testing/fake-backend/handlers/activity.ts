import { traceableUser } from '../visibility.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** Handlers of a user's activity log. */
export const activityHandlers: HandlersOf<'activity'> = {
  'activity.list': ({ world, caller, input: { params, query } }) => {
    const { id } = traceableUser(world, caller(), params.userId);
    const rows = world.activity.filter(only('userId', id)).filter(only('action', query?.action));
    return pageOf(rows, { sort: '-createdAt', ...query });
  },
};
