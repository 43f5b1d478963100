import Bowser from 'bowser';
import type { ActivityAction } from '@lobi/core/contract';
import { insertActivity } from '../../store/activity.ts';
import type { Queryable } from '../../store/database.ts';

/** Origin of an action. Country and city only if a trusted proxy sends them. */
export interface ActivityCaller {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
}

export interface ActivityEntry {
  /** `undefined` when the attempt named an unknown user. */
  readonly userId: string | undefined;
  readonly action: ActivityAction;
  readonly caller: ActivityCaller;
  /** Target of the action: ids, no contents. */
  readonly details?: Readonly<Record<string, string>> | undefined;
}

/**
 * Append-only log of actions with their authors and origins.
 * @source spec §3 (ip, browser, device, country, city, action)
 */
export interface ActivityLog {
  record(entry: ActivityEntry): Promise<void>;
}

const joinParts = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ').slice(0, 80) || 'unknown';

/** Returns a short description of browser and device, for example `Chrome 142` and `mobile Android 16`. */
export function describeUserAgent(userAgent: string | undefined): {
  browser: string;
  device: string;
} {
  if (!userAgent) return { browser: 'unknown', device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: joinParts(browser.name, browser.version?.split('.')[0]),
    device: joinParts(platform.type, platform.vendor, platform.model, os.name, os.version),
  };
}

/** Creates the log in the database. */
export function createActivityLog(db: Queryable): ActivityLog {
  return {
    record: async ({ userId, action, caller, details }) => {
      const { browser, device } = describeUserAgent(caller.userAgent);
      await insertActivity(db, {
        userId: userId ?? null,
        action,
        ip: caller.address,
        browser,
        device,
        country: caller.country ?? 'unknown',
        city: caller.city ?? 'unknown',
        ...(details ? { details } : {}),
      });
    },
  };
}
