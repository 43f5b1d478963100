import {
  AppError,
  changeRequestKinds,
  changeRequestStatuses,
  type ChangeFact,
  type ChangeRequestKind,
  type ChangeRequestStatus,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, orderOf, readPage, type Page, type PageQuery } from './list-page.ts';
import { breaksConstraint } from './sql-state.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

const columns = {
  id: column.uuid.from('c.id'),
  kind: column.oneOf(changeRequestKinds).from('c.kind'),
  /** An expired request is reported as `expired`, even before that is stored. */
  status: column.oneOf(changeRequestStatuses).from('c.state'),
  subjectId: column.uuid.orNull.from('c.subject_id'),
  subjectName: column.text.from('c.subject_name'),
  personId: column.uuid.orNull.from('c.person_id'),
  facts: column.json<readonly ChangeFact[]>().from('c.facts'),
  reason: column.text.from('c.reason'),
  askedById: column.uuid.from('c.asked_by'),
  askedByName: column.text.from('a.username'),
  askedAt: column.time.from('c.asked_at'),
  expiresAt: column.time.from('c.expires_at'),
  decidedById: column.uuid.orNull.from('c.decided_by'),
  decidedByName: column.text.orNull.from('d.username'),
  decidedAt: column.time.orNull.from('c.decided_at'),
  note: column.text.orNull.from('c.note'),
};

/** A requested change. */
export type ChangeRequestRecord = RowOf<typeof columns>;

/** A request to insert. */
export interface NewChangeRequest extends Pick<
  ChangeRequestRecord,
  'kind' | 'subjectId' | 'subjectName' | 'personId' | 'facts' | 'reason' | 'expiresAt'
> {
  readonly params: unknown;
  readonly askedBy: string;
  readonly at: Date;
}

/** The requests at the time of the first parameter. */
const tables = `(
    select *, case when status = 'waiting' and expires_at <= $1::timestamptz
      then 'expired' else status end as state
    from change_requests
  ) c join users a on a.id = c.asked_by left join users d on d.id = c.decided_by`;

/** Marks expired requests, so that the same change may be requested again. */
const lapse = (tx: Transaction, at: Date) =>
  tx.run(
    `update change_requests set status = 'expired', decided_at = $1, params = null
     where status = 'waiting' and expires_at <= $1`,
    [at],
  );

/**
 * Inserts an open request; returns its id.
 * @throws AppError `change_pending` while another of the kind about the same subject is open
 */
export async function insertChangeRequest(
  tx: Transaction,
  request: NewChangeRequest,
): Promise<string> {
  await lapse(tx, request.at);
  const id = uuid();
  await tx
    .run(
      `insert into change_requests (id, kind, params, subject_id, subject_name, person_id, facts,
         reason, asked_by, asked_at, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        id,
        request.kind,
        JSON.stringify(request.params),
        request.subjectId,
        request.subjectName,
        request.personId,
        JSON.stringify(request.facts),
        request.reason,
        request.askedBy,
        request.at,
        request.expiresAt,
      ],
    )
    .catch((error: unknown) => {
      throw breaksConstraint(error, 'change_requests_one_waiting')
        ? new AppError('change_pending', `a ${request.kind} of it waits`, { cause: error })
        : error;
    });
  return id;
}

export const findChangeRequest = (db: Queryable, id: string, at: Date) =>
  db.row({ text: `select ${selectList(columns)} from ${tables} where c.id = $2`, columns }, [
    at,
    id,
  ]);

/** Locks a request with its parameters, for a decision or withdrawal. */
export async function lockChangeRequest(
  tx: Transaction,
  id: string,
  at: Date,
): Promise<(ChangeRequestRecord & { readonly params: unknown }) | undefined> {
  const held = await tx.row(
    {
      text: 'select params from change_requests where id = $1 for update',
      columns: { params: column.json<unknown>().orNull },
    },
    [id],
  );
  const record = held && (await findChangeRequest(tx, id, at));
  return record && { ...record, params: held.params };
}

/** Result of a request, and its second person; none if one person was enough or it was withdrawn. */
export interface ChangeRequestEnd {
  readonly status: Exclude<ChangeRequestStatus, 'waiting' | 'expired'>;
  readonly decidedBy: string | null;
  readonly note: string | null;
  readonly at: Date;
}

/** Ends a locked request and deletes its parameters. */
export const endChangeRequest = (
  tx: Transaction,
  id: string,
  { status, decidedBy, note, at }: ChangeRequestEnd,
) =>
  tx.run(
    `update change_requests
     set status = $2, decided_by = $3, note = $4, decided_at = $5, params = null where id = $1`,
    [id, status, decidedBy, note, at],
  );

/** Filters of the list of requests. */
export interface ChangeRequestQuery extends PageQuery {
  readonly status?: ChangeRequestStatus | undefined;
  readonly kind?: ChangeRequestKind | undefined;
}

/** Requests, newest first. */
export function listChangeRequests(
  db: Queryable,
  query: ChangeRequestQuery,
  at: Date,
): Promise<Page<ChangeRequestRecord>> {
  const { where, values } = new Conditions(at)
    .add('c.state = ?', query.status)
    .add('c.kind = ?', query.kind)
    .addSearch(
      'c.subject_name ilike ? or a.username ilike ? or d.username ilike ? or c.reason ilike ?',
      query.search,
    );
  const orderBy = orderOf(undefined, '-askedAt', { askedAt: ['c.asked_at', 'c.id'] });
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}
