import type { ChangeParams } from '@lobi/core/contract';
import type { UserManagement } from '../people/manage-users.ts';
import { assertMayChangeStatus } from '../people/status-changes.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ChangeKind } from './change-kinds.ts';
import { requireChangeable } from './change-role.ts';
import { fact } from './fact.ts';

/**
 * Lets a blocked person in again. Errors: `not_found`, `forbidden`, `conflict`,
 * `status_not_allowed`.
 * @source ours
 */
export const unblockUser = (
  _deps: ServiceDeps,
  people: UserManagement,
): ChangeKind<ChangeParams<'user.unblock'>> => ({
  askers: ['superadmin'],
  deciders: ['admin', 'superadmin'],
  look: async (tx, { actor, params, at }) => {
    const record = await requireChangeable(tx, actor, params);
    assertMayChangeStatus(actor, record, 'activated', at);
    return {
      id: record.id,
      name: record.username,
      personId: record.id,
      facts: fact('status', record.status, 'activated'),
    };
  },
  execute: async (tx, { actor, params, reason }) => {
    const { userId, version } = params;
    const body = { status: 'activated', reason, version } as const;
    const { ended } = await people.changeStatusIn(tx, actor, userId, body);
    return { endedSessions: ended };
  },
});
