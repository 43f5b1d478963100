import Bowser from 'bowser';
import { v7 as newId } from 'uuid';
import type { Queryable } from '../../store/database.ts';

/** Where an action came from. Country and city only where a trusted proxy tells them. */
export interface ActivityCaller {
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly country: string | undefined;
  readonly city: string | undefined;
}

export interface ActivityEntry {
  /** `undefined` when the attempt named nobody we know. */
  readonly userId: string | undefined;
  /** What was done, for example `login` or `cash-in`. */
  readonly action: string;
  readonly caller: ActivityCaller;
}

/** Who did what, from where. Written once, never changed. @source spec §3 (ip, browser, device, country, city, action) */
export interface ActivityLog {
  record(entry: ActivityEntry): Promise<void>;
}

const words = (...parts: (string | undefined)[]): string =>
  parts.filter(Boolean).join(' ').slice(0, 80) || 'unknown';

/** Browser and device in a few words, for example `Chrome 142` and `mobile Android 16`. */
export function describeUserAgent(userAgent: string | undefined): {
  browser: string;
  device: string;
} {
  if (!userAgent) return { browser: 'unknown', device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: words(browser.name, browser.version?.split('.')[0]),
    device: words(platform.type, platform.vendor, platform.model, os.name, os.version),
  };
}

const insertActivity = {
  name: 'activity.record',
  text: `insert into activity (id, user_id, action, ip, browser, device, country, city)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

/** The log over the database. */
export function createActivityLog(db: Queryable): ActivityLog {
  return {
    record: async ({ userId, action, caller }) => {
      const { browser, device } = describeUserAgent(caller.userAgent);
      await db.run(insertActivity, [
        newId(),
        userId ?? null,
        action,
        caller.address,
        browser,
        device,
        caller.country ?? 'unknown',
        caller.city ?? 'unknown',
      ]);
    },
  };
}
