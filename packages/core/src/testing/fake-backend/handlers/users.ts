import { isStaff } from '../../../contract/roles.ts';
import { assertMayActAlone } from '../changes.ts';
import { toMember } from '../figures.ts';
import { maySee, visibleUser } from '../visibility.ts';
import {
  changeStatus,
  createUser,
  freezeWallet,
  makePasswordLink,
  toRow,
  toUserDetail,
  updateUser,
} from '../users.ts';
import { matchingPerson } from './matching-person.ts';
import { matching, only, pageOf, type HandlersOf } from './call.ts';

/** Handlers to list, create and change users. */
export const usersHandlers: HandlersOf<'user'> = {
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
    if (body.role === 'admin') assertMayActAlone(world);
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
    if (user.status === 'blocked' && body.status === 'activated') assertMayActAlone(world);
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
};
