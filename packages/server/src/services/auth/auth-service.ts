import {
  AppError,
  type Currency,
  type Agreement,
  type Login,
  type PasswordChange,
  type Register,
  type RegistrationField,
} from '@lobi/core/contract';
import { networkOf } from '../../domain/network-of.ts';
import { isUsable } from '../../domain/demo-account.ts';
import { recordAgreement } from '../../store/agreements.ts';
import type { Database } from '../../store/database.ts';
import { endPasswordLinks } from '../../store/password-links.ts';
import { leavePlay } from '../../store/protection.ts';
import { currentTime } from '../../store/rounds.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { readPerson, registerPlayer } from '../people/register-player.ts';
import type { WelcomeDeps } from '../people/welcome-credit.ts';
import { currentSettings } from '../settings/current-settings.ts';
import type { UserService } from '../people/users.ts';
import { createActivityLog, type ActivityCaller, type ActivityLog } from './activity-log.ts';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';
import { createKeyedMark, digest } from './keyed-mark.ts';
import { assertGoodPassword } from './common-passwords.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SecondFactorService } from './second-factors.ts';
import { createDeviceMarks, deviceIn } from './device-marks.ts';
import { createPasswordTries, type PasswordTries } from './password-tries.ts';
import type { Session, SessionCredentials, SignedIn } from './session.ts';
import { createSessionStart } from './start-session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Sign-in, registration and sign-out. @source spec §6, §7; rules ours, after ASVS */
export interface AuthService extends Pick<PasswordTries, 'checkPassword' | 'checkBoth'> {
  /**
   * Errors: `rate_limited`, `credentials`, `account_blocked`, `unavailable`, and for a required second
   * factor `code_required` and `code_wrong`.
   */
  login(body: Login, caller: ActivityCaller, credentials: SessionCredentials): Promise<SignedIn>;
  /** Errors: `rate_limited`, `username_taken`, `referral_unknown`, `unavailable`. */
  register(
    body: Register,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<SignedIn>;
  logout(session: Session, caller: ActivityCaller): Promise<void>;
  /** Records an agreement of a signed-in user, in the account and in the activity log. */
  storeAgreement(session: Session, agreement: Agreement, caller: ActivityCaller): Promise<void>;
  /**
   * Changes the caller's own password and ends all other sessions. Wrong attempts are limited as at
   * sign-in. Errors: `rate_limited`, `password_wrong`, `unavailable`.
   */
  changePassword(
    session: Session,
    body: PasswordChange,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<void>;
  /**
   * Returns the session that token and cookie identify together. Errors: `unauthenticated`, `expired`,
   * `account_blocked`.
   */
  authenticate(credentials: SessionCredentials): Promise<Session>;
  /** Token that a page must send with writes; belongs to one session. */
  antiForgeryToken(sessionId: string): string;
}

export interface AuthDependencies {
  readonly db: Database;
  readonly users: UserService;
  /** Whether demo accounts may be used; otherwise they are treated as unknown usernames. */
  readonly isDemo: boolean;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  readonly activity: ActivityLog;
  readonly secondFactors: Pick<SecondFactorService, 'isOn' | 'verifyCode'>;
  readonly secrets: { readonly antiForgery: string; readonly device: string };
  /** Initial status of registered users as configured at the start: `activated` in the demo. */
  readonly newUserStatus: 'activated' | 'pending';
  /** Registration fields in addition to username and password. */
  readonly registrationAsks: readonly RegistrationField[];
  /** Policy and welcome credit, for new players. */
  readonly rules: WelcomeDeps['rules'];
  /** Whether signing in ends all other sessions, as configured at the start. */
  readonly oneSession: boolean;
  readonly currency: Currency;
  /** Called as soon as a session has ended, so that its sockets receive nothing more. */
  readonly onSessionEnded: (sessionId: string) => void;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Rate limit of registrations per address. Default `registerLimits`. */
  readonly registerLimits?: AttemptLimits;
}

/** Rate limit of registrations per address. Times in milliseconds. @source ours */
export const registerLimits: AttemptLimits = {
  free: 50,
  firstWaitMs: 60_000,
  longestWaitMs: 3_600_000,
  forgetMs: 3_600_000,
};

/** Returns the facts of an agreement for the log. */
const agreedTo = ({ noticeVersion, agreedAt }: Agreement): Readonly<Record<string, string>> => ({
  noticeVersion,
  ...(agreedAt !== undefined && { agreedAt }),
});

/** Creates the service over users, sessions and hashes. */
export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { db, users, sessions, hasher, activity, secrets } = dependencies;
  const { onSessionEnded, wakeOutbox } = dependencies;
  const registrations = createAttemptLimiter(dependencies.registerLimits ?? registerLimits);
  const antiForgery = createKeyedMark(secrets.antiForgery);
  const devices = createDeviceMarks(secrets.device);
  const tries = createPasswordTries({ ...dependencies, devices });
  const start = createSessionStart({ ...dependencies, devices });

  /** The log entry and the record of an agreement are written together, so that they always match. */
  const recordWith = async (
    action: 'login' | 'agreement',
    { id: userId }: Actor,
    agreement: Agreement | undefined,
    caller: ActivityCaller,
  ): Promise<void> => {
    if (!agreement) return activity.record({ userId, action, caller });
    await db.transaction(async (tx) => {
      await recordAgreement(tx, userId, agreement.noticeVersion);
      const details = agreedTo(agreement);
      await createActivityLog(tx).record({ userId, action, caller, details });
    });
  };

  return {
    login: async (body, caller, credentials) => {
      const { actor, passwordHash } = await tries.signIn(body, caller, credentials);
      if (hasher.needsRehash(passwordHash)) {
        await sessions.setPasswordHash(actor.id, await hasher.hash(body.password));
      }
      const signedIn = await start(actor, caller, credentials);
      await recordWith('login', actor, body.agreement, caller);
      return signedIn;
    },

    register: async (body, caller, credentials) => {
      assertGoodPassword(body.password, body.username);
      const person = readPerson(body, dependencies.registrationAsks, dependencies.currency);
      const network = networkOf(caller.address);
      assertMayTry(registrations, network);
      registrations.fail(network);
      const referrer = body.referral ? await users.findReferrer(body.referral) : { parentId: null };
      const passwordHash = await hasher.hash(body.password);
      const { newUserStatus: first, currency } = dependencies;
      const actor = await db.transaction(async (tx) => {
        const { newUserStatus } = await currentSettings(tx, { newUserStatus: first }, currency);
        const player = {
          username: body.username,
          passwordHash,
          status: newUserStatus,
          ...referrer,
        };
        const traces = { device: deviceIn(credentials), address: caller.address };
        const newPlayer = {
          ...player,
          person,
          traces,
          agreedNotice: body.agreement?.noticeVersion,
        };
        return registerPlayer(tx, dependencies, newPlayer, await currentTime(tx));
      });
      wakeOutbox();
      const signedIn = await start(actor, caller, credentials);
      const details = body.agreement && agreedTo(body.agreement);
      await activity.record({ userId: actor.id, action: 'register', caller, details });
      return signedIn;
    },

    logout: async ({ id, actor }, caller) => {
      // Sockets first: even if the database is slow, nothing private is sent from here on.
      onSessionEnded(id);
      await db.transaction((tx) => createSessionStore(tx).revoke(id));
      if (actor.role === 'player') await leavePlay(db, actor.id);
      await activity.record({ userId: actor.id, action: 'logout', caller });
    },

    storeAgreement: ({ actor }, agreement, caller) =>
      recordWith('agreement', actor, agreement, caller),

    changePassword: async (session, body, caller, credentials) => {
      const { id, actor } = session;
      assertGoodPassword(body.password, actor.username);
      await tries.checkPassword(session, body.currentPassword, caller, credentials);
      const passwordHash = await hasher.hash(body.password);
      const ended = await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [actor.id]);
        const store = createSessionStore(tx);
        await store.setPasswordHash(actor.id, passwordHash);
        await endPasswordLinks(tx, actor.id, await currentTime(tx));
        return store.revokeAll(actor.id, id);
      });
      for (const sessionId of ended) onSessionEnded(sessionId);
    },

    checkPassword: tries.checkPassword,
    checkBoth: tries.checkBoth,

    authenticate: async ({ token, cookie, idleSeconds }) => {
      if (token === undefined || cookie === undefined) throw new AppError('unauthenticated');
      const found = await sessions.find(digest(token), digest(cookie), idleSeconds);
      const isKnown = found && isUsable(found.demoAccount, dependencies.isDemo);
      if (!isKnown) throw new AppError('unauthenticated');
      // A block ends the sessions as well; the user learns the reason.
      if (found.actor.status === 'blocked') throw new AppError('account_blocked');
      if (found.isRevoked) throw new AppError('unauthenticated');
      if (found.isExpired) throw new AppError('expired');
      return { id: found.id, actor: found.actor };
    },

    antiForgeryToken: (sessionId) => antiForgery.markOf(sessionId),
  };
}
