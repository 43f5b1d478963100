import { AppError, type Role, type SecondFactor, type SecondFactorKey } from '@lobi/core/contract';
import { mayManage, staffFactorConcerns } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { currentTime } from '../../store/rounds.ts';
import {
  beginSecondFactor,
  endSecondFactor,
  findSecondFactor,
  updateSecondFactor,
  lockSecondFactor,
  type SecondFactorRecord,
} from '../../store/second-factors.ts';
import { lockUsers, lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import { assertActive } from '../people/assert-active.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import {
  keyAddress,
  newKey,
  newRecoveryCodes,
  recoveryCodeAmong,
  stepOf,
} from './one-time-codes.ts';
import type { Session } from './session.ts';
import { createSessionStore } from './session-store.ts';

/** Second factor of a user as stored, sealed. */
interface StoredFactor {
  readonly secret: string;
  /** Unused recovery codes. */
  readonly recovery: readonly string[];
}

/**
 * Second factor: a code from an authenticator app, optional for users, and required of all roles except
 * players if the platform requires it.
 * @source ours – security 6.3.3
 */
export interface SecondFactorService {
  show(actor: Actor): Promise<SecondFactor>;
  /** Creates a key; `issuer` is the platform's name in the app. @throws AppError `conflict` */
  begin(actor: Actor, issuer: string): Promise<SecondFactorKey>;
  /**
   * Enables the second factor and returns the recovery codes.
   * @throws AppError `code_wrong`, `conflict`
   */
  confirm(session: Session, code: string): Promise<{ recoveryCodes: readonly string[] }>;
  /** Disables the caller's own second factor. @throws AppError `code_wrong`, `conflict`, `forbidden` */
  end(actor: Actor, code: string): Promise<void>;
  /** Replaces all recovery codes. @throws AppError `code_wrong`, `conflict` */
  renew(actor: Actor, code: string): Promise<{ recoveryCodes: readonly string[] }>;
  /** Disables the second factor of another user. @throws AppError `not_found`, `forbidden`, `conflict` */
  reset(actor: Actor, userId: string): Promise<void>;
  /** Returns whether signing in requires a code. */
  isOn(userId: string): Promise<boolean>;
  /** Uses up a code; returns whether it was correct. */
  verifyCode(userId: string, code: string): Promise<boolean>;
  /** Returns whether the platform requires it of this role. */
  isDemanded(role: Role): Promise<boolean>;
  /** Rejects users who must have a second factor and have none. @throws AppError `second_factor_required` */
  assertGiven(actor: Actor): Promise<void>;
}

