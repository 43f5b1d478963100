import type { Language, Meta, Notification } from '@lobi/core/contract';
import type { PageQuery } from '../../store/list-page.ts';
import { listNotifications, readNotifications } from '../../store/notifications.ts';
import type { Actor } from '../access/actor.ts';
import { announceUser } from '../outbox/announce-user.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { isId } from '../access/visibility.ts';
import { toNotification } from '../wire/to-notification.ts';

/** Notifications of one user. */
export interface NotificationService {
  /** Own notifications, newest first, in the caller's language. */
  list(
    actor: Actor,
    query: PageQuery,
    language: Language,
  ): Promise<{ data: Notification[]; meta: Meta }>;
  /** Marks own notifications as read, all when no ids are given. */
  read(actor: Actor, ids: readonly string[] | undefined): Promise<void>;
}

export function createNotificationService({
  db,
  currentTime,
  wakeOutbox,
}: ServiceDeps): NotificationService {
  return {
    list: async (actor, query, language) => {
      const page = await listNotifications(db, actor.id, query);
      return { data: page.rows.map((row) => toNotification(row, language)), meta: page.meta };
    },
    read: async ({ id }, ids) => {
      const changed = await db.transaction(async (tx) => {
        const count = await readNotifications(tx, id, ids?.filter(isId), currentTime?.());
        if (count > 0) await announceUser(tx, id);
        return count;
      });
      if (changed > 0) wakeOutbox();
    },
  };
}
