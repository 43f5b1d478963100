import { isOneOf, seemsSamePerson } from '@lobi/core/contract';
import { marksOf, type PersonFacts } from '../../domain/resemblance.ts';
import { insertActivity } from '../../store/activity.ts';
import { holdAccount } from '../../store/account-holds.ts';
import type { Database, Transaction } from '../../store/database.ts';
import { addPersonMarks, listSharedSigns, listUnmarkedPeople } from '../../store/person-marks.ts';
import { findUser, lockUsersWithWallets } from '../../store/users.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { notify } from '../notifications/notify.ts';
import { unknownPlace } from './unknown-place.ts';

/**
 * Holds the account of a user who resembles an excluded or blocked one: only staff activates it, after
 * comparing the two. An activated account is restricted until then. To the user it looks like any
 * restriction, and a hold before activation is invisible. Returns whether there was a new reason for a
 * hold.
 */
export async function holdIfResembling(
  tx: Transaction,
  userId: string,
  at: Date,
): Promise<boolean> {
  await lockUsersWithWallets(tx, [userId]);
  const user = await findUser(tx, userId);
  if (!user || !isOneOf('holders', user) || user.status === 'blocked') return false;
  const shared = await listSharedSigns(tx, userId, at);
  const matches = shared.filter(({ signs }) => seemsSamePerson(signs));
  if (matches.length === 0) return false;
  const { wasActivated } = await holdAccount(tx, userId, matches, at);
  // Not in the owner's own activity, which would reveal the hold.
  await insertActivity(tx, {
    userId: null,
    action: 'account-hold',
    details: { userId },
    ...unknownPlace,
  });
  if (wasActivated) {
    await insertActivity(tx, { userId, action: 'status-change', ...unknownPlace });
    const params = { status: 'restricted', reason: 'general' } as const;
    await notify(tx, { userId, kind: 'status-changed', params, at });
  }
  await announceChange(tx, { kind: 'user', id: userId, ownerId: userId });
  return true;
}

/** Stores the identifying details of a user, and holds the account if it resembles others. */
export async function rememberPerson(
  tx: Transaction,
  userId: string,
  facts: PersonFacts,
  at: Date,
): Promise<boolean> {
  await addPersonMarks(tx, userId, marksOf(facts), at);
  return holdIfResembling(tx, userId, at);
}

/**
 * Stores the origin of a sign-in. A user who waits for approval is compared again, and so is every other
 * user with a browser or an address that is new for the account.
 */
export async function rememberSignIn(
  tx: Transaction,
  { id, role, status }: Pick<Actor, 'id' | 'role' | 'status'>,
  traces: Pick<PersonFacts, 'device' | 'address'>,
): Promise<void> {
  if (!isOneOf('holders', { role })) return;
  const at = await currentTime(tx);
  const hasNewMark = await addPersonMarks(tx, id, marksOf(traces), at);
  if (hasNewMark || status === 'pending') await holdIfResembling(tx, id, at);
}

const batch = 500;

/**
 * Stores the identifying details of profiles from before they were introduced; returns the number of
 * users. Idempotent, and safe on several nodes at once. It holds no accounts: activated users stay
 * activated.
 */
export async function markProfiles(db: Database): Promise<number> {
  let count = 0;
  let after: string | null = null;
  const at = new Date();
  for (;;) {
    const people = await listUnmarkedPeople(db, after, batch);
    for (const { id, ...profile } of people) await addPersonMarks(db, id, marksOf(profile), at);
    count += people.length;
    const last = people.at(-1);
    if (!last || people.length < batch) return count;
    after = last.id;
  }
}
