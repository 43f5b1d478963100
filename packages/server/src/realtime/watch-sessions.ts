import type { SessionListeners } from '../services/auth/session-listeners.ts';
import type { ServiceLog } from '../services/service-deps.ts';
import { repeat, type Repetition } from '../services/concurrency/repeat.ts';
import { mayJoin } from '@lobi/core/contract';
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
 * Checks the sessions with a private channel on this node. Those that ended elsewhere (expired, on
 * another node, blocked account) lose all of them; after a change of role a session loses those that it
 * may no longer join. It needs only the database, so that it works while nodes do not receive each
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
      log.warn({ err: error }, 'ended sessions could not be checked');
    }
  }, everyMs);
}
