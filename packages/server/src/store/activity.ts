import { roles } from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Statement } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('a.id'),
  ip: column.text.orNull.from('a.ip'),
  browser: column.text.orNull.from('a.browser'),
  device: column.text.orNull.from('a.device'),
  country: column.text.orNull.from('a.country'),
  city: column.text.orNull.from('a.city'),
  action: column.text.from('a.action'),
  createdAt: column.time.from('a.created_at'),
};

/** An action with its origin. */
export type ActivityRecord = RowOf<typeof columns>;

/** A new action. */
export interface NewActivity extends Omit<ActivityRecord, 'id' | 'createdAt'> {
  /** `null` when the attempt named no known user, and for entries that their subject must not see. */
  readonly userId: string | null;
  /** Target of the action: ids, no contents. Default none. */
  readonly details?: Readonly<Record<string, string>>;
}

const insert: Statement = {
  name: 'activity-record',
  text: `insert into activity
      (id, user_id, action, ip, browser, device, country, city, details, created_at, digest)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, now(), activity_digest(
      $1, $2, $3, $4, $5, $6, $7, $8, $9, now()
    ))`,
};

export const insertActivity = (
  db: Queryable,
  { userId, action, ip, browser, device, country, city, details = {} }: NewActivity,
) =>
  db.run(insert, [
    uuid(),
    userId,
    action,
    ip,
    browser,
    device,
    country,
    city,
    JSON.stringify(details),
  ]);

/** Filters of the activity. */
export interface ActivityQuery extends PageQuery {
  readonly sort?: string | undefined;
  readonly action?: string | undefined;
}

const traces = ['ip', 'browser', 'device', 'country', 'city'] as const;
const searched = traces.map((trace) => `a.${trace} ilike ?`).join(' or ');

const orderBy = ({ sort }: ActivityQuery): string =>
  orderOf(sort, '-createdAt', { createdAt: ['a.created_at', 'a.id'] });

/** Lists the activity of a user, newest first. */
export function listActivity(
  db: Queryable,
  userId: string,
  query: ActivityQuery,
): Promise<Page<ActivityRecord>> {
  const { where, values } = new Conditions()
    .add('a.user_id = ?', userId)
    .add('a.action = ?', query.action)
    .addSearch(searched, query.search);
  return readPage(
    db,
    { columns, from: 'activity a', where, values, orderBy: orderBy(query) },
    query,
  );
}

const loggedColumns = {
  ...columns,
  details: column.json<Readonly<Record<string, string>>>().from('a.details'),
  /** `null` when the attempt named an unknown user, like the two fields below. */
  userId: column.uuid.orNull.from('a.user_id'),
  username: column.text.orNull.from('u.username'),
  role: column.oneOf(roles).orNull.from('u.role'),
};

/** One action, with the user whose activity lists it and its target. */
export type LoggedActivityRecord = RowOf<typeof loggedColumns>;

/** Filters of the global activity log. */
export interface ActivityLogQuery extends ActivityQuery {
  readonly userId?: string | undefined;
}

/** Lists the activity of all users, newest first, except notes about the viewer. */
export function listAllActivity(
  db: Queryable,
  readerId: string,
  query: ActivityLogQuery,
): Promise<Page<LoggedActivityRecord>> {
  const { where, values } = new Conditions()
    .add('a.user_id = ?', query.userId)
    .add('a.action = ?', query.action)
    .add("(a.action = 'note-create' and a.details ->> 'userId' = ?) is not true", readerId)
    .addSearch(`${searched} or u.username ilike ?`, query.search);
  return readPage(
    db,
    {
      columns: loggedColumns,
      from: 'activity a left join users u on u.id = a.user_id',
      where,
      values,
      orderBy: orderBy(query),
    },
    query,
  );
}
