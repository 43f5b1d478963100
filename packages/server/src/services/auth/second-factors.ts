import { AppError, type Role, type SecondFactor, type SecondFactorKey } from '@lobi/core/contract';
import { mayManage } from '@lobi/core/rules';
import { insertActivity } from '../../store/activity.ts';
import type { Queryable, Transaction } from '../../store/database.ts';
import { bookTime } from '../../store/rounds.ts';
import {
  beginSecondFactor,
  endSecondFactor,
  findSecondFactor,
  keepSecondFactor,
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

/** Second factor of a person as it is stored, sealed. */
interface Kept {
  readonly secret: string;
  /** Recovery codes that have not been used. */
  readonly recovery: readonly string[];
}

/**
 * A code from an authenticator app beside the password, for users who want it, and required of all
 * roles but players where the platform asks for it. @source ours – security 6.3.3
 */
export interface SecondFactorService {
  show(actor: Actor): Promise<SecondFactor>;
  /** Makes a key; `issuer` is the platform's name in the app. @throws AppError `conflict` */
  begin(actor: Actor, issuer: string): Promise<SecondFactorKey>;
  /** Turns it on and returns the recovery codes. @throws AppError `code_wrong`, `conflict` */
  confirm(session: Session, code: string): Promise<{ recoveryCodes: readonly string[] }>;
  /** Turns the own one off. @throws AppError `code_wrong`, `conflict`, `forbidden` */
  end(actor: Actor, code: string): Promise<void>;
  /** Makes new recovery codes instead of all others. @throws AppError `code_wrong`, `conflict` */
  renew(actor: Actor, code: string): Promise<{ recoveryCodes: readonly string[] }>;
  /** Turns off that of another user. @throws AppError `not_found`, `forbidden`, `conflict` */
  reset(actor: Actor, userId: string): Promise<void>;
  /** Does signing in take a code? */
  isOn(userId: string): Promise<boolean>;
  /** Uses a code up; returns whether it was right. */
  take(userId: string, code: string): Promise<boolean>;
  /** Does the platform ask it of this role? */
  isDemanded(role: Role): Promise<boolean>;
  /** Rejects users who should have one and have none. @throws AppError `second_factor_needed` */
  assertGiven(actor: Actor): Promise<void>;
}

export function createSecondFactorService(deps: ServiceDeps): SecondFactorService {
  const { db, seal, unseal, rules, currency, onSessionEnded, wakeOutbox } = deps;
  const open = (sealed: string): Kept => JSON.parse(unseal(sealed)) as Kept;
  const close = (kept: Kept): string => seal(JSON.stringify(kept));
  const isConfirmed = (record: SecondFactorRecord | undefined): boolean =>
    (record?.confirmedAt ?? null) !== null;

  const isDemanded = async (role: Role): Promise<boolean> => {
    if (role === 'player') return false;
    const start = { staffSecondFactor: rules.staffSecondFactor };
    return (await currentSettings(db, start, currency)).staffSecondFactor;
  };

  /** The record after a code; `undefined` when it is wrong or was used. */
  const after = (record: SecondFactorRecord, code: string): SecondFactorRecord | undefined => {
    const kept = open(record.sealed);
    const lastStep = stepOf(kept.secret, code, Date.now());
    if (lastStep !== undefined) {
      return lastStep > record.lastStep ? { ...record, lastStep } : undefined;
    }
    const used = recoveryCodeAmong(kept.recovery, code);
    if (used === undefined) return undefined;
    const recovery = kept.recovery.filter((each) => each !== used);
    return { ...record, sealed: close({ ...kept, recovery }) };
  };

  /** Uses a code up under the lock of its record, so that of two tries with one code one wins. */
  const use = async (tx: Transaction, userId: string, code: string): Promise<boolean> => {
    const record = await lockSecondFactor(tx, userId);
    if (!record || !isConfirmed(record)) throw new AppError('conflict');
    const next = after(record, code);
    if (!next) return false;
    await keepSecondFactor(tx, userId, next);
    return true;
  };

  /** Writes new recovery codes instead of all former ones, once a code has been used up. */
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
    await keepSecondFactor(tx, userId, { ...next, sealed: close({ secret, recovery }) });
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
        beginSecondFactor(tx, id, { sealed, at: await bookTime(tx, deps.bookTime?.()) }),
      );
      if (!isNew) throw new AppError('conflict');
      return { secret, uri: keyAddress(secret, issuer, username) };
    },

    confirm: async ({ id: sessionId, actor: { id } }, code) => {
      const { recoveryCodes, ended } = await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [id]);
        const record = await lockSecondFactor(tx, id);
        if (!record || isConfirmed(record)) throw new AppError('conflict');
        const at = await bookTime(tx, deps.bookTime?.());
        const given = await giveCodes(tx, id, { ...record, confirmedAt: at }, code);
        await notify(tx, { userId: id, kind: 'second-factor-on', params: {}, at });
        // Users who signed in with the password alone sign in again.
        const others = await createSessionStore(tx).revokeAll(id, sessionId);
        return { recoveryCodes: given, ended: others };
      });
      wakeOutbox();
      for (const each of ended) onSessionEnded(each);
      return { recoveryCodes };
    },

    end: async ({ id, role }, code) => {
      if (await isDemanded(role)) throw new AppError('forbidden');
      const isRight = await db.transaction(async (tx) => {
        await lockUsers(tx, [id]);
        const at = await bookTime(tx, deps.bookTime?.());
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
        const at = await bookTime(tx, deps.bookTime?.());
        const given = await giveCodes(tx, id, record, code);
        await notify(tx, { userId: id, kind: 'second-factor-renewed', params: {}, at });
        return given;
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
        const at = await bookTime(tx, deps.bookTime?.());
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
    take: (userId, code) => db.transaction((tx) => use(tx, userId, code)),
    isDemanded,
    assertGiven: async ({ id, role }) => {
      if (!(await isDemanded(role)) || (await isOn(db, id))) return;
      throw new AppError('second_factor_needed');
    },
  };
}
