import {
  notificationKinds,
  type ChangeRequestKind,
  type Currency,
  type NotificationKind,
  type PublicReason,
  type TransactionType,
  type UserStatus,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { readPage, type Page, type PageQuery } from './list-page.ts';
import { column, type RowOf } from './row-shape.ts';

/** Parameters of a notification's text, stored raw: the language is chosen when it is read. */
export interface NotificationParams {
  readonly type?: TransactionType;
  /** Decimal text in major units; requires `currency`. */
  readonly amount?: string;
  readonly currency?: Currency;
  /** The other user. */
  readonly username?: string;
  readonly status?: UserStatus;
  /**
   * The platform reason: `expired`, `break`; for a status also a reason code. Older rows have free text
   * for the user.
   */
  readonly reason?: string;
  /** Reason code that the user sees. */
  readonly publicReason?: PublicReason;
  /** Remark to the reason, visible to the user. */
  readonly remark?: string;
  /** Short description of browser and device. */
  readonly device?: string;
  /** Codes of checks of the ledger. */
  readonly checks?: readonly string[];
  /** Title of a game. */
  readonly game?: string;
  /** Name of a provider of games. */
  readonly provider?: string;
  /** Kind of the decided change. */
  readonly change?: ChangeRequestKind;
}

const subjectKinds = ['transaction', 'user', 'wallet', 'change'] as const;

/** Subject of a notification. */
export interface NotificationSubject {
  readonly kind: (typeof subjectKinds)[number];
  readonly id: string;
}

const columns = {
  id: column.uuid,
  kind: column.oneOf(notificationKinds),
  params: column.json<NotificationParams>(),
  subjectKind: column.oneOf(subjectKinds).orNull.from('subject_kind'),
  subjectId: column.uuid.orNull.from('subject_id'),
  createdAt: column.time.from('created_at'),
  readAt: column.time.orNull.from('read_at'),
};

/** A notification as the database has it. */
export type NotificationRecord = RowOf<typeof columns>;

/** A new notification. */
export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly params: NotificationParams;
  readonly subject?: NotificationSubject | undefined;
  /** Time of the notification; default the database's clock. */
  readonly at?: Date | undefined;
}

export const insertNotification = (
  tx: Transaction,
  { userId, kind, params, subject, at }: NewNotification,
) =>
  tx.run(
    `insert into notifications (id, user_id, kind, params, subject_kind, subject_id, created_at)
     values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, clock_timestamp()))`,
    [
      uuid(),
      userId,
      kind,
      JSON.stringify(params),
      subject?.kind ?? null,
      subject?.id ?? null,
      at ?? null,
    ],
  );

/** Notifications of a user, newest first. */
export const listNotifications = (
  db: Queryable,
  userId: string,
  query: PageQuery,
): Promise<Page<NotificationRecord>> =>
  readPage(
    db,
    {
      columns,
      from: 'notifications',
      where: ['user_id = $1'],
      values: [userId],
      orderBy: 'created_at desc, id desc',
    },
    query,
  );

/** Marks notifications of a user as read, all of them when no ids are given; returns the number. */
export const readNotifications = (
  tx: Transaction,
  userId: string,
  ids: readonly string[] | undefined,
  at?: Date,
) =>
  tx.run(
    `update notifications set read_at = coalesce($3::timestamptz, clock_timestamp())
     where user_id = $1 and read_at is null and ($2::uuid[] is null or id = any ($2::uuid[]))`,
    [userId, ids ?? null, at ?? null],
  );
