import { AppError, type ChangeParams } from '@lobi/core/contract';
import { assertMayMoveBelow, assertMovable } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Transaction } from '../../store/database.ts';
import { countBelow, lockTree, updateParent } from '../../store/user-ties.ts';
import {
  findUserDetail,
  isInDownline,
  lockUsers,
  type UserDetailRecord,
} from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import type { ChangeKind } from './change-kinds.ts';
import { requireChangeable } from './change-role.ts';
import { fact } from './fact.ts';

type Params = ChangeParams<'user.agent'>;

/**
 * Returns the new agent above.
 * @throws AppError `not_found`, `own_downline`, `validation`, `rate_above_own`
 */
async function requireParent(
  tx: Transaction,
  actor: Actor,
  moved: UserDetailRecord,
  parentId: string,
): Promise<UserDetailRecord> {
  const { id } = await requireVisibleUser(tx, actor, parentId);
  const isOwnDownline = id === moved.id || (await isInDownline(tx, moved.id, id));
  const parent = await findUserDetail(tx, id);
  if (!parent) throw new AppError('not_found');
  assertMayMoveBelow(moved, parent, isOwnDownline);
  return parent;
}

/** Returns the user to move. @throws AppError as the kind */
async function requireMovable(tx: Transaction, actor: Actor, params: Params) {
  const moved = await requireChangeable(tx, actor, params);
  const { parentId } = params;
  assertMovable(moved, parentId);
  const parent = parentId === null ? null : await requireParent(tx, actor, moved, parentId);
  return { moved, parent };
}

/**
 * Moves a user below another agent, together with the user's downline. Booked entries, and requests
 * between the user and the former agent, stay unchanged; from now on the new agents earn and see the
 * user. Errors: `not_found`, `forbidden`, `conflict`, `validation`, `own_downline`, `rate_above_own`.
 * @source ours
 */
export const moveUser = (_deps: ServiceDeps): ChangeKind<Params> => ({
  findSubject: async (tx, { actor, params }) => {
    const { moved, parent } = await requireMovable(tx, actor, params);
    const below = await countBelow(tx, moved.id);
    return {
      id: moved.id,
      name: moved.username,
      personId: moved.id,
      facts: [
        ...fact('agent', moved.parentUsername, parent?.username ?? null),
        ...(below > 0 ? fact('downline', null, String(below)) : []),
      ],
    };
  },
  execute: async (tx, { actor, params }) => {
    const { userId, parentId } = params;
    await lockUsers(tx, parentId === null ? [userId] : [userId, parentId]);
    await lockTree(tx);
    const { moved } = await requireMovable(tx, actor, params);
    const news = { kind: 'user', id: moved.id, ownerId: moved.id } as const;
    // Notifies the former agents as well as the new ones.
    await announceChange(tx, news);
    await updateParent(tx, moved.id, parentId);
    await insertActivity(tx, { userId: moved.id, action: 'agent-change', ...unknownPlace });
    await announceUser(tx, moved.id);
    await announceChange(tx, news);
    return {};
  },
});
