import type { ChangeAsk, ChangeRequest, Role, UserDetail } from '@lobi/core/contract';
import type { Actor } from '../../packages/server/src/services/access/actor.ts';
import { versionOf, type TestUsers } from './test-users.ts';
import type { World } from './world.ts';

/** Reason that every request of these tests gives. */
export const reason = 'looked into it together';

export type ChangeRequests = ReturnType<typeof createChangeRequests>;

/** Requests of changes in a world, and decisions about them; `superadmin` reads the results. */
export function createChangeRequests(world: World, { superadmin }: Pick<TestUsers, 'superadmin'>) {
  const requestChange = (by: Actor, body: ChangeAsk): Promise<ChangeRequest> =>
    world.services.changes.request(by, body);
  const approve = (by: Actor, { id }: ChangeRequest) =>
    world.services.changes.decide(by, id, { approve: true });
  const reject = (by: Actor, { id }: ChangeRequest) =>
    world.services.changes.decide(by, id, { approve: false, reason: 'not convinced' });
  const withdraw = (by: Actor, { id }: ChangeRequest) => world.services.changes.withdraw(by, id);
  const readUser = (target: Actor): Promise<UserDetail> =>
    world.services.users.show(superadmin, target.id);

  const toRole = async (target: Actor, role: Role): Promise<ChangeAsk> => ({
    kind: 'user.role',
    params: { userId: target.id, role, version: await versionOf(world, target) },
    reason,
  });
  const toAgent = async (target: Actor, parent: Actor | null): Promise<ChangeAsk> => ({
    kind: 'user.agent',
    params: {
      userId: target.id,
      parentId: parent?.id ?? null,
      version: await versionOf(world, target),
    },
    reason,
  });
  const unblock = async (target: Actor): Promise<ChangeAsk> => ({
    kind: 'user.unblock',
    params: { userId: target.id, version: await versionOf(world, target) },
    reason,
  });

  return { requestChange, approve, reject, withdraw, readUser, toRole, toAgent, unblock };
}
