import { randomBytes } from 'node:crypto';
import type { Currency } from '@lobi/core/contract';
import type { Database } from '../../store/database.ts';
import { beginPlay } from '../../store/protection.ts';
import { deletePushOfSession, takeOverPushDevices } from '../../store/push.ts';
import { lockUsersWithWallets } from '../../store/users.ts';
import type { Actor } from '../access/actor.ts';
import { notify } from '../notifications/notify.ts';
import { rememberSignIn } from '../people/account-holds.ts';
import { currentSettings } from '../settings/current-settings.ts';
import { describeUserAgent, type ActivityCaller } from './activity-log.ts';
import type { DeviceMarks } from './device-marks.ts';
import { digest } from './keyed-mark.ts';
import type { SessionCredentials, SignedIn } from './session.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';

/** Dependencies of session starts; see `AuthDependencies`. */
export interface SessionStartDeps {
  readonly db: Database;
  readonly sessions: SessionStore;
  readonly devices: DeviceMarks;
  readonly oneSession: boolean;
  readonly currency: Currency;
  readonly onSessionEnded: (sessionId: string) => void;
  readonly wakeOutbox: () => void;
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Starts sessions of authenticated users. */
export function createSessionStart({
  db,
  sessions,
  devices,
  oneSession: first,
  currency,
  onSessionEnded,
  wakeOutbox,
}: SessionStartDeps) {
  /** Notifies users of a sign-in on a new device. */
  const warn = async ({ id }: Actor, { userAgent }: ActivityCaller): Promise<void> => {
    const { browser, device } = describeUserAgent(userAgent);
    const params = { device: `${browser}, ${device}` };
    await db.transaction((tx) => notify(tx, { userId: id, kind: 'signed-in-elsewhere', params }));
    wakeOutbox();
  };

  /**
   * Always a new id and new secrets. The previous session of the browser ends, and if only one session
   * is allowed, every other.
   */
  return async (
    actor: Actor,
    caller: ActivityCaller,
    credentials: SessionCredentials,
  ): Promise<SignedIn> => {
    const former =
      credentials.cookie === undefined
        ? undefined
        : await sessions.revokeByCookie(digest(credentials.cookie));
    if (former !== undefined) onSessionEnded(former);
    const token = newSecret();
    const cookie = newSecret();
    const nonce = devices.nonceOf(credentials);
    // The user's row is locked until the others have ended, so that of two concurrent sign-ins one
    // remains.
    const { id, isFirst, ended } = await db.transaction(async (tx) => {
      await lockUsersWithWallets(tx, [actor.id]);
      const store = createSessionStore(tx);
      const started = await store.start({
        userId: actor.id,
        tokenHash: digest(token),
        cookieHash: digest(cookie),
        ...caller,
      });
      const begun = { browser: nonce, userId: actor.id, sessionId: started.id };
      await takeOverPushDevices(tx, begun);
      if (former !== undefined) await deletePushOfSession(tx, former);
      const { oneSession } = await currentSettings(tx, { oneSession: first }, currency);
      const others = oneSession ? await store.revokeAll(actor.id, started.id) : [];
      await rememberSignIn(tx, actor, { device: nonce, address: caller.address });
      return { ...started, ended: others };
    });
    for (const sessionId of ended) onSessionEnded(sessionId);
    if (actor.role === 'player') await beginPlay(db, actor.id, undefined, id);
    const isKnown = devices.knownDevice(actor.username, credentials.device) !== undefined;
    if (!isKnown && !isFirst) await warn(actor, caller);
    const device = devices.deviceOf(actor.username, nonce);
    return { session: { id, actor }, token, cookie, device };
  };
}
