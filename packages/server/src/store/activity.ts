import { v7 as uuid } from 'uuid';
import type { Queryable, Statement } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';

/** One thing done, and from where. */
export interface ActivityRecord {
  readonly id: string;
  readonly ip: string | null;
  readonly browser: string | null;
  readonly device: string | null;
  readonly country: string | null;
  readonly city: string | null;
  readonly action: string;
  readonly createdAt: Date;
}

/** Something done, to be written down. */
export interface NewActivity extends Omit<ActivityRecord, 'id' | 'createdAt'> {
  /** `null` when the attempt named nobody we know. */
  readonly userId: string | null;
}

const insert: Statement = {
  name: 'activity-record',
  text: `insert into activity (id, user_id, action, ip, browser, device, country, city)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
};

export const insertActivity = (
  db: Queryable,
  { userId, action, ip, browser, device, country, city }: NewActivity,
) => db.run(insert, [uuid(), userId, action, ip, browser, device, country, city]);

/** Filters of the activity. */
export interface ActivityQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly action?: string | undefined;
}

/** What a user did, newest first. */
export function listActivity(
  db: Queryable,
  userId: string,
  query: ActivityQuery,
): Promise<Page<ActivityRecord>> {
  const { where, values } = new Conditions()
    .add('user_id = ?', userId)
    .add('action = ?', query.action)
    .addSearch(
      'ip ilike ? or browser ilike ? or device ilike ? or country ilike ? or city ilike ?',
      query.search,
    );
  return readPage(
    db,
    {
      columns: 'id, ip, browser, device, country, city, action, created_at as "createdAt"',
      from: 'activity',
      where,
      values,
      orderBy: orderOf(query.sort, '-createdAt', { createdAt: ['created_at', 'id'] }),
    },
    query,
  );
}
