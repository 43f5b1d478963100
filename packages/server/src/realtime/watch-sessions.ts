import type { SessionListeners } from '../services/auth/session-listeners.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { repeat, type Repetition } from '../services/concurrency/repeat.ts';
import { mayJoin } from './channel-rules.ts';
import type { RealtimeHub } from './hub.ts';

export interface WatchSessionsOptions {
  readonly listeners: Pick<SessionListeners, 'running'>;
  readonly hub: RealtimeHub;
  readonly log: ServiceLog;
}

/**
 * Delay within which a right that ended elsewhere is revoked, in milliseconds.
 * @source ours – one second
 */
const everyMs = 750;

/**
 * Looks at the sessions with a private channel here: those that ended elsewhere – by time, by
 * another node, by a blocked account – lose them all, and who has another role now loses what it
 * has no right to. This needs nothing but the database, so it holds while nodes do not receive each
 * other.
 */
export function watchSessions({ listeners, hub, log }: WatchSessionsOptions): Repetition {
  return repeat(async () => {
    try {
      const ids = hub.sessionIds();
      const running = await listeners.running(ids);
      const actors = new Map(running.map((listener) => [listener.sessionId, listener]));
      for (const id of ids) {
        const actor = actors.get(id);
        if (actor) hub.keepOnly(id, (channel) => mayJoin(actor, channel));
        else hub.revokeSession(id);
      }
    } catch (error) {
      log.warn({ err: error }, 'sessions were not looked at');
    }
  }, everyMs);
}
