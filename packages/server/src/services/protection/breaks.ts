import { AppError, type BreakLength, type User } from '@lobi/core/contract';
import { askedBreakEnd, breakEnd, breakEndableAt } from '@lobi/core/policy';
import type { Database, Transaction } from '../../store/database.ts';
import { endBreaks, endPlay, setBreakEnd, startBreak } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import {
  findSelf,
  findUserDetail,
  lockUsers,
  type SelfRecord,
  type UserDetailRecord,
} from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { announceChange } from '../announce-change.ts';
import { announceUser } from '../announce-user.ts';
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
  /**
   * Asks for the end of a break that has none: it comes a week later.
   * @throws AppError `conflict` where there is no such break, and before half a year is over
   */
  end(actor: Actor): Promise<User>;
}

/** The user, locked for this transaction. @throws AppError `not_found` */
async function lockUser(tx: Transaction, id: string): Promise<UserDetailRecord> {
  await lockUsers(tx, [id]);
  const record = await findUserDetail(tx, id);
  if (!record) throw new AppError('not_found');
  return record;
}

async function selfOf(tx: Transaction, id: string): Promise<SelfRecord> {
  const self = await findSelf(tx, id);
  if (!self) throw new AppError('not_found');
  return self;
}

export function createBreakService(deps: ServiceDeps): BreakService {
  const { db, wakeOutbox } = deps;

  const change = async (work: (tx: Transaction) => Promise<User>): Promise<User> => {
    const user = await db.transaction(work);
    wakeOutbox();
    return user;
  };

  return {
    start: ({ id }, length) =>
      change(async (tx) => {
        const record = await lockUser(tx, id);
        const at = await bookTime(tx, deps.bookTime?.());
        const until = breakEnd(length, at);
        if (record.statusUntil !== null && record.statusUntil >= until) {
          throw new AppError('conflict', 'a longer break runs');
        }
        await startBreak(tx, id, until, breakEndableAt(length, at));
        await endPlay(tx, id, at);
        const self = await selfOf(tx, id);
        const params = { status: self.status, reason: 'break' };
        await notify(tx, { userId: id, kind: 'status-changed', params, at });
        await announceChange(tx, { kind: 'user', id, ownerId: id });
        return toUser({ ...self, unread: self.unread + 1 });
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
