import { randomBytes } from 'node:crypto';
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
import { beginPlay, leavePlay } from '../../store/protection.ts';
import { bookTime } from '../../store/rounds.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { rememberSignIn } from '../people/account-holds.ts';
import { readPerson, registerPlayer } from '../people/register-player.ts';
import type { WelcomeDeps } from '../people/welcome-credit.ts';
import { notify } from '../notifications/notify.ts';
import { currentSettings } from '../settings/current-settings.ts';
import type { UserService } from '../people/users.ts';
import {
  createActivityLog,
  describeUserAgent,
  type ActivityCaller,
  type ActivityLog,
} from './activity-log.ts';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';
import { createKeyedMark, digest } from './keyed-mark.ts';
import { assertGoodPassword } from './common-passwords.ts';
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
  /** Seconds of inactivity at the page that calls; 0 unless given. */
  readonly idleSeconds?: number;
}

/** A new session with its secrets, which are returned once and stored only as hashes. */
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
  /** Records what was agreed to while signed in, for stakes and in the log. */
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
  /** Whether accounts of the demo may be used; else they are as unknown as any other name. */
  readonly isDemo: boolean;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  readonly activity: ActivityLog;
  readonly secondFactors: Pick<SecondFactorService, 'isOn' | 'take'>;
  readonly secrets: { readonly antiForgery: string; readonly device: string };
  /** Status of someone who has just registered, as the platform was started: `activated` in the demo. */
  readonly newUserStatus: 'activated' | 'pending';
  /** What a registration asks for beside username and password. */
  readonly registrationAsks: readonly RegistrationField[];
  /** What a new player is given, and where. */
  readonly rules: WelcomeDeps['rules'];
  /** Whether signing in ended all other sessions when the platform was started. */
  readonly oneSession: boolean;
  readonly currency: Currency;
  /** Called as soon as a session has ended, so that its sockets receive nothing more. */
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

const deviceForm = /^[\w-]{16}$/;

/**
 * Mark of the browser that calls. It is the same for all accounts that sign in with it, and proves
 * nothing: only the value beside it in the cookie shows that an account has signed in with it
 * before.
 */
const deviceIn = ({ device = '' }: SessionCredentials): string | undefined => {
  const [nonce = ''] = device.split('.');
  return deviceForm.test(nonce) ? nonce : undefined;
};

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
  const deviceOf = (username: string, nonce: string): string =>
    `${nonce}.${devices.markOf(`${username}:${nonce}`)}`;

  const knownDevice = (username: string, device: string | undefined): string | undefined => {
    const [nonce = '', mark = ''] = (device ?? '').split('.');
    return devices.isMarkOf(`${username}:${nonce}`, mark) ? nonce : undefined;
  };

  const findForLogin = async (username: string) => {
    const found = await users.findForLogin(username);
    return found && isUsable(found.demoAccount, dependencies.isDemo) ? found : undefined;
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
    const nonce = deviceIn(credentials) ?? randomBytes(12).toString('base64url');
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
      await rememberSignIn(tx, actor, { device: nonce, address: caller.address });
      return { ...started, ended: others };
    });
    for (const sessionId of ended) onSessionEnded(sessionId);
    if (actor.role === 'player') await beginPlay(db, actor.id, undefined, id);
    const isKnown = knownDevice(actor.username, credentials.device) !== undefined;
    if (!isKnown && !isFirst) await warn(actor, caller);
    const device = deviceOf(actor.username, nonce);
    return { session: { id, actor }, token, cookie, device };
  };

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

  /** Answers the attempt while it counts; the caller reports its outcome. */
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
    const found = await findForLogin(username);
    if (!(await verify(counted, found?.passwordHash, password))) {
      throw new AppError('password_wrong');
    }
    return counted;
  };

  /** Log and record of an agreement never contradict each other. */
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
      const { username } = body;
      const counted = await guard.begin({
        username,
        address: caller.address,
        device: knownDevice(username, credentials.device),
      });
      const found = await findForLogin(username);
      const isRight = await verify(counted, found?.passwordHash, body.password);
      if (!found || !isRight) {
        await activity.record({ userId: found?.id, action: 'login-failed', caller });
        throw new AppError('credentials');
      }
      const { passwordHash, demoAccount: _, ...actor } = found;
      // Only a caller with the right password learns that the account is blocked, or asks for a
      // code.
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
      await recordWith('login', actor, body.agreement, caller);
      return signedIn;
    },

    register: async (body, caller, credentials) => {
      assertGoodPassword(body.password, body.username);
      const person = readPerson(body, dependencies.registrationAsks, dependencies.currency);
      const network = networkOf(caller.address);
      assertMayTry(registrations, network);
      registrations.fail(network);
      const place = body.referral ? await users.findReferrer(body.referral) : { parentId: null };
      const passwordHash = await hasher.hash(body.password);
      const { newUserStatus: first, currency } = dependencies;
      const actor = await db.transaction(async (tx) => {
        const { newUserStatus } = await currentSettings(tx, { newUserStatus: first }, currency);
        const player = { username: body.username, passwordHash, status: newUserStatus, ...place };
        const traces = { device: deviceIn(credentials), address: caller.address };
        const newPlayer = {
          ...player,
          person,
          traces,
          agreedNotice: body.agreement?.noticeVersion,
        };
        return registerPlayer(tx, dependencies, newPlayer, await bookTime(tx));
      });
      wakeOutbox();
      const signedIn = await start(actor, caller, credentials);
      const details = body.agreement && agreedTo(body.agreement);
      await activity.record({ userId: actor.id, action: 'register', caller, details });
      return signedIn;
    },

    logout: async ({ id, actor }, caller) => {
      // Sockets first: even if the database is slow, nothing private is received from here on.
      onSessionEnded(id);
      await sessions.revoke(id);
      if (actor.role === 'player') await leavePlay(db, actor.id);
      await activity.record({ userId: actor.id, action: 'logout', caller });
    },

    keepAgreement: ({ actor }, agreement, caller) =>
      recordWith('agreement', actor, agreement, caller),

    changePassword: async (session, body, caller, credentials) => {
      const { id, actor } = session;
      assertGoodPassword(body.password, actor.username);
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
      const isKnown = found && isUsable(found.demoAccount, dependencies.isDemo);
      if (!isKnown) throw new AppError('unauthenticated');
      // A block ends the sessions as well; its holder learns why it is over.
      if (found.actor.status === 'blocked') throw new AppError('account_blocked');
      if (found.isRevoked) throw new AppError('unauthenticated');
      if (found.isExpired) throw new AppError('expired');
      return { id: found.id, actor: found.actor };
    },

    antiForgeryToken: (sessionId) => antiForgery.markOf(sessionId),
  };
}
