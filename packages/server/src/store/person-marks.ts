import { resemblanceSigns, seemsSamePerson, userStatuses } from '@lobi/core/contract';
import type { PersonMark } from '../domain/resemblance.ts';
import type { Queryable, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** Adds identifying details of a user to the earlier ones. Returns whether one of them is new. */
export async function addPersonMarks(
  db: Queryable,
  userId: string,
  marks: readonly PersonMark[],
  at: Date,
): Promise<boolean> {
  if (marks.length === 0) return false;
  // Only an inserted row has no earlier version.
  const rows = await db.rows(
    {
      text: `insert into person_marks (kind, key, user_id, seen_at)
       select kind, key, $1, $4 from unnest($2::text[], $3::text[]) as m (kind, key)
       on conflict (kind, key, user_id) do update set seen_at = excluded.seen_at
         where person_marks.seen_at < excluded.seen_at
       returning xmax = '0' as "isNew"`,
      columns: { isNew: column.boolean },
    },
    [userId, marks.map(({ kind }) => kind), marks.map(({ key }) => key), at],
  );
  return rows.some(({ isNew }) => isNew);
}

const sharedSignsColumns = {
  userId: column.uuid,
  status: column.oneOf(userStatuses),
  signs: column.list(column.oneOf(resemblanceSigns)),
};

/** A user who may not play, and the identifying details shared with another user. */
export type SharedSigns = RowOf<typeof sharedSignsColumns>;

/**
 * Users who are blocked or on a break now and share an identifying detail with a user. Excludes pairs that
 * staff has compared, or has yet to compare, unless they share a further detail.
 */
export const listSharedSigns = (tx: Transaction, userId: string, at: Date) =>
  tx.rows(
    {
      text: `with shared as (
         select o.id as "userId", o.status, array_agg(distinct theirs.kind order by theirs.kind) as signs
         from person_marks own
           join person_marks theirs on theirs.kind = own.kind and theirs.key = own.key
             and theirs.user_id <> own.user_id
           join users o on o.id = theirs.user_id
             and (o.status = 'blocked' or o.status_until > $2)
         where own.user_id = $1
         group by o.id
       )
       select s.* from shared s
       where not exists (
         select from account_holds h join account_hold_matches m on m.hold_id = h.id
         where h.user_id = $1 and h.decision is distinct from 'blocked' and m.resembled_id = s."userId"
           and s.signs <@ m.signs
       )
       order by s."userId"`,
      columns: sharedSignsColumns,
    },
    [userId, at],
  );

/** Signs that are each sufficient. */
const strongSigns = resemblanceSigns.filter((sign) => seemsSamePerson([sign]));

/**
 * Ids of players and agents who share enough identifying details with a user who is blocked or on a
 * break now, best matches first. Excludes accounts that staff compares or has compared with that user.
 * @param limit maximum accounts held because of one user, including those already held
 */
export const listOtherAccounts = (db: Queryable, userId: string, at: Date, limit: number) =>
  db.rows(
    {
      text: `with shared as (
         select theirs.user_id as id, array_agg(distinct theirs.kind) as signs
         from person_marks own
           join person_marks theirs on theirs.kind = own.kind and theirs.key = own.key
             and theirs.user_id <> own.user_id
         where own.user_id = $1
         group by theirs.user_id
       )
       select s.id from shared s join users u on u.id = s.id
       where u.role in ('player', 'agent') and u.status <> 'blocked'
         and (cardinality(s.signs) > 1 or s.signs && $3::text[])
         and exists (select from users p where p.id = $1 and (p.status = 'blocked' or p.status_until > $2))
         and not exists (
           select from account_holds h join account_hold_matches m on m.hold_id = h.id
           where h.user_id = s.id and m.resembled_id = $1 and s.signs <@ m.signs
         )
       order by cardinality(s.signs) desc, s.id
       limit greatest(0, $4 - (
         select count(*) from account_holds h join account_hold_matches m on m.hold_id = h.id
         where m.resembled_id = $1 and h.decided_at is null
       ))`,
      columns: { id: column.uuid },
    },
    [userId, at, strongSigns, limit],
  );

/** Players and agents with a profile but no stored identifying details, in batches ordered by id. */
export const listUnmarkedPeople = (db: Queryable, after: string | null, limit: number) =>
  db.rows(
    {
      text: `select u.id, u.name, u.phone, u.email from users u
       where u.role in ('player', 'agent') and num_nonnulls(u.name, u.phone, u.email) > 0
         and ($1::uuid is null or u.id > $1::uuid)
         and not exists (select from person_marks m
           where m.user_id = u.id and m.kind in ('name', 'phone', 'email'))
       order by u.id limit $2`,
      columns: {
        id: column.uuid,
        name: column.text.orNull,
        phone: column.text.orNull,
        email: column.text.orNull,
      },
    },
    [after, limit],
  );
