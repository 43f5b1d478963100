import { AppError, type BreakLength, type User } from '@lobi/core/contract';
import { askedBreakEnd } from '@lobi/core/policy';
import type { Database, Transaction } from '../../store/database.ts';
import { endBreaks, setBreakEnd } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import type { Actor } from '../access/actor.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { notify } from '../notifications/notify.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { toUser } from '../wire/to-user.ts';
import { beginBreak, lockUser, selfOf } from './begin-break.ts';

/** Breaks that players take from play. */
export interface BreakService {
  /**
   * Begins at once, on every device and under every brand, and cannot be ended before its time.
   * A longer one may follow a shorter one. Bets that stand are settled; money may be taken out.
   * @throws AppError `conflict` when a break that runs ends later anyway
   */
  start(actor: Actor, length: BreakLength): Promise<User>;
  /**
   * Asks for the end of a break that has none: it comes a week later.
   * @throws AppError `conflict` where there is no such break, and before half a year is over
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
        const at = await bookTime(tx, deps.bookTime?.());
        return toUser((await beginBreak(tx, { userId, length, reason: 'break', at })).self);
      }),
    end: ({ id }) =>
      change(async (tx) => {
        const { breakEndableAt: endableAt } = await lockUser(tx, id);
        const at = await bookTime(tx, deps.bookTime?.());
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
 * Ends breaks whose time is over, and notifies their players; returns how many.
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
