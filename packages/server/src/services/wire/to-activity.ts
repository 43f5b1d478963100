import type { Activity } from '@lobi/core/contract';
import type { ActivityRecord } from '../../store/activity.ts';

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
