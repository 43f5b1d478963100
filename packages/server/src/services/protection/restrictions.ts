import type { Database } from '../../store/database.ts';
import { insertActivity } from '../../store/activity.ts';
import { endRestrictions } from '../../store/protection.ts';
import { currentTime } from '../../store/rounds.ts';
import { announceChange } from '../outbox/announce-change.ts';
import { announceUser } from '../outbox/announce-user.ts';
import { notify } from '../notifications/notify.ts';
import { unknownPlace } from '../people/unknown-place.ts';

/** Reason of the notification after a restriction: the account is open, or a break continues. */
const reasons = { activated: 'restriction-over', restricted: 'break' } as const;

/**
 * Ends expired restrictions by staff, and notifies their users; returns the number.
 * @param now reference time; default the database's clock
 */
export const endDueRestrictions = (db: Database, now?: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const at = await currentTime(tx, now);
    const over = await endRestrictions(tx, at);
    for (const { id, status } of over) {
      const params = { status, reason: reasons[status] };
      await insertActivity(tx, { userId: id, action: 'status-change', ...unknownPlace });
      await notify(tx, { userId: id, kind: 'status-changed', params, at });
      await announceUser(tx, id);
      await announceChange(tx, { kind: 'user', id, ownerId: id });
    }
    return over.length;
  });