export function createSecondFactorService(deps: ServiceDeps): SecondFactorService {
  const { db, seal, unseal, rules, currency, onSessionEnded, wakeOutbox } = deps;
  const open = (sealed: string): StoredFactor => JSON.parse(unseal(sealed)) as StoredFactor;
  const close = (factor: StoredFactor): string => seal(JSON.stringify(factor));
  const isConfirmed = (record: SecondFactorRecord | undefined): boolean =>
    (record?.confirmedAt ?? null) !== null;

  const isDemanded = async (role: Role): Promise<boolean> => {
    if (!staffFactorConcerns({ role })) return false;
    const start = { staffSecondFactor: rules.staffSecondFactor };
    return (await currentSettings(db, start, currency)).staffSecondFactor;
  };

  /** The record after a code was used; `undefined` when it is wrong or already used. */
  const after = (record: SecondFactorRecord, code: string): SecondFactorRecord | undefined => {
    const factor = open(record.sealed);
    const lastStep = stepOf(factor.secret, code, Date.now());
    if (lastStep !== undefined) {
      return lastStep > record.lastStep ? { ...record, lastStep } : undefined;
    }
    const used = recoveryCodeAmong(factor.recovery, code);
    if (used === undefined) return undefined;
    const recovery = factor.recovery.filter((each) => each !== used);
    return { ...record, sealed: close({ ...factor, recovery }) };
  };

  /**
   * Uses up a code under the lock of its record, so that of two attempts with one code only one
   * succeeds.
   */
  const use = async (tx: Transaction, userId: string, code: string): Promise<boolean> => {
    const record = await lockSecondFactor(tx, userId);
    if (!record || !isConfirmed(record)) throw new AppError('conflict');
    const next = after(record, code);
    if (!next) return false;
    await updateSecondFactor(tx, userId, next);
    return true;
  };

  /** Replaces all recovery codes, after a code has been used up. */
  const giveCodes = async (
    tx: Transaction,
    userId: string,
    record: SecondFactorRecord,
    code: string,
  ): Promise<readonly string[]> => {
    const next = after(record, code);
    if (!next) throw new AppError('code_wrong');
    const recovery = newRecoveryCodes();
    const { secret } = open(record.sealed);
    await updateSecondFactor(tx, userId, { ...next, sealed: close({ secret, recovery }) });
    return recovery;
  };

  const isOn = async (from: Queryable, userId: string) =>
    isConfirmed(await findSecondFactor(from, userId));

  return {
    show: async ({ id, role }) => {
      const record = await findSecondFactor(db, id);
      return {
        since: record?.confirmedAt?.toISOString() ?? null,
        recoveryLeft: record ? open(record.sealed).recovery.length : 0,
        demanded: await isDemanded(role),
      };
    },

    begin: async ({ id, username }, issuer) => {
      const secret = newKey();
      const sealed = close({ secret, recovery: [] });
      const isNew = await db.transaction(async (tx) =>
        beginSecondFactor(tx, id, { sealed, at: await currentTime(tx, deps.currentTime?.()) }),
      );
      if (!isNew) throw new AppError('conflict');
      return { secret, uri: keyAddress(secret, issuer, username) };
    },

    confirm: async ({ id: sessionId, actor: { id } }, code) => {
      const { recoveryCodes, ended } = await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [id]);
        const record = await lockSecondFactor(tx, id);
        if (!record || isConfirmed(record)) throw new AppError('conflict');
        const at = await currentTime(tx, deps.currentTime?.());
        const issued = await giveCodes(tx, id, { ...record, confirmedAt: at }, code);
        await notify(tx, { userId: id, kind: 'second-factor-on', params: {}, at });
        // Users who signed in with the password alone must sign in again.
        const others = await createSessionStore(tx).revokeAll(id, sessionId);
        return { recoveryCodes: issued, ended: others };
      });
      wakeOutbox();
      for (const each of ended) onSessionEnded(each);
      return { recoveryCodes };
    },

    end: async ({ id, role }, code) => {
      if (await isDemanded(role)) throw new AppError('forbidden');
      const isRight = await db.transaction(async (tx) => {
        await lockUsers(tx, [id]);
        const at = await currentTime(tx, deps.currentTime?.());
        if (!(await use(tx, id, code))) return false;
        await endSecondFactor(tx, id);
        await notify(tx, { userId: id, kind: 'second-factor-off', params: {}, at });
        return true;
      });
      if (!isRight) throw new AppError('code_wrong');
      wakeOutbox();
    },

    renew: async ({ id }, code) => {
      const recoveryCodes = await db.transaction(async (tx) => {
        await lockUsers(tx, [id]);
        const record = await lockSecondFactor(tx, id);
        if (!record || !isConfirmed(record)) throw new AppError('conflict');
        const at = await currentTime(tx, deps.currentTime?.());
        const issued = await giveCodes(tx, id, record, code);
        await notify(tx, { userId: id, kind: 'second-factor-renewed', params: {}, at });
        return issued;
      });
      wakeOutbox();
      return { recoveryCodes };
    },

    reset: async (actor, userId) => {
      const target = await requireVisibleUser(db, actor, userId);
      assertActive(actor);
      if (!mayManage(actor, target)) throw new AppError('forbidden');
      const ended = await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [target.id]);
        const at = await currentTime(tx, deps.currentTime?.());
        if (!isConfirmed(await lockSecondFactor(tx, target.id))) throw new AppError('conflict');
        await endSecondFactor(tx, target.id);
        await insertActivity(tx, {
          userId: target.id,
          action: 'second-factor-off',
          ...unknownPlace,
        });
        await notify(tx, { userId: target.id, kind: 'second-factor-off', params: {}, at });
        return createSessionStore(tx).revokeAll(target.id);
      });
      wakeOutbox();
      for (const each of ended) onSessionEnded(each);
    },

    isOn: (userId) => isOn(db, userId),
    verifyCode: (userId, code) => db.transaction((tx) => use(tx, userId, code)),
    isDemanded,
    assertGiven: async ({ id, role }) => {
      if (!(await isDemanded(role)) || (await isOn(db, id))) return;
      throw new AppError('second_factor_required');
    },
  };
}
