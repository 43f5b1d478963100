import type { Activity, ActivitySubject, LoggedActivity } from '@lobi/core/contract';
import type { ActivityRecord, LoggedActivityRecord } from '../../store/activity.ts';

const known = (text: string | null): string => text ?? 'unknown';

/** A line of the activity. @source spec §3 */
export function toActivity(record: ActivityRecord): Activity {
  return {
    id: record.id,
    ip: known(record.ip),
    browser: known(record.browser),
    device: known(record.device),
    country: known(record.country),
    city: known(record.city),
    action: record.action,
    createdAt: record.createdAt.toISOString(),
  };
}

/**
 * Kinds of ids that identify the subject of an action, the whole before its part. The others are
 * details.
 */
const subjectKinds: Readonly<Record<string, ActivitySubject>> = {
  userId: 'user',
  sessionId: 'session',
  walletId: 'wallet',
  transactionId: 'transaction',
  earningId: 'earning',
  gatewayId: 'gateway',
  providerId: 'provider',
  channelId: 'channel',
  changeId: 'change',
  gameId: 'game',
  eventId: 'event',
  roundId: 'round',
};

type Subject = Pick<LoggedActivity['subjects'][number], 'kind' | 'id'>;

/** A call has an address; an entry without one records an action of others on the user. */
const wasDoneTo = ({ ip }: LoggedActivityRecord): boolean => ip === null;

/** Returns the subjects of an activity. @source ours */
export function subjectsOf(record: LoggedActivityRecord): Subject[] {
  if (wasDoneTo(record) && record.userId) return [{ kind: 'user', id: record.userId }];
  return Object.entries(subjectKinds).flatMap(([key, kind]) => {
    const id = record.details[key];
    return id === undefined ? [] : [{ kind, id }];
  });
}

/**
 * Converts an entry of the global activity log.
 * @source ours
 * @param names by id, for records that have one
 */
export function toLoggedActivity(
  record: LoggedActivityRecord,
  names: ReadonlyMap<string, string>,
): LoggedActivity {
  const { userId, username, role } = record;
  const isKnown = userId !== null && username !== null && role !== null;
  return {
    ...toActivity(record),
    user: isKnown && !wasDoneTo(record) ? { id: userId, username, role } : null,
    subjects: subjectsOf(record).map((subject) => ({
      ...subject,
      name: names.get(subject.id) ?? null,
    })),
  };
}
