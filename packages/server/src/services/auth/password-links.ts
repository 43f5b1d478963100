import { randomBytes } from 'node:crypto';
import { AppError, type PasswordLink, type PasswordReset } from '@lobi/core/contract';
import { mayManage } from '@lobi/core/rules';
import { networkOf } from '../../domain/network-of.ts';
import { isUsable } from '../../domain/demo-account.ts';
import { insertActivity } from '../../store/activity.ts';
import {
  endPasswordLinks,
  findPasswordLinkOwner,
  insertPasswordLink,
  consumePasswordLink,
} from '../../store/password-links.ts';
import { currentTime } from '../../store/rounds.ts';
import { lockUsers, lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import { assertActive } from '../people/assert-active.ts';
import { unknownPlace } from '../people/unknown-place.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireVisibleUser } from '../access/visibility.ts';
import { createActivityLog, type ActivityCaller } from './activity-log.ts';
import { assertMayTry, createAttemptLimiter, type AttemptLimits } from './attempt-limiter.ts';
import { assertGoodPassword } from './common-passwords.ts';
import { digest } from './keyed-mark.ts';
import { createSessionStore } from './session-store.ts';

/** Lifetime of a link in minutes. @source ours */
export const passwordLinkMinutes = 60;

/**
 * Rate limits of links created per user, and of attempts to use one per address. Times in milliseconds.
 * @source ours
 */
export const passwordLinkLimits = {
  made: { free: 20, firstWaitMs: 60_000, longestWaitMs: 3_600_000, forgetMs: 3_600_000 },
  used: { free: 10, firstWaitMs: 15_000, longestWaitMs: 480_000, forgetMs: 1_800_000 },
} satisfies Record<string, AttemptLimits>;

/**
 * Links by which a user who can no longer sign in sets a new password. The helper creates the link and
 * passes it on; only its owner chooses the password.
 * @source ours
 */
export interface PasswordLinkService {
  /**
   * Creates a link for a visible user and invalidates the previous one. Its owner is notified.
   * @throws AppError `not_found`, `forbidden`, `rate_limited`
   */
  make(actor: Actor, userId: string): Promise<PasswordLink>;
  /**
   * Sets the owner's new password; all sessions end. Wrong, used and expired links are rejected with the
   * same error.
   * @throws AppError `link_invalid`, `rate_limited`, `unavailable`
   */
  use(body: PasswordReset, caller: ActivityCaller): Promise<void>;
}

export function createPasswordLinkService(deps: ServiceDeps): PasswordLinkService {
  const { db, hashPassword, onSessionEnded, wakeOutbox } = deps;
  const limiter = createAttemptLimiter(passwordLinkLimits.made);
  const used = createAttemptLimiter(passwordLinkLimits.used);
  const invalid = () => new AppError('link_invalid');

  return {
    make: async (actor, userId) => {
      const target = await requireVisibleUser(db, actor, userId);
      assertActive(actor);
      if (!mayManage(actor, target)) throw new AppError('forbidden');
      assertMayTry(limiter, actor.id);
      limiter.fail(actor.id);
      const token = randomBytes(32).toString('base64url');
      const expiresAt = await db.transaction(async (tx) => {
        await lockUsers(tx, [target.id]);
        const at = await currentTime(tx, deps.currentTime?.());
        const until = new Date(at.getTime() + passwordLinkMinutes * 60_000);
        await endPasswordLinks(tx, target.id, at);
        await insertPasswordLink(tx, {
          userId: target.id,
          madeBy: actor.id,
          tokenHash: digest(token),
          at,
          expiresAt: until,
        });
        await insertActivity(tx, { userId: target.id, action: 'password-link', ...unknownPlace });
        const params = { username: actor.username };
        await notify(tx, { userId: target.id, kind: 'password-link', params, at });
        return until;
      });
      wakeOutbox();
      return { token, expiresAt: expiresAt.toISOString() };
    },

    use: async ({ token, password }, caller) => {
      // Counted in advance, so that concurrent attempts count too.
      const network = networkOf(caller.address);
      assertMayTry(used, network);
      used.fail(network);
      const tokenHash = digest(token);
      const now = await currentTime(db, deps.currentTime?.());
      const owner = await findPasswordLinkOwner(db, tokenHash, now);
      if (!owner || !isUsable(owner.demoAccount, deps.isDemo)) throw invalid();
      // The holder of a valid link may choose another password: the attempt was no guess.
      try {
        assertGoodPassword(password, owner.username);
      } catch (error) {
        used.undo(network);
        throw error;
      }
      const { userId } = owner;
      const passwordHash = await hashPassword(password);
      const ended = await db.transaction(async (tx) => {
        // Lock order as in `make`: the user first, then the link.
        await lockUsersWithWallets(tx, [userId]);
        const at = await currentTime(tx, deps.currentTime?.());
        if (!(await consumePasswordLink(tx, tokenHash, at))) throw invalid();
        const sessions = createSessionStore(tx);
        await sessions.setPasswordHash(userId, passwordHash);
        const revoked = await sessions.revokeAll(userId);
        await createActivityLog(tx).record({ userId, action: 'password-reset', caller });
        return revoked;
      });
      used.undo(network);
      for (const sessionId of ended) onSessionEnded(sessionId);
    },
  };
}
