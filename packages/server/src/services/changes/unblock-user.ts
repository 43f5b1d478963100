import type { ChangeParams } from '@lobi/core/contract';
import { refusedField } from '../../domain/bound.ts';
import type { UserManagement } from '../people/manage-users.ts';
import { assertMayChangeStatus, isVerifying } from '../people/status-changes.ts';
import type { ServiceDeps } from '../service-deps.ts';
import type { ChangeKind } from './change-kinds.ts';
import { requireChangeable } from './change-role.ts';
import { fact } from './fact.ts';

/**
 * Lets a blocked person in again, by whom identity and age were checked if nobody did before. Errors: `not_found`, `forbidden`, `conflict`,
 * `status_not_allowed`, `validation`.
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
    if (isVerifying(record, 'activated') && !params.verified) {
      throw refusedField('params.verified', 'validation.required');
    }
    return {
      id: record.id,
      name: record.username,
      personId: record.id,
      facts: fact('status', record.status, 'activated'),
    };
  },
  execute: async (tx, { actor, params, reason }) => {
    const { userId, version, verified } = params;
    const body = { status: 'activated', reason, version, verified } as const;
    const { ended } = await people.changeStatusIn(tx, actor, userId, body);
    return { endedSessions: ended };
  },
});
