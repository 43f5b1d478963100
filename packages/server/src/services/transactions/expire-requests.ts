import type { Database } from '../../store/database.ts';
import { lockLapsed, lockTransaction } from '../../store/transactions.ts';
import { rejectRequest } from './close-request.ts';
import { bookTime } from '../../store/rounds.ts';

/** Rejects one deposit that was not paid in time; returns whether there was one. */
export const expireOne = (db: Database, bookedAt?: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = await bookTime(tx, bookedAt);
    const lapsed = await lockLapsed(tx, at);
    const record = lapsed && (await lockTransaction(tx, lapsed.id));
    if (!record) return false;
    await rejectRequest(tx, record, { actorId: null, reason: 'expired', at });
    return true;
  });
