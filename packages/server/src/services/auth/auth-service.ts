import { randomBytes } from 'node:crypto';
import {
  AppError,
  type Currency,
  type Agreement,
  type Login,
  type PasswordChange,
  type Register,
} from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import { endPasswordLinks } from '../../store/password-links.ts';
import { beginPlay, leavePlay } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../actor.ts';
import { notify } from '../notifications/notify.ts';
import { currentSettings } from '../settings/current-settings.ts';
import type { UserService } from '../users.ts';
import { describeUserAgent, type ActivityCaller, type ActivityLog } from './activity-log.ts';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';
import { createKeyedMark, digest } from './keyed-mark.ts';
import { assertUncommonPassword } from './common-passwords.ts';
import { createLoginGuard, loginCounters, type CountedTry } from './login-guard.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SecondFactorService } from './second-factors.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** A running session and whose it is. */
export interface Session {
  readonly id: string;
  readonly actor: Actor;
}

/** What a request carries, living or not. */
export interface SessionCredentials {
  /** Bearer token. */
  readonly token: string | undefined;
  /** Cookie of the session, which scripts cannot read. */
  readonly cookie: string | undefined;
  /** Mark of a device that has signed in before. */
  readonly device: string | undefined;
  /** For how many seconds nobody has been at the page that calls; 0 unless told. */
  readonly idleSeconds?: number;
}

/** A new session with its secrets, which are told once and kept only as hashes. */
export interface SignedIn {
  readonly session: Session;
  readonly token: string;
  readonly cookie: string;
  readonly device: string;
}

