import { randomBytes } from 'node:crypto';
import { createPasswordHasher } from '../services/auth/password-hasher.ts';
import { announceUser } from '../services/outbox/announce-user.ts';
import { unknownPlace } from '../services/people/unknown-place.ts';
import { insertActivity } from '../store/activity.ts';
import type { Database } from '../store/database.ts';
import { closeDemoAccount, endDemoSessions, findOpenDemoAccounts } from '../store/demo-accounts.ts';
import { endPasswordLinks } from '../store/password-links.ts';
import { bookTime } from '../store/rounds.ts';
import { lockUsersWithWallets, updateStatus } from '../store/users.ts';

/** Why a closed account of the demo is blocked, as staff reads it. */
const reason = 'Demo account';

/**
 * Closes the accounts of the demo for good: blocked, signed out, with an unknown password.
 * The ledger is never rewritten, so their rows and their play money stay. Returns how many were
 * closed now; a second call closes none.
 */
export async function removeDemoAccounts(db: Database): Promise<number> {
  const passwordHash = await createPasswordHasher().hash(randomBytes(32).toString('base64url'));
  return db.transaction(async (tx) => {
    await lockUsersWithWallets(tx, await findOpenDemoAccounts(tx));
    // Read again under the locks: another call may have closed them meanwhile.
    const ids = await findOpenDemoAccounts(tx);
    const at = await bookTime(tx);
    await endDemoSessions(tx);
    for (const userId of ids) {
      await endPasswordLinks(tx, userId, at);
      await updateStatus(tx, userId, { status: 'blocked', reason, until: null, verified: null });
      await closeDemoAccount(tx, userId, passwordHash);
      await insertActivity(tx, { userId, action: 'status-change', ...unknownPlace });
      await announceUser(tx, userId);
    }
    return ids.length;
  });
}
