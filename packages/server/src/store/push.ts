import { languages, pushTopics, type Currency, type PushSet } from '@lobi/core/contract';
import type { Queryable, Statement, Transaction } from './database.ts';
import { column, type RowOf } from './row-shape.ts';

/** Maximum devices of one user; the one subscribed longest ago is removed. @source ours */
export const maxPushDevices = 10;

/** Lifetime of a message in hours; an older message is dropped. @source ours */
const lifeHours = 24;

/** Lease of a message in seconds; after it another sender takes over an unfinished message. */
const leaseSeconds = 60;

/** A device to subscribe. */
export interface NewPushDevice extends PushSet {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly language: string;
  /** Mark of the browser, see `deviceIn`; `undefined` where it has none. */
  readonly browser?: string | undefined;
}

/** Devices of a user with their topics, newest first. */
export const listPushDevices = (db: Queryable, userId: string) =>
  db.rows(
    {
      text: `select id, topics from push_subscriptions where user_id = $1
        order by set_at desc, id`,
      columns: { id: column.text, topics: column.list(column.oneOf(pushTopics)) },
    },
    [userId],
  );

/** Subscribes a device of a locked user, or changes it; a device of another user moves. */
export async function setPushDevice(tx: Transaction, device: NewPushDevice): Promise<void> {
  const { id, userId, sessionId, endpoint, p256dh, auth, topics, language, browser } = device;
  await tx.run(
    `insert into push_subscriptions
       (id, user_id, session_id, endpoint, p256dh, auth, topics, language, browser)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (id) do update set
       (user_id, session_id, p256dh, auth, topics, language, browser, set_at)
       = (excluded.user_id, excluded.session_id, excluded.p256dh, excluded.auth, excluded.topics,
          excluded.language, excluded.browser, excluded.set_at)`,
    [id, userId, sessionId, endpoint, p256dh, auth, topics, language, browser],
  );
  await tx.run(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where user_id = $1 order by set_at desc, id offset $2
     )`,
    [userId, maxPushDevices],
  );
}

/** Ends the subscription of a user's device. */
export const deletePushDevice = (db: Queryable, userId: string, id: string) =>
  db.run('delete from push_subscriptions where user_id = $1 and id = $2', [userId, id]);

/** A session that begins in a browser. */
export interface BrowserSession {
  readonly browser: string;
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * Lets a new session take over the devices of its browser, and ends those of other users there: what is
 * shown on the screen is for the user who is signed in.
 */
export const takeOverPushDevices = (
  tx: Transaction,
  { browser, userId, sessionId }: BrowserSession,
) =>
  tx.run(
    `with ended as (delete from push_subscriptions where browser = $1 and user_id <> $2)
     update push_subscriptions set session_id = $3 where browser = $1 and user_id = $2`,
    [browser, userId, sessionId],
  );

/** Ends the subscriptions of a session. */
export const deletePushOfSession = (db: Queryable, sessionId: string) =>
  db.run(
    `delete from push_subscriptions p using sessions s
     where s.id = $1 and p.user_id = s.user_id and p.session_id = s.id`,
    [sessionId],
  );

/** Ends the subscriptions of a user, except those of one session. */
export const deletePushElsewhere = (db: Queryable, userId: string, sessionId?: string) =>
  db.run(
    `delete from push_subscriptions
     where user_id = $1 and session_id is distinct from $2::uuid`,
    [userId, sessionId ?? null],
  );

const queueMoney: Statement = {
  name: 'push-queue-money',
  text: `insert into push_queue (device_id, user_id, topic, kind, params)
    select id, user_id, 'money', $2, $3::jsonb from push_subscriptions
    where user_id = $1 and 'money' = any (topics)`,
};

/** Queues a message about money for each device of a user that subscribes to the topic. */
export const queueMoneyMessage = (
  tx: Transaction,
  { userId, kind, params }: { userId: string; kind: string; params: object },
) => tx.run(queueMoney, [userId, kind, JSON.stringify(params)]);

/** Facts of a message about a settled round. */
export interface ResultParams {
  readonly game: string;
  /** Number of the round. */
  readonly fight: number;
  readonly currency: Currency;
  /** Sum of the payouts of the user, in minor units. */
  readonly paid: string;
  readonly walletId: string;
}

/**
 * Queues the result of a settled round for each device that subscribes to results: one message for any
 * number of bets. Voided bets had their own message; excluded and restricted users get none.
 */
const queueResults: Statement = {
  name: 'push-queue-results',
  text: `insert into push_queue (device_id, user_id, topic, kind, params)
    select s.id, s.user_id, 'results', 'result', jsonb_build_object(
      'game', $2::text, 'fight', $3::integer, 'currency', $4::text,
      'paid', own.paid::text, 'walletId', own.wallet_id)
    from push_subscriptions s
    join users u on u.id = s.user_id and u.status = 'activated'
    join wallets w on w.user_id = u.id
    join (
      select wallet_id, sum(payout) as paid from bets
      where round_id = $1 and status not in ('placed', 'cancelled') group by wallet_id
    ) own on own.wallet_id = w.id
    where 'results' = any (s.topics)`,
};

/** Queues messages about a settled round. */
export const queueResultMessages = (
  tx: Transaction,
  round: { id: string; number: number; currency: Currency; game: string },
) => tx.run(queueResults, [round.id, round.game, round.number, round.currency]);

const dueColumns = {
  id: column.bigint,
  deviceId: column.text,
  kind: column.text,
  params: column.json<object>(),
  tries: column.integer,
  /** Remaining lifetime in seconds; 0 or less when it has expired. */
  secondsLeft: column.float,
  /** `null` if the device no longer subscribes to the topic. */
  endpoint: column.text.orNull,
  p256dh: column.text.orNull,
  auth: column.text.orNull,
  language: column.oneOf(languages).orNull,
};

/** A message leased by this sender. */
export type DuePushMessage = RowOf<typeof dueColumns>;

const take = {
  name: 'push-take',
  text: `with due as (
      select id from push_queue q where due_at <= clock_timestamp() and not exists (
        select from push_subscriptions s
        where s.id = q.device_id and split_part(s.endpoint, '/', 3) = any ($2::text[])
      )
      order by due_at limit $1 for update skip locked
    ), taken as (
      update push_queue q set tries = tries + 1,
        due_at = clock_timestamp() + interval '${leaseSeconds} seconds'
      from due where q.id = due.id
      returning q.id, q.device_id, q.user_id, q.topic, q.kind, q.params, q.tries, q.created_at
    )
    select t.id, t.device_id as "deviceId", t.kind, t.params, t.tries,
      extract(epoch from t.created_at + interval '${lifeHours} hours' - clock_timestamp())::float8
        as "secondsLeft",
      s.endpoint, s.p256dh, s.auth, s.language
    from taken t
    left join (
      push_subscriptions s join users u on u.id = s.user_id
    ) on s.id = t.device_id and s.user_id = t.user_id and t.topic = any (s.topics)
      and (t.topic = 'money' or u.status = 'activated')`,
  columns: dueColumns,
};

/**
 * Leases due messages to this sender. One statement, so that no transaction is open while messages are
 * sent.
 * @param away hosts of push services whose messages are left in the queue
 */
export const takePushMessages = (db: Queryable, limit: number, away: readonly string[] = []) =>
  db.rows(take, [limit, away]);

/** Deletes messages that were sent or are not wanted any more. */
export const finishPushMessages = (db: Queryable, ids: readonly bigint[]) =>
  db.run('delete from push_queue where id = any ($1::bigint[])', [ids]);

/** Schedules a retry of a message after a pause. */
export const postponePushMessage = (db: Queryable, id: bigint, pauseSeconds: number) =>
  db.run(
    `update push_queue set due_at = clock_timestamp() + make_interval(secs => $2) where id = $1`,
    [id, pauseSeconds],
  );

/** Ends a subscription that its push service no longer knows. */
export const forgetPushDevice = (db: Queryable, id: string) =>
  db.run('delete from push_subscriptions where id = $1', [id]);
