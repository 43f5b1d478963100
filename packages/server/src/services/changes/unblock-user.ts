import { changeReasons, type ChangeParams, refusedField } from '@lobi/core/contract';
import { isVerifying } from '@lobi/core/rules';
import type { UserManagement } from '../people/manage-users.ts';
import { assertMayChangeStatus } from '../people/assert-may-change-status.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toMessage, toMessageFacts } from '../wire/to-message.ts';
import type { ChangeKind } from './change-kinds.ts';
import { requireChangeable } from './change-role.ts';
import { fact } from './fact.ts';

/**
 * Unblocks a user whose identity and age the actor has checked, unless they were checked before. Errors:
 * `not_found`, `forbidden`, `conflict`, `status_not_allowed`, `validation`.
 * @source ours
 */
export const unblockUser = (
  _deps: ServiceDeps,
  people: UserManagement,
): ChangeKind<ChangeParams<'user.unblock'>> => ({
  findSubject: async (tx, { actor, params, at }) => {
    const record = await requireChangeable(tx, actor, params);
    assertMayChangeStatus(actor, record, 'activated', at);
    if (isVerifying(record, 'activated') && !params.verified) {
      throw refusedField('params.verified', 'validation.required');
    }
    return {
      id: record.id,
      name: record.username,
      personId: record.id,
      facts: [
        ...fact('status', record.status, 'activated'),
        ...toMessageFacts(toMessage(params, changeReasons['user.unblock'], 'params.')),
      ],
    };
  },
  execute: async (tx, { actor, params, reason }) => {
    const { userId, ...rest } = params;
    const body = { status: 'activated', reason, ...rest } as const;
    const { ended } = await people.changeStatusIn(tx, actor, userId, body);
    return { endedSessions: ended };
  },
});
