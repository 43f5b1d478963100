import type { Database } from '../../store/database.ts';
import { lockExpiredDeposit, lockTransaction } from '../../store/transactions.ts';
import { rejectRequest } from './close-request.ts';
import { currentTime } from '../../store/rounds.ts';

/** Rejects one unpaid expired deposit; returns whether there was one. */
export const expireOne = (db: Database, bookedAt?: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const at = await currentTime(tx, bookedAt);
    const lapsed = await lockExpiredDeposit(tx, at);
    const record = lapsed && (await lockTransaction(tx, lapsed.id));
    if (!record) return false;
    await rejectRequest(tx, record, { actorId: null, reason: 'expired', at });
    return true;
  });
