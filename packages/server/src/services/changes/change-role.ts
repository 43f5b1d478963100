import { AppError, type ChangeParams } from '@lobi/core/contract';
import { assertMayGetRole, mayManage } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Transaction } from '../../store/database.ts';
import { findTies, lockForRole, updateRole } from '../../store/user-ties.ts';
import { findUser, findUserDetail, type UserDetailRecord } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { createSessionStore } from '../auth/session-store.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import type { ChangeKind } from './change-kinds.ts';
import { fact } from './fact.ts';

type Params = ChangeParams<'user.role'>;

/**
 * Returns a user if the actor may change the role and the version is the current one. Users may not change
 * their own role.
 * @throws AppError `not_found`, `forbidden`, `conflict`
 */
export async function requireChangeable(
  tx: Transaction,
  actor: Actor,
  { userId, version }: { readonly userId: string; readonly version: number },
): Promise<UserDetailRecord> {
  const { id } = await requireVisibleUser(tx, actor, userId);
  const record = await findUserDetail(tx, id);
  if (!record) throw new AppError('not_found');
  if (!mayManage(actor, record)) throw new AppError('forbidden', 'not to be changed by this one');
  if (record.userVersion !== version) throw new AppError('conflict', 'changed since');
  return record;
}

/**
 * Asserts that nothing depends on the current role: no downline of an agent, no money and no upline of a
 * money holder, and nothing open.
 * @throws AppError as the kind
 */
async function requireFree(tx: Transaction, actor: Actor, params: Params) {
  const record = await requireChangeable(tx, actor, params);
  const ties = await findTies(tx, record.id);
  assertMayGetRole(record, params.role, { ...ties, hasAgent: record.parentId !== null });
  return record;
}

/**
 * Changes the role of a user, who is signed out everywhere. Errors: `not_found`, `forbidden`,
 * `conflict`, `validation`, `status_not_allowed`, `has_downline`, `has_open_work`, `has_money`,
 * `has_agent`.
 * @source ours
 */
export const changeRole = (_deps: ServiceDeps): ChangeKind<Params> => ({
  findSubject: async (tx, { actor, params }) => {
    const { id, username, role } = await requireFree(tx, actor, params);
    return { id, name: username, personId: id, facts: fact('role', role, params.role) };
  },
  execute: async (tx, { actor, params }) => {
    await lockForRole(tx, params.userId);
    // Two superadmins who concurrently remove the role from each other would leave none.
    const requester = await findUser(tx, actor.id);
    if (requester?.role !== 'superadmin') throw new AppError('conflict', 'no superadmin any more');
    const { id } = await requireFree(tx, actor, params);
    await updateRole(tx, id, params.role);
    const endedSessions = await createSessionStore(tx).revokeAll(id);
    await insertActivity(tx, { userId: id, action: 'role-change', ...unknownPlace });
    await announceUser(tx, id);
    await announceChange(tx, { kind: 'user', id, ownerId: id });
    return { endedSessions };
  },
});
