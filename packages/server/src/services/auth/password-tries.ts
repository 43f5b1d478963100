import { AppError, type Login } from '@lobi/core/contract';
import { isUsable } from '../../domain/demo-account.ts';
import type { Database } from '../../store/database.ts';
import type { Actor } from '../access/actor.ts';
import type { UserService } from '../people/users.ts';
import type { ActivityCaller, ActivityLog } from './activity-log.ts';
import type { DeviceMarks } from './device-marks.ts';
import { createLoginGuard, loginCounters, type CountedTry } from './login-guard.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SecondFactorService } from './second-factors.ts';
import type { Session, SessionCredentials } from './session.ts';

/** Dependencies of password attempts; see `AuthDependencies`. */
export interface PasswordTriesDeps {
  readonly db: Database;
  readonly users: Pick<UserService, 'findForLogin'>;
  readonly isDemo: boolean;
  readonly hasher: PasswordHasher;
  readonly activity: ActivityLog;
  readonly secondFactors: Pick<SecondFactorService, 'isOn' | 'verifyCode'>;
  readonly devices: Pick<DeviceMarks, 'knownDevice'>;
}

/** Password attempts, each counted; wrong ones are slowed down. */
export interface PasswordTries {
  /**
   * Returns the user with these credentials.
   * @throws AppError `rate_limited`, `credentials`, `account_blocked`, `unavailable`, `code_required`, `code_wrong`
   */
  signIn(
    body: Login,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<{ readonly actor: Actor; readonly passwordHash: string }>;
  /**
   * Verifies the caller's own password again. Wrong attempts are limited as at sign-in, and with a
   * second factor a correct password alone resets no count.
   * @throws AppError `rate_limited`, `password_wrong`, `unavailable`
   */
  checkPassword(
    session: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<void>;
  /**
   * Verifies the caller's own password before `act` takes a code: a wrong code counts as a wrong attempt
   * too.
   * @throws AppError as `checkPassword`, and those of `act`
   */
  checkBoth<Done>(
    session: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
    act: () => Promise<Done>,
  ): Promise<Done>;
}

/** Creates attempts counted across all nodes. */
export function createPasswordTries(deps: PasswordTriesDeps): PasswordTries {
  const { db, users, hasher, activity, secondFactors, devices } = deps;
  const guard = createLoginGuard(loginCounters(db));

  const findForLogin = async (username: string) => {
    const found = await users.findForLogin(username);
    return found && isUsable(found.demoAccount, deps.isDemo) ? found : undefined;
  };

  const begin = (
    username: string,
    { address }: ActivityCaller,
    { device }: SessionCredentials,
  ): Promise<CountedTry> =>
    guard.begin({ username, address, device: devices.knownDevice(username, device) });

  /** A login that times out in the hash queue does not count as a failed attempt. */
  const verify = async (
    counted: CountedTry,
    passwordHash: string | undefined,
    password: string,
  ): Promise<boolean> => {
    try {
      return await hasher.verify(passwordHash, password);
    } catch (error) {
      await counted.takeBack();
      throw error;
    }
  };

  /** Returns the counted attempt; the caller reports its outcome. */
  const tryPassword = async (
    { actor: { username } }: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<CountedTry> => {
    const counted = await begin(username, caller, credentials);
    const found = await findForLogin(username);
    if (!(await verify(counted, found?.passwordHash, password))) {
      throw new AppError('password_wrong');
    }
    return counted;
  };

  /**
   * A user with the right password but without a code is asked for one; a wrong code is a failed
   * attempt.
   */
  const takeCode = async (
    { id }: Actor,
    code: string | undefined,
    caller: ActivityCaller,
    counted: CountedTry,
  ): Promise<void> => {
    if (code === undefined) {
      await counted.takeBack();
      throw new AppError('code_required');
    }
    if (await secondFactors.verifyCode(id, code)) return;
    await activity.record({ userId: id, action: 'login-failed', caller });
    throw new AppError('code_wrong');
  };

  return {
    signIn: async (body, caller, credentials) => {
      const { username } = body;
      const counted = await begin(username, caller, credentials);
      const found = await findForLogin(username);
      const isRight = await verify(counted, found?.passwordHash, body.password);
      if (!found || !isRight) {
        await activity.record({ userId: found?.id, action: 'login-failed', caller });
        throw new AppError('credentials');
      }
      const { passwordHash, demoAccount: _, ...actor } = found;
      // Only a caller with the right password learns that the account is blocked, or is asked for a
      // code.
      if (actor.status === 'blocked') {
        await counted.succeed();
        await activity.record({ userId: actor.id, action: 'login-failed', caller });
        throw new AppError('account_blocked');
      }
      if (await secondFactors.isOn(actor.id)) await takeCode(actor, body.code, caller, counted);
      await counted.succeed();
      return { actor, passwordHash };
    },

    checkPassword: async (session, ...args) => {
      const counted = await tryPassword(session, ...args);
      if (await secondFactors.isOn(session.actor.id)) await counted.takeBack();
      else await counted.succeed();
    },

    checkBoth: async (session, password, caller, credentials, act) => {
      const counted = await tryPassword(session, password, caller, credentials);
      try {
        const done = await act();
        await counted.succeed();
        return done;
      } catch (error) {
        const isGuess = (error as { readonly code?: unknown }).code === 'code_wrong';
        if (!isGuess) await counted.takeBack();
        throw error;
      }
    },
  };
}
