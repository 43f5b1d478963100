import {
  AppError,
  type WithdrawalPin,
  type WithdrawalPinEnd,
  type WithdrawalPinSet,
} from '@lobi/core/contract';
import { mayManage } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { currentTime } from '../../store/rounds.ts';
import { lockUsers } from '../../store/users.ts';
import {
  endWithdrawalPin,
  findWithdrawalPin,
  storeWithdrawalPin,
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
import { createDatabaseCounter } from './guess-counter.ts';
import { loginLimits } from './login-guard.ts';
import { createTurns } from './turns.ts';

/** The verified PIN as stored at that time; `null`: no PIN was set, so that none was required. */
export type ProvenPin = string | null;

/**
 * PIN that users may set for withdrawals, and must set if the platform requires it. Wrong attempts are
 * limited as for passwords, but per user and not per device: signing in again with a stolen password
 * allows no additional guesses. The caller has verified the password before `set` and `end`.
 * @source ours – experience (Withdraw: PIN)
 */
export interface WithdrawalPinService {
  show(actor: Actor): Promise<WithdrawalPin>;
  /** @throws AppError `pin_required`, `pin_wrong`, `rate_limited`, `conflict`, `unavailable` */
  set(actor: Actor, body: Omit<WithdrawalPinSet, 'password'>): Promise<WithdrawalPin>;
  /** @throws AppError `pin_wrong`, `rate_limited`, `conflict`, `unavailable` */
  end(actor: Actor, body: Omit<WithdrawalPinEnd, 'password'>): Promise<void>;
  /** Removes that of another user. @throws AppError `not_found`, `forbidden`, `conflict` */
  reset(actor: Actor, userId: string): Promise<void>;
  /**
   * Verifies a user's PIN if one is set. Hashing is slow: not for use in transactions.
   * @throws AppError `pin_required`, `pin_wrong`, `rate_limited`, `unavailable`
   */
  prove(userId: string, pin: string | undefined): Promise<ProvenPin>;
  /**
   * Asserts that the earlier verification is still sufficient. Read in the transaction that moves the
   * money, so that a PIN that was set, changed or required meanwhile applies.
   * @throws AppError `pin_required`, `pin_wrong`
   */
  assertProven(tx: Transaction, userId: string, proven: ProvenPin): Promise<void>;
}

export function createWithdrawalPinService(deps: ServiceDeps): WithdrawalPinService {
  const { db, seal, unseal, hashPassword, verifyPassword, rules, currency, wakeOutbox } = deps;
  const guesses = createDatabaseCounter(db, 'pin', loginLimits.own);
  const turns = createTurns();
  const now = (queryable: Queryable) => currentTime(queryable, deps.currentTime?.());

  const isDemanded = async (queryable: Queryable): Promise<boolean> => {
    const start = { withdrawalPin: rules.withdrawalPin };
    return (await currentSettings(queryable, start, currency)).withdrawalPin;
  };

  /**
   * Serializes the attempts of one user: of many concurrent wrong ones no more are verified than of
   * sequential ones, and many correct ones, as of a retried request, all pass.
   */
  const check = (userId: string, { sealed }: WithdrawalPinRecord, pin: string | undefined) =>
    turns(userId, async () => {
      if (pin === undefined) throw new AppError('pin_required');
      const waitMs = await guesses.countAttempt(userId);
      if (waitMs > 0) throw tooMany(waitMs);
      const isRight = await verifyPassword(unseal(sealed), pin).catch(async (error: unknown) => {
        await guesses.undo(userId);
        throw error;
      });
      if (!isRight) throw new AppError('pin_wrong');
      await guesses.clear(userId);
    });

  /** Under the user's lock: the PIN is unchanged since it was verified, or there is still none. */
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
        await storeWithdrawalPin(tx, id, { sealed, setAt: at });
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
