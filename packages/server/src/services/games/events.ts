import {
  AppError,
  type FightEvent,
  type FightEventCreate,
  type FightEventUpdate,
  type Meta,
} from '@lobi/core/contract';
import { keepsStartedFights } from '@lobi/core/games';
import type { Queryable, Transaction } from '../../store/database.ts';
import {
  findEvent,
  insertEvent,
  listEvents,
  lockEvent,
  oneOngoing,
  updateEvent,
  type EventQuery,
  type EventRecord,
} from '../../store/events.ts';
import { announceGame, findGame } from '../../store/games.ts';
import { breaksConstraint } from '../../store/sql-state.ts';
import type { Actor } from '../access/actor.ts';
import { assertMayManageGame } from '../access/assert-may-manage-game.ts';
import type { ServiceDeps } from '../service-deps.ts';
import { requireId } from '../access/visibility.ts';

export interface EventService {
  /** @throws AppError `not_found` */
  list(gameId: string, query: EventQuery): Promise<{ data: FightEvent[]; meta: Meta }>;
  /** @throws AppError `not_found` for games of others */
  create(actor: Actor, gameId: string, body: FightEventCreate): Promise<FightEvent>;
  /**
   * Changes an event, its status and its programme.
   * @throws AppError `not_found`, `conflict` when it changed since, `round_state` when another event of
   *   the game is in progress or a fight that became a round would change
   */
  update(actor: Actor, eventId: string, body: FightEventUpdate): Promise<FightEvent>;
}

const toEvent = ({ declaratorId: _, ...record }: EventRecord): FightEvent => ({
  ...record,
  startsAt: record.startsAt.toISOString(),
  fights: record.fights.map((fight) => ({ ...fight })),
});

export function createEventService({ db, wakeOutbox }: ServiceDeps): EventService {
  const read = async (source: Queryable, eventId: string): Promise<FightEvent> => {
    const record = await findEvent(source, eventId);
    if (!record) throw new AppError('not_found');
    return toEvent(record);
  };

  /** Changes an event and notifies the viewers of its game. */
  const change = async (work: (tx: Transaction) => Promise<FightEvent>): Promise<FightEvent> => {
    const event = await db.transaction(async (tx) => {
      const changed = await work(tx);
      await announceGame(tx, changed.gameId);
      return changed;
    });
    wakeOutbox();
    return event;
  };

  return {
    list: async (gameId, query) => {
      if (!(await findGame(db, requireId(gameId)))) throw new AppError('not_found');
      const page = await listEvents(db, gameId, query);
      return { data: page.rows.map(toEvent), meta: page.meta };
    },
    create: (actor, gameId, { startsAt, ...body }) =>
      change(async (tx) => {
        const game = await findGame(tx, requireId(gameId));
        assertMayManageGame(actor, game?.declaratorId);
        const facts = { ...body, startsAt: new Date(startsAt) };
        return read(tx, await insertEvent(tx, gameId, facts));
      }),
    update: (actor, eventId, { version, startsAt, ...body }) =>
      change(async (tx) => {
        const event = await lockEvent(tx, requireId(eventId));
        assertMayManageGame(actor, event?.declaratorId);
        if (!event) throw new AppError('not_found');
        if (event.version !== version) throw new AppError('conflict');
        if (!keepsStartedFights(event.fights, body.fights)) {
          throw new AppError('round_state', 'a fight that was fought cannot be planned again');
        }
        await updateEvent(tx, eventId, { ...body, startsAt: new Date(startsAt) });
        return read(tx, eventId);
      }).catch((error: unknown) => {
        throw breaksConstraint(error, oneOngoing)
          ? new AppError('round_state', 'another event is ongoing', { cause: error })
          : error;
      }),
  };
}
