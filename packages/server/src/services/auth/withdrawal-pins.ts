import {
  AppError,
  type WithdrawalPin,
  type WithdrawalPinEnd,
  type WithdrawalPinSet,
} from '@lobi/core/contract';
import { mayManage } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { bookTime } from '../../store/rounds.ts';
import { lockUsers } from '../../store/users.ts';
import {
  endWithdrawalPin,
  findWithdrawalPin,
  keepWithdrawalPin,
  type WithdrawalPinRecord,
} from '../../store/withdrawal-pins.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import { assertActive } from '../people/assert-active.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { tooMany } from './attempt-limiter.ts';
import { countInDatabase } from './guess-counter.ts';
import { loginLimits } from './login-guard.ts';
import { createTurns } from './turns.ts';

/** The PIN that was right, as it was kept then; `null`: none was kept, so none was asked for. */
export type ProvenPin = string | null;

/**
 * A PIN that users may set for withdrawals, and must where the platform requires it. Wrong ones are
 * slowed down as wrong passwords are, but per person and not per device: a user who signs in again,
 * with a stolen password, gets no new guesses. The caller has asked for the password before `set`
 * and `end`.
 * @source ours – experience (Withdraw: PIN)
 */
export interface WithdrawalPinService {
  show(actor: Actor): Promise<WithdrawalPin>;
  /** @throws AppError `pin_required`, `pin_wrong`, `too_many`, `conflict`, `unavailable` */
  set(actor: Actor, body: Omit<WithdrawalPinSet, 'password'>): Promise<WithdrawalPin>;
  /** @throws AppError `pin_wrong`, `too_many`, `conflict`, `unavailable` */
  end(actor: Actor, body: Omit<WithdrawalPinEnd, 'password'>): Promise<void>;
  /** Removes that of another user. @throws AppError `not_found`, `forbidden`, `conflict` */
  reset(actor: Actor, userId: string): Promise<void>;
  /**
   * Checks a person's PIN where one is set. Hashing is slow: not for transactions.
   * @throws AppError `pin_required`, `pin_wrong`, `too_many`, `unavailable`
   */
  prove(userId: string, pin: string | undefined): Promise<ProvenPin>;
  /**
   * Is what was proven before still what is asked for? Read in the transaction that moves the money,
   * so that a PIN that was set, changed or demanded meanwhile holds.
   * @throws AppError `pin_required`, `pin_wrong`
   */
  assertProven(tx: Transaction, userId: string, proven: ProvenPin): Promise<void>;
}

export function createWithdrawalPinService(deps: ServiceDeps): WithdrawalPinService {
  const { db, seal, unseal, hashPassword, verifyPassword, rules, currency, wakeOutbox } = deps;
  const guesses = countInDatabase(db, 'pin', loginLimits.own);
  const turns = createTurns();
  const now = (queryable: Queryable) => bookTime(queryable, deps.bookTime?.());

  const isDemanded = async (queryable: Queryable): Promise<boolean> => {
    const start = { withdrawalPin: rules.withdrawalPin };
    return (await currentSettings(queryable, start, currency)).withdrawalPin;
  };

  /**
   * Tries of one person wait for each other: of many wrong ones at once no more are looked at than
   * one after another, and many right ones at once, as of a request that is sent again, all pass.
   */
  const check = (userId: string, { sealed }: WithdrawalPinRecord, pin: string | undefined) =>
    turns(userId, async () => {
      if (pin === undefined) throw new AppError('pin_required');
      const waitMs = await guesses.take(userId);
      if (waitMs > 0) throw tooMany(waitMs);
      const isRight = await verifyPassword(unseal(sealed), pin).catch(async (error: unknown) => {
        await guesses.undo(userId);
        throw error;
      });
      if (!isRight) throw new AppError('pin_wrong');
      await guesses.clear(userId);
    });

  /** Under the lock of the person: the PIN is what it was when it was checked, or there is none still. */
  const assertSame = async (
    tx: Transaction,
    userId: string,
    before: WithdrawalPinRecord | undefined,
  ): Promise<void> => {
    await lockUsers(tx, [userId]);
    const record = await findWithdrawalPin(tx, userId);
    if (record?.sealed !== before?.sealed) throw new AppError('conflict');
  };

  return {
    show: async ({ id }) => ({
      since: (await findWithdrawalPin(db, id))?.setAt.toISOString() ?? null,
      demanded: await isDemanded(db),
    }),

    set: async ({ id }, { pin, currentPin }) => {
      const before = await findWithdrawalPin(db, id);
      if (before) await check(id, before, currentPin);
      else if (currentPin !== undefined) throw new AppError('conflict');
      const sealed = seal(await hashPassword(pin));
      const setAt = await db.transaction(async (tx) => {
        await assertSame(tx, id, before);
        const at = await now(tx);
        await keepWithdrawalPin(tx, id, { sealed, setAt: at });
        const kind = before ? 'withdrawal-pin-changed' : 'withdrawal-pin-on';
        await notify(tx, { userId: id, kind, params: {}, at });
        return at;
      });
      wakeOutbox();
      return { since: setAt.toISOString(), demanded: await isDemanded(db) };
    },

    end: async ({ id }, { pin }) => {
      const before = await findWithdrawalPin(db, id);
      if (!before || (await isDemanded(db))) throw new AppError('conflict');
      await check(id, before, pin);
      await db.transaction(async (tx) => {
        await assertSame(tx, id, before);
        await endWithdrawalPin(tx, id);
        await notify(tx, {
          ...{ userId: id, kind: 'withdrawal-pin-off', params: {} },
          at: await now(tx),
        });
      });
      wakeOutbox();
    },

    reset: async (actor, userId) => {
      const { id } = await requireVisibleUser(db, actor, userId).then((target) => {
        assertActive(actor);
        if (!mayManage(actor, target)) throw new AppError('forbidden');
        return target;
      });
      await db.transaction(async (tx) => {
        await lockUsers(tx, [id]);
        if (!(await endWithdrawalPin(tx, id))) throw new AppError('conflict');
        await insertActivity(tx, { userId: id, action: 'withdrawal-pin-off', ...unknownPlace });
        await notify(tx, {
          ...{ userId: id, kind: 'withdrawal-pin-off', params: {} },
          at: await now(tx),
        });
      });
      wakeOutbox();
    },

    prove: async (userId, pin) => {
      const record = await findWithdrawalPin(db, userId);
      if (!record) return null;
      await check(userId, record, pin);
      return record.sealed;
    },

    assertProven: async (tx, userId, proven) => {
      const record = await findWithdrawalPin(tx, userId);
      if (record) {
        if (record.sealed === proven) return;
        throw new AppError(proven === null ? 'pin_required' : 'pin_wrong');
      }
      if (await isDemanded(tx)) throw new AppError('pin_required');
    },
  };
}
