import { AppError, type DeviceSession } from '@lobi/core/contract';
import { describeUserAgent } from '../auth/activity-log.ts';
import type { Session } from '../auth/session.ts';
import { createSessionStore, type RunningSession } from '../auth/session-store.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId, requireTraceableUser } from '../access/visibility.ts';

/** Signed-in devices: the caller's own, or any user's for staff. @throws AppError `not_found` */
export interface SessionService {
  list(asking: Session, userId: string): Promise<DeviceSession[]>;
  /** Ends a device's session and closes its sockets. */
  revoke(asking: Session, userId: string, sessionId: string): Promise<void>;
}

function toDeviceSession(session: RunningSession, currentId: string): DeviceSession {
  return {
    id: session.id,
    ip: session.address ?? 'unknown',
    ...describeUserAgent(session.userAgent ?? undefined),
    current: session.id === currentId,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
  };
}

export function createSessionService({ db, onSessionEnded }: ServiceDeps): SessionService {
  const sessions = createSessionStore(db);
  return {
    list: async ({ id, actor }, userId) => {
      const user = await requireTraceableUser(db, actor, userId);
      return (await sessions.listRunning(user.id)).map((each) => toDeviceSession(each, id));
    },
    revoke: async ({ actor }, userId, sessionId) => {
      const user = await requireTraceableUser(db, actor, userId);
      const wasRunning = await db.transaction((tx) =>
        createSessionStore(tx).revokeOf(user.id, requireId(sessionId)),
      );
      if (!wasRunning) throw new AppError('not_found');
      onSessionEnded(sessionId);
    },
  };
}
