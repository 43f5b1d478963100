import { AppError } from '../../../contract/error-codes.ts';
import { recordActivity } from '../news.ts';
import { traceableUser } from '../visibility.ts';
import type { HandlersOf } from './call.ts';

/** Devices that are signed in. */
export const sessionsHandlers: HandlersOf<'session'> = {
  'session.list': ({ world, caller, token, input: { params } }) => {
    const { id } = traceableUser(world, caller(), params.userId);
    const rows = [...world.sessions].filter(([, { userId }]) => userId === id);
    return { data: rows.map(([key, session]) => ({ ...session, current: key === token })) };
  },
  'session.revoke': ({ world, caller, input: { params } }) => {
    const { id } = traceableUser(world, caller(), params.userId);
    const held = [...world.sessions].find(
      ([, session]) => session.id === params.sessionId && session.userId === id,
    );
    if (!held) throw new AppError('not_found');
    recordActivity(world, caller().id, 'session-revoke', { kind: 'user', id });
    world.sessions.delete(held[0]);
    return undefined;
  },
};
