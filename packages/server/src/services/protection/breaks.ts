import { AppError, type BreakLength, type User } from '@lobi/core/contract';
import { askedBreakEnd } from '@lobi/core/policy';
import type { Database, Transaction } from '../../store/database.ts';
import { endBreaks, setBreakEnd } from '../../store/protection.ts';
import { currentTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toUser } from '../wire/to-user.ts';
import { beginBreak, lockUser, selfOf } from './begin-break.ts';

/** Breaks of players from play. */
export interface BreakService {
  /**
   * Begins at once, on every device and for every brand, and cannot be ended early. A longer break may
   * follow a shorter one. Open bets are settled; withdrawals stay possible.
   * @throws AppError `conflict` when a running break ends later anyway
   */
  start(actor: Actor, length: BreakLength): Promise<User>;
  /**
   * Requests the end of an indefinite break, which follows a week later.
   * @throws AppError `conflict` without such a break, and within its first half year
   */
  end(actor: Actor): Promise<User>;
}

export function createBreakService(deps: ServiceDeps): BreakService {
  const { db, wakeOutbox } = deps;

  const change = async (work: (tx: Transaction) => Promise<User>): Promise<User> => {
    const user = await db.transaction(work);
    wakeOutbox();
    return user;
  };

  return {
    start: ({ id: userId }, length) =>
      change(async (tx) => {
        const at = await currentTime(tx, deps.currentTime?.());
        return toUser((await beginBreak(tx, { userId, length, reason: 'break', at })).self);
      }),
    end: ({ id }) =>
      change(async (tx) => {
        const { breakEndableAt: endableAt } = await lockUser(tx, id);
        const at = await currentTime(tx, deps.currentTime?.());
        if (endableAt === null || endableAt > at) {
          throw new AppError('conflict', 'no break whose end may be asked for');
        }
        await setBreakEnd(tx, id, askedBreakEnd(at));
        await announceUser(tx, id);
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        return toUser(await selfOf(tx, id));
      }),
  };
}

/**
 * Ends expired breaks, and notifies their players; returns the number.
 * @param now reference time; default the database's clock
 */
export const endDueBreaks = (db: Database, now?: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const at = await currentTime(tx, now);
    const over = await endBreaks(tx, at);
    for (const { id } of over) {
      await notify(tx, { userId: id, kind: 'break-over', params: {}, at });
      await announceChange(tx, { kind: 'user', id, ownerId: id });
    }
    return over.length;
  });
