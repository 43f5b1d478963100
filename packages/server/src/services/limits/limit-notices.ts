import type { Database } from '../../store/database.ts';
import { findDueLimits } from '../../store/limits.ts';
import { bookTime } from '../../store/rounds.ts';
import { notify } from '../notifications/notify.ts';

/** One node notifies; the others find it done. */
const noticeLock = 7_230_117;

/**
 * Notifies players whose increase of a limit may be confirmed now, once each; returns how many.
 * @param at time to look at; default the database's clock
 */
export function announceDueLimits(db: Database, at?: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [noticeLock]);
    const now = await bookTime(tx, at);
    const due = await findDueLimits(tx, now);
    for (const { userId } of due) {
      await notify(tx, { userId, kind: 'limit-raised', params: {}, at: now });
    }
    return due.length;
  });
}
