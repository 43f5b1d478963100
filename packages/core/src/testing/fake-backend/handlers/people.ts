import { isStaff } from '../../../contract/roles.ts';
import type { usersApi } from '../../../contract/api/users.ts';
import { AppError } from '../../../contract/error-codes.ts';
import { assertAlone } from '../changes.ts';
import { dashboardOf, toMember } from '../figures.ts';
import { confirmLimit, limitsOf, setLimit } from '../limits.ts';
import { announceUser, noteActivity } from '../news.ts';
import { maySee, traceableUser, visibleUser } from '../sight.ts';
import {
  changeStatus,
  createUser,
  freezeWallet,
  makePasswordLink,
  toRow,
  toUserDetail,
  updateUser,
} from '../users.ts';
import { change, type FakeUser } from '../world.ts';
import { say } from '../words.ts';
import { matchingPerson } from './matching-person.ts';
import { matching, only, pageOf, type Handlers } from './call.ts';

/** Limits are set by their player alone. */
function checkSelf(caller: FakeUser, userId: string): void {
  if (caller.id !== userId) throw new AppError('not_found');
}

/** Users, what they did, their devices, limits and notifications. */
export const peopleHandlers: Handlers<keyof typeof usersApi> = {
  'dashboard.show': ({ world, caller, language }) => ({
    data: dashboardOf(world, caller(), language),
  }),
  'user.list': ({ world, caller, input: { query } }) => {
    const me = caller();
    const rows = [...world.users.values()]
      .filter((user) => user.id !== me.id && maySee(world, me, user))
      .filter(only('role', query?.role))
      .filter(only('status', query?.status))
      .filter(only('parentId', query?.parent))
      .filter(matchingPerson(world, query?.search, isStaff(me)));
    return pageOf(
      rows.map((user) => toRow(world, me, user)),
      query,
      { parent: ({ parent }) => parent?.username ?? '', balance: ({ wallet }) => wallet.balance },
    );
  },
  'user.create': ({ world, caller, input: { body } }) => {
    const me = caller();
    if (body.role === 'admin') assertAlone(world);
    return { data: toUserDetail(world, me, createUser(world, me, body)) };
  },
  'user.show': ({ world, caller, input: { params } }) => {
    const me = caller();
    return { data: toUserDetail(world, me, visibleUser(world, me, params.userId)) };
  },
  'user.update': ({ world, caller, input: { params, body } }) => {
    const me = caller();
    const user = visibleUser(world, me, params.userId);
    return { data: toUserDetail(world, me, updateUser(world, me, user, body)) };
  },
  'user.status': ({ world, caller, input: { params, body } }) => {
    const me = caller();
    const user = visibleUser(world, me, params.userId);
    if (user.status === 'blocked' && body.status === 'activated') assertAlone(world);
    return { data: toUserDetail(world, me, changeStatus(world, me, user, body)) };
  },
  'user.password-link': ({ world, caller, input: { params } }) => {
    const me = caller();
    return { data: makePasswordLink(world, me, visibleUser(world, me, params.userId)) };
  },
  'user.freeze': ({ world, caller, input: { params, body } }) => {
    const me = caller();
    const user = visibleUser(world, me, params.userId);
    return { data: toUserDetail(world, me, freezeWallet(world, me, user, body)) };
  },
  'user.downline': ({ world, caller, input: { params, query } }) => {
    const me = caller();
    const agent = visibleUser(world, me, params.userId);
    const members = [...world.users.values()]
      .filter(({ parentId }) => parentId === agent.id)
      .filter(matching(query?.search, ({ username }) => [username]));
    return pageOf(
      members.map((member) => toMember(world, me, agent, member)),
      query,
    );
  },
  'activity.list': ({ world, caller, input: { params, query } }) => {
    const { id } = traceableUser(world, caller(), params.userId);
    const rows = world.activity.filter(only('userId', id)).filter(only('action', query?.action));
    return pageOf(rows, { sort: '-createdAt', ...query });
  },
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
    noteActivity(world, caller().id, 'session-revoke', { kind: 'user', id });
    world.sessions.delete(held[0]);
    return undefined;
  },
  'limit.list': ({ world, caller, input: { params } }) => ({
    data: limitsOf(world, traceableUser(world, caller(), params.userId).id),
  }),
  'limit.set': ({ world, caller, input: { params, body } }) => {
    checkSelf(caller(), params.userId);
    setLimit(world, params.userId, { kind: body.kind, period: body.period }, body.amount);
    noteActivity(world, params.userId, 'limit-change');
    return { data: limitsOf(world, params.userId) };
  },
  'limit.confirm': ({ world, caller, input: { params, body } }) => {
    checkSelf(caller(), params.userId);
    confirmLimit(world, params.userId, body);
    noteActivity(world, params.userId, 'limit-change');
    return { data: limitsOf(world, params.userId) };
  },
  'notification.list': ({ world, caller, language, input: { query } }) => {
    const rows = world.notifications.filter(only('userId', caller().id));
    const shown = rows.map(({ words, ...row }) =>
      words ? { ...row, title: say(language, words.title), body: say(language, words.body) } : row,
    );
    return pageOf(shown, query);
  },
  'notification.read': ({ world, caller, input: { body } }) => {
    const { id: userId } = caller();
    for (const row of world.notifications.filter(only('userId', userId)))
      if (row.readAt === null && (body.ids?.includes(row.id) ?? true))
        change(world.notifications, row, { readAt: world.timeNow() });
    announceUser(world, userId);
    return undefined;
  },
};
