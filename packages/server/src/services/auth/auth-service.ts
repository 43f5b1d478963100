import { randomBytes } from 'node:crypto';
import {
  AppError,
  type Login,
  type PasswordChange,
  type Register,
  type UserStatus,
} from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import { beginPlay, leavePlay } from '../../store/protection.ts';
import type { Actor } from '../actor.ts';
import { notify } from '../notifications/notify.ts';
import type { UserService } from '../users.ts';
import { describeUserAgent, type ActivityCaller, type ActivityLog } from './activity-log.ts';
import { createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';
import { createKeyedMark, digest } from './keyed-mark.ts';
import { createLoginGuard } from './login-guard.ts';
import type { PasswordHasher } from './password-hasher.ts';
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
  /** Errors: `too_many`, `credentials`, `account_blocked`, `unavailable`. */
  login(body: Login, caller: ActivityCaller, credentials: SessionCredentials): Promise<SignedIn>;
  /** Errors: `too_many`, `username_taken`, `referral_unknown`, `unavailable`. */
  register(
    body: Register,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<SignedIn>;
  logout(session: Session, caller: ActivityCaller): Promise<void>;
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
  /** The session that token and cookie open together. Errors: `unauthenticated`, `expired`, `account_blocked`. */
  authenticate(credentials: SessionCredentials): Promise<Session>;
  /** Token that a page must send back with writes; belongs to one session. */
  antiForgeryToken(sessionId: string): string;
  isAntiForgeryToken(sessionId: string, token: string): boolean;
}

export interface AuthDependencies {
  readonly db: Database;
  readonly users: UserService;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  readonly activity: ActivityLog;
  readonly secrets: { readonly antiForgery: string; readonly device: string };
  /** Status of someone who has just registered: `activated` in the demo. */
  readonly newUserStatus: UserStatus;
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

/** The service over users, sessions and hashes. */
export function createAuthService(dependencies: AuthDependencies): AuthService {
  const { db, users, sessions, hasher, activity, secrets, newUserStatus } = dependencies;
  const { onSessionEnded, wakeOutbox } = dependencies;
  const guard = createLoginGuard();
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

  /** Always a new id and new secrets; the session that the browser had before ends. */
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
    const { id, isFirst } = await sessions.start({
      userId: actor.id,
      tokenHash: digest(token),
      cookieHash: digest(cookie),
      address: caller.address,
      userAgent: caller.userAgent,
    });
    if (actor.role === 'player') await beginPlay(db, actor.id, undefined, id);
    const isKnown = knownDevice(actor.username, credentials.device) !== undefined;
    if (!isKnown && !isFirst) await warn(actor, caller);
    const device = isKnown ? credentials.device : undefined;
    return { session: { id, actor }, token, cookie, device: device ?? newDevice(actor.username) };
  };

  return {
    login: async (body, caller, credentials) => {
      const username = body.username.trim().toLowerCase();
      const succeed = guard.begin({
        username,
        address: caller.address,
        device: knownDevice(username, credentials.device),
      });
      const found = await users.findForLogin(username);
      const isRight = await hasher.verify(found?.passwordHash, body.password);
      if (!found || !isRight) {
        await activity.record({ userId: found?.id, action: 'login-failed', caller });
        throw new AppError('credentials');
      }
      const { passwordHash, ...actor } = found;
      succeed();
      // Only who knows the password is told that the account is blocked.
      if (actor.status === 'blocked') {
        await activity.record({ userId: actor.id, action: 'login-failed', caller });
        throw new AppError('account_blocked');
      }
      if (hasher.needsRehash(passwordHash)) {
        await sessions.setPasswordHash(actor.id, await hasher.hash(body.password));
      }
      const signedIn = await start(actor, caller, credentials);
      await activity.record({ userId: actor.id, action: 'login', caller });
      return signedIn;
    },

    register: async (body, caller, credentials) => {
      const waitMs = registrations.waitMs(caller.address);
      if (waitMs > 0) {
        const seconds = Math.ceil(waitMs / 1_000);
        throw new AppError('too_many', 'too many registrations', {
          retryAfterSeconds: seconds,
          params: { seconds },
        });
      }
      registrations.fail(caller.address);
      const parent = body.referral ? await users.findReferrer(body.referral) : undefined;
      const passwordHash = await hasher.hash(body.password);
      const actor = await db.transaction((tx) =>
        users.create(tx, {
          username: body.username,
          passwordHash,
          role: 'player',
          status: newUserStatus,
          parentId: parent?.id ?? null,
        }),
      );
      wakeOutbox();
      const signedIn = await start(actor, caller, credentials);
      await activity.record({ userId: actor.id, action: 'register', caller });
      return signedIn;
    },

    logout: async ({ id, actor }, caller) => {
      // Sockets first: even if the database is slow, nothing private is heard from here on.
      onSessionEnded(id);
      await sessions.revoke(id);
      if (actor.role === 'player') await leavePlay(db, actor.id);
      await activity.record({ userId: actor.id, action: 'logout', caller });
    },

    changePassword: async ({ id, actor }, body, caller, credentials) => {
      const { username } = actor;
      const succeed = guard.begin({
        username,
        address: caller.address,
        device: knownDevice(username, credentials.device),
      });
      const found = await users.findForLogin(username);
      if (!(await hasher.verify(found?.passwordHash, body.currentPassword))) {
        throw new AppError('password_wrong');
      }
      succeed();
      const passwordHash = await hasher.hash(body.password);
      const ended = await db.transaction(async (tx) => {
        const store = createSessionStore(tx);
        await store.setPasswordHash(actor.id, passwordHash);
        return store.revokeAll(actor.id, id);
      });
      for (const sessionId of ended) onSessionEnded(sessionId);
    },

    authenticate: async ({ token, cookie }) => {
      if (token === undefined || cookie === undefined) throw new AppError('unauthenticated');
      const found = await sessions.find(digest(token), digest(cookie));
      if (!found || found.isRevoked) throw new AppError('unauthenticated');
      if (found.isExpired) throw new AppError('expired');
      if (found.actor.status === 'blocked') throw new AppError('account_blocked');
      return { id: found.id, actor: found.actor };
    },

    antiForgeryToken: (sessionId) => antiForgery.markOf(sessionId),
    isAntiForgeryToken: (sessionId, token) => antiForgery.isMarkOf(sessionId, token),
  };
}
