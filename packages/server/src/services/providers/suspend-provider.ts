import type { Transaction } from '../../store/database.ts';
import { insertSuspension, type NewSuspension } from '../../store/provider-suspensions.ts';
import { findStaffIds } from '../../store/users.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';

/**
 * Suspends a provider and notifies staff; returns whether it was not suspended before. Wake the outbox
 * after the commit.
 * @source ours
 */
export async function suspendProvider(
  tx: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
  suspension: NewSuspension,
): Promise<boolean> {
  if (!(await insertSuspension(tx, id, suspension))) return false;
  for (const userId of await findStaffIds(tx)) {
    await notify(tx, { userId, kind: 'provider-suspended', params: { provider: name } });
  }
  await announceChange(tx, { kind: 'provider', id, ownerId: null });
  return true;
}
