import { AppError, type BreakLength, type User } from '@lobi/core/contract';
import { breakEnd } from '@lobi/core/policy';
import type { Database } from '../../store/database.ts';
import { endBreaks, endPlay, startBreak } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import { findSelf, findUserDetail, lockUsers } from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { announceChange } from '../announce-change.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toUser } from '../wire/to-user.ts';

/** Breaks that players take from play. */
export interface BreakService {
  /**
   * Begins at once, on every device and under every brand, and is ended by nobody before its time.
   * A longer one may follow a shorter one. Bets that stand are settled; money may be taken out.
   * @throws AppError `conflict` when a break that runs ends later anyway
   */
  start(actor: Actor, length: BreakLength): Promise<User>;
}

export function createBreakService(deps: ServiceDeps): BreakService {
  const { db, wakeOutbox } = deps;
  return {
    start: async ({ id }, length) => {
      const user = await db.transaction(async (tx) => {
        await lockUsers(tx, [id]);
        const record = await findUserDetail(tx, id);
        if (!record) throw new AppError('not_found');
        const at = await bookTime(tx, deps.bookTime?.());
        const until = breakEnd(length, at);
        if (record.statusUntil !== null && record.statusUntil >= until) {
          throw new AppError('conflict', 'a longer break runs');
        }
        await startBreak(tx, id, until);
        await endPlay(tx, id, at);
        const self = await findSelf(tx, id);
        if (!self) throw new AppError('not_found');
        const params = { status: self.status, reason: 'break' };
        await notify(tx, { userId: id, kind: 'status-changed', params, at });
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        return toUser({ ...self, unread: self.unread + 1 });
      });
      wakeOutbox();
      return user;
    },
  };
}

/**
 * Ends breaks whose time is over, and tells their players; answers how many.
 * @param now time to look at; default the database's clock
 */
export const endDueBreaks = (db: Database, now?: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const at = await bookTime(tx, now);
    const over = await endBreaks(tx, at);
    for (const { id } of over) {
      await notify(tx, { userId: id, kind: 'break-over', params: {}, at });
      await announceChange(tx, { kind: 'user', id, ownerId: id });
    }
    return over.length;
  });
