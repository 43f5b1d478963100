import { randomBytes } from 'node:crypto';
import { createPasswordHasher } from '../services/auth/password-hasher.ts';
import { announceUser } from '../services/outbox/announce-user.ts';
import { unknownPlace } from '../services/people/unknown-place.ts';
import { insertActivity } from '../store/activity.ts';
import type { Database } from '../store/database.ts';
import { closeDemoAccount, endDemoSessions, findOpenDemoAccounts } from '../store/demo-accounts.ts';
import { endPasswordLinks } from '../store/password-links.ts';
import { currentTime } from '../store/rounds.ts';
import { lockUsersWithWallets, updateStatus } from '../store/users.ts';

/** Reason shown to staff for a blocked account of the demo. */
const reason = 'Demo account';

/**
 * Closes the demo accounts permanently: blocks them, signs them out and sets an unknown password. The
 * ledger is never rewritten, so that their rows and play money remain. Returns the number of accounts
 * closed by this call; a second call closes none.
 */
export async function removeDemoAccounts(db: Database): Promise<number> {
  const passwordHash = await createPasswordHasher().hash(randomBytes(32).toString('base64url'));
  return db.transaction(async (tx) => {
    await lockUsersWithWallets(tx, await findOpenDemoAccounts(tx));
    // Read again under the locks: another call may have closed them meanwhile.
    const ids = await findOpenDemoAccounts(tx);
    const at = await currentTime(tx);
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
