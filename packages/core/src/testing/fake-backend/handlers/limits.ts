import { AppError } from '../../../contract/error-codes.ts';
import { confirmLimit, limitsOf, setLimit } from '../limits.ts';
import { recordActivity } from '../news.ts';
import { traceableUser } from '../visibility.ts';
import type { FakeUser } from '../world.ts';
import type { HandlersOf } from './call.ts';

/** Only the player may set limits. */
function checkSelf(caller: FakeUser, userId: string): void {
  if (caller.id !== userId) throw new AppError('not_found');
}

/** Handlers of the limits that players set for themselves. */
export const limitsHandlers: HandlersOf<'limit'> = {
  'limit.list': ({ world, caller, input: { params } }) => ({
    data: limitsOf(world, traceableUser(world, caller(), params.userId).id),
  }),
  'limit.set': ({ world, caller, input: { params, body } }) => {
    checkSelf(caller(), params.userId);
    setLimit(world, params.userId, { kind: body.kind, period: body.period }, body.amount);
    recordActivity(world, params.userId, 'limit-change');
    return { data: limitsOf(world, params.userId) };
  },
  'limit.confirm': ({ world, caller, input: { params, body } }) => {
    checkSelf(caller(), params.userId);
    confirmLimit(world, params.userId, body);
    recordActivity(world, params.userId, 'limit-change');
    return { data: limitsOf(world, params.userId) };
  },
};