/** Signing in, up and out. @source spec §6, §7; rules ours, after ASVS */
export interface AuthService {
  /**
   * Errors: `too_many`, `credentials`, `account_blocked`, `unavailable`, and where a code is needed
   * beside the password, `code_required` and `code_wrong`.
   */
  login(body: Login, caller: ActivityCaller, credentials: SessionCredentials): Promise<SignedIn>;
  /** Errors: `too_many`, `username_taken`, `referral_unknown`, `unavailable`. */
  register(
    body: Register,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<SignedIn>;
  logout(session: Session, caller: ActivityCaller): Promise<void>;
  /** Writes into the log what was agreed to while signed in. */
  keepAgreement(session: Session, agreement: Agreement, caller: ActivityCaller): Promise<void>;
  /**
   * Changes the own password; all other sessions end. Wrong tries are slowed down as at sign-in.
   * Errors: `too_many`, `password_wrong`, `unavailable`.
   */
  changePassword(
    session: Session,
    body: PasswordChange,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<void>;
  /**
   * Asks for the own password again. Wrong tries are slowed down as at sign-in, and where signing in
   * takes a code, a right password alone forgives none. Errors: `too_many`, `password_wrong`,
   * `unavailable`.
   */
  checkPassword(
    session: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<void>;
  /**
   * Asks for the own password again before `act` takes a code: a wrong code is a wrong try too.
   * Errors: as `checkPassword`, and those of `act`.
   */
  checkBoth<Done>(
    session: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
    act: () => Promise<Done>,
  ): Promise<Done>;
  /** The session that token and cookie open together. Errors: `unauthenticated`, `expired`, `account_blocked`. */
  authenticate(credentials: SessionCredentials): Promise<Session>;
  /** Token that a page must send back with writes; belongs to one session. */
  antiForgeryToken(sessionId: string): string;
}

export interface AuthDependencies {
  readonly db: Database;
  readonly users: UserService;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  readonly activity: ActivityLog;
  readonly secondFactors: Pick<SecondFactorService, 'isOn' | 'take'>;
  readonly secrets: { readonly antiForgery: string; readonly device: string };
  /** Status of someone who has just registered, as the platform was started: `activated` in the demo. */
  readonly newUserStatus: 'activated' | 'pending';
  /** Whether signing in ended all other sessions when the platform was started. */
  readonly oneSession: boolean;
  readonly currency: Currency;
  /** Called as soon as a session has ended, so that its sockets hear nothing more. */
  readonly onSessionEnded: (sessionId: string) => void;
  /** Called after a commit that wrote to the outbox. */
  readonly wakeOutbox: () => void;
  /** Registrations from one address. Default `registerLimits`. */
  readonly registerLimits?: AttemptLimits;
}

/** Registrations from one address. Times in milliseconds. @source ours */
export const registerLimits: AttemptLimits = {
  free: 50,
  firstWaitMs: 60_000,
  longestWaitMs: 3_600_000,
  forgetMs: 3_600_000,
};

const newSecret = (): string => randomBytes(32).toString('base64url');

/** What was agreed to, as the log keeps it. */
const agreedTo = ({ noticeVersion, agreedAt }: Agreement): Readonly<Record<string, string>> => ({
  noticeVersion,
  ...(agreedAt !== undefined && { agreedAt }),
});

/** The service over users, sessions and hashes. */
export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { db, users, sessions, hasher, activity, secondFactors, secrets } = dependencies;
  const { onSessionEnded, wakeOutbox } = dependencies;
  const guard = createLoginGuard(loginCounters(db));
  const registrations = createAttemptLimiter(dependencies.registerLimits ?? registerLimits);
  const antiForgery = createKeyedMark(secrets.antiForgery);
  const devices = createKeyedMark(secrets.device);

  /** `nonce.mark`; the mark holds for one account. */
  const newDevice = (username: string): string => {
    const nonce = randomBytes(12).toString('base64url');
    return `${nonce}.${devices.markOf(`${username}:${nonce}`)}`;
  };

  const knownDevice = (username: string, device: string | undefined): string | undefined => {
    const [nonce = '', mark = ''] = (device ?? '').split('.');
    return devices.isMarkOf(`${username}:${nonce}`, mark) ? nonce : undefined;
  };

  /** Tells people of a sign-in on a device that their account has not been used on. */
  const warn = async ({ id }: Actor, { userAgent }: ActivityCaller): Promise<void> => {
    const { browser, device } = describeUserAgent(userAgent);
    const params = { device: `${browser}, ${device}` };
    await db.transaction((tx) => notify(tx, { userId: id, kind: 'signed-in-elsewhere', params }));
    wakeOutbox();
  };

  /**
   * Always a new id and new secrets; the session that the browser had before ends, and where one is
   * all that people may have, every other.
   */
  const start = async (
    actor: Actor,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<SignedIn> => {
    if (credentials.cookie !== undefined) {
      const former = await sessions.revokeByCookie(digest(credentials.cookie));
      if (former !== undefined) onSessionEnded(former);
    }
    const token = newSecret();
    const cookie = newSecret();
    const { oneSession: first, currency } = dependencies;
    // The row of the user is held until the others have ended, so that of two who sign in at once
    // one stays.
    const { id, isFirst, ended } = await db.transaction(async (tx) => {
      await lockUsersWithWallets(tx, [actor.id]);
      const store = createSessionStore(tx);
      const started = await store.start({
        userId: actor.id,
        tokenHash: digest(token),
        cookieHash: digest(cookie),
        ...caller,
      });
      const { oneSession } = await currentSettings(tx, { oneSession: first }, currency);
      const others = oneSession ? await store.revokeAll(actor.id, started.id) : [];
      return { ...started, ended: others };
    });
    for (const sessionId of ended) onSessionEnded(sessionId);
    if (actor.role === 'player') await beginPlay(db, actor.id, undefined, id);
    const isKnown = knownDevice(actor.username, credentials.device) !== undefined;
    if (!isKnown && !isFirst) await warn(actor, caller);
    const device = isKnown ? credentials.device : undefined;
    return { session: { id, actor }, token, cookie, device: device ?? newDevice(actor.username) };
  };

  /** A password that nobody has come to look at, since too many wait, was no guess. */
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

  /** Answers the try while it counts; whoever asked says what becomes of it. */
  const tryPassword = async (
    { actor: { username } }: Session,
    password: string,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<CountedTry> => {
    const counted = await guard.begin({
      username,
      address: caller.address,
      device: knownDevice(username, credentials.device),
    });
    const found = await users.findForLogin(username);
    if (!(await verify(counted, found?.passwordHash, password))) {
      throw new AppError('password_wrong');
    }
    return counted;
  };

  const checkPassword: AuthService['checkPassword'] = async (session, ...given) => {
    const counted = await tryPassword(session, ...given);
    if (await secondFactors.isOn(session.actor.id)) await counted.takeBack();
    else await counted.succeed();
  };

  const checkBoth: AuthService['checkBoth'] = async (
    session,
    password,
    caller,
    credentials,
    act,
  ) => {
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
  };

  /** Who knows the password and sends no code is asked for one; a wrong one is a wrong try. */
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
    if (await secondFactors.take(id, code)) return;
    await activity.record({ userId: id, action: 'login-failed', caller });
    throw new AppError('code_wrong');
  };

  return {
    login: async (body, caller, credentials) => {
      const username = body.username.trim().toLowerCase();
      const counted = await guard.begin({
        username,
        address: caller.address,
        device: knownDevice(username, credentials.device),
      });
      const found = await users.findForLogin(username);
      const isRight = await verify(counted, found?.passwordHash, body.password);
      if (!found || !isRight) {
        await activity.record({ userId: found?.id, action: 'login-failed', caller });
        throw new AppError('credentials');
      }
      const { passwordHash, ...actor } = found;
      // Only who knows the password is told that the account is blocked, or asks for a code.
      if (actor.status === 'blocked') {
        await counted.succeed();
        await activity.record({ userId: actor.id, action: 'login-failed', caller });
        throw new AppError('account_blocked');
      }
      if (await secondFactors.isOn(actor.id)) await takeCode(actor, body.code, caller, counted);
      await counted.succeed();
      if (hasher.needsRehash(passwordHash)) {
        await sessions.setPasswordHash(actor.id, await hasher.hash(body.password));
      }
      const signedIn = await start(actor, caller, credentials);
      const details = body.agreement && agreedTo(body.agreement);
      await activity.record({ userId: actor.id, action: 'login', caller, details });
      return signedIn;
    },

    register: async (body, caller, credentials) => {
      assertUncommonPassword(body.password);
      assertMayTry(registrations, caller.address);
      registrations.fail(caller.address);
      const place = body.referral ? await users.findReferrer(body.referral) : { parentId: null };
      const passwordHash = await hasher.hash(body.password);
      const { newUserStatus: first, currency } = dependencies;
      const actor = await db.transaction(async (tx) => {
        const { newUserStatus } = await currentSettings(tx, { newUserStatus: first }, currency);
        return users.create(tx, {
          username: body.username,
          passwordHash,
          role: 'player',
          status: newUserStatus,
          ...place,
        });
      });
      wakeOutbox();
      const signedIn = await start(actor, caller, credentials);
      const details = body.agreement && agreedTo(body.agreement);
      await activity.record({ userId: actor.id, action: 'register', caller, details });
      return signedIn;
    },

    logout: async ({ id, actor }, caller) => {
      // Sockets first: even if the database is slow, nothing private is heard from here on.
      onSessionEnded(id);
      await sessions.revoke(id);
      if (actor.role === 'player') await leavePlay(db, actor.id);
      await activity.record({ userId: actor.id, action: 'logout', caller });
    },

    keepAgreement: ({ actor }, agreement, caller) =>
      activity.record({
        userId: actor.id,
        action: 'agreement',
        caller,
        details: agreedTo(agreement),
      }),

    changePassword: async (session, body, caller, credentials) => {
      const { id, actor } = session;
      assertUncommonPassword(body.password);
      await checkPassword(session, body.currentPassword, caller, credentials);
      const passwordHash = await hasher.hash(body.password);
      const ended = await db.transaction(async (tx) => {
        await lockUsersWithWallets(tx, [actor.id]);
        const store = createSessionStore(tx);
        await store.setPasswordHash(actor.id, passwordHash);
        await endPasswordLinks(tx, actor.id, await bookTime(tx));
        return store.revokeAll(actor.id, id);
      });
      for (const sessionId of ended) onSessionEnded(sessionId);
    },

    checkPassword,
    checkBoth,

    authenticate: async ({ token, cookie, idleSeconds }) => {
      if (token === undefined || cookie === undefined) throw new AppError('unauthenticated');
      const found = await sessions.find(digest(token), digest(cookie), idleSeconds);
      if (!found) throw new AppError('unauthenticated');
      // A block ends the sessions as well; whoever holds one is told why it is over.
      if (found.actor.status === 'blocked') throw new AppError('account_blocked');
      if (found.isRevoked) throw new AppError('unauthenticated');
      if (found.isExpired) throw new AppError('expired');
      return { id: found.id, actor: found.actor };
    },

    antiForgeryToken: (sessionId) => antiForgery.markOf(sessionId),
  };
}
