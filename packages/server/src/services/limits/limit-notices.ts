import type { Database } from '../../store/database.ts';
import { findDueLimits } from '../../store/limits.ts';
import { currentTime } from '../../store/rounds.ts';
import { notify } from '../notifications/notify.ts';

/** One node notifies; the others then find nothing to do. */
const noticeLock = 7_230_117;

/**
 * Notifies players whose increase of a limit may be confirmed now, once each; returns the number.
 * @param at reference time; default the database's clock
 */
export function announceDueLimits(db: Database, at?: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.run('select pg_advisory_xact_lock($1)', [noticeLock]);
    const now = await currentTime(tx, at);
    const due = await findDueLimits(tx, now);
    for (const { userId } of due) {
      await notify(tx, { userId, kind: 'limit-raised', params: {}, at: now });
    }
    return due.length;
  });
}
