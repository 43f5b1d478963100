import {
  eventStatuses,
  type EventStatus,
  type Fighters,
  type RoundResult,
} from '@lobi/core/contract';
import { v7 as uuid } from 'uuid';
import type { Queryable, Transaction } from './database.ts';
import { Conditions, readPage, type Page, type PageQuery } from './list-page.ts';
import { column, selectList, type RowOf } from './row-shape.ts';

/** A fight of a programme, and its round if it became one. */
interface PlannedFight extends Fighters {
  readonly round: {
    readonly id: string;
    readonly number: number;
    readonly result: RoundResult | null;
  } | null;
}

const columns = {
  id: column.uuid.from('e.id'),
  gameId: column.uuid.from('e.game_id'),
  declaratorId: column.uuid.from('g.declarator_id'),
  title: column.text.from('e.title'),
  startsAt: column.time.from('e.starts_at'),
  status: column.oneOf(eventStatuses).from('e.status'),
  version: column.integer.from('e.version'),
  fights: column.json<readonly PlannedFight[]>().from('p.fights'),
};

/** An event with its programme in order. */
export type EventRecord = RowOf<typeof columns>;

/** Unique constraint: one event in progress per game. */
export const oneOngoing = 'events_ongoing';

const tables = `events e join games g on g.id = e.game_id cross join lateral (
  select coalesce(jsonb_agg(jsonb_build_object('meron', f.meron, 'wala', f.wala, 'round',
    case when r.id is null then null else jsonb_build_object(
      'id', r.id, 'number', r.number, 'result', r.result) end) order by f.position), '[]') as fights
  from planned_fights f left join rounds r on r.id = f.round_id
  where f.event_id = e.id
) p`;

/** Filters of the events of a game. */
export interface EventQuery extends PageQuery {
  readonly status?: EventStatus | undefined;
}

/** Events of a game, latest first. */
export function listEvents(
  db: Queryable,
  gameId: string,
  query: EventQuery,
): Promise<Page<EventRecord>> {
  const { where, values } = new Conditions()
    .add('e.game_id = ?', gameId)
    .add('e.status = ?', query.status)
    .addSearch('e.title ilike ?', query.search);
  const orderBy = 'e.starts_at desc, e.id desc';
  return readPage(db, { columns, from: tables, where, values, orderBy }, query);
}

export const findEvent = (db: Queryable, eventId: string) =>
  db.row({ text: `select ${selectList(columns)} from ${tables} where e.id = $1`, columns }, [
    eventId,
  ]);

/** Locks an event for a change. */
export async function lockEvent(
  tx: Transaction,
  eventId: string,
): Promise<EventRecord | undefined> {
  await tx.run('select from events where id = $1 for no key update', [eventId]);
  return findEvent(tx, eventId);
}

/** Writable facts of an event. */
export type EventFacts = Pick<EventRecord, 'title' | 'startsAt'> & {
  readonly fights: readonly Fighters[];
};

export async function insertEvent(
  tx: Transaction,
  gameId: string,
  facts: EventFacts,
): Promise<string> {
  const id = uuid();
  await tx.run('insert into events (id, game_id, title, starts_at) values ($1, $2, $3, $4)', [
    id,
    gameId,
    facts.title,
    facts.startsAt,
  ]);
  await planFights(tx, id, facts.fights);
  return id;
}

export async function updateEvent(
  tx: Transaction,
  eventId: string,
  { title, startsAt, fights, status }: EventFacts & { readonly status: EventStatus },
): Promise<void> {
  await tx.run(
    `update events set title = $2, starts_at = $3, status = $4, version = version + 1
     where id = $1`,
    [eventId, title, startsAt, status],
  );
  await planFights(tx, eventId, fights);
}

/** Replaces the programme; fights that became rounds are history and stay. */
async function planFights(
  tx: Transaction,
  eventId: string,
  fights: readonly Fighters[],
): Promise<void> {
  await tx.run('delete from planned_fights where event_id = $1 and round_id is null', [eventId]);
  await tx.run(
    `insert into planned_fights (event_id, position, meron, wala)
     select $1, f.position, f.meron, f.wala
     from unnest($2::text[], $3::text[]) with ordinality as f(meron, wala, position)
     on conflict (event_id, position) do nothing`,
    [eventId, fights.map(({ meron }) => meron), fights.map(({ wala }) => wala)],
  );
}

/** Assigns the next planned fight of the current event to a new round, if there is one. */
export const assignPlannedFight = (tx: Transaction, gameId: string, roundId: string) =>
  tx.run(
    `update planned_fights f set round_id = $2
     from (
       select p.event_id, p.position from planned_fights p
       join events e on e.id = p.event_id and e.game_id = $1 and e.status = 'ongoing'
       where p.round_id is null order by p.position limit 1 for update of p
     ) next
     where f.event_id = next.event_id and f.position = next.position`,
    [gameId, roundId],
  );
