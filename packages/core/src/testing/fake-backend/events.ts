import { AppError } from '../../contract/error-codes.ts';
import type {
  FightEvent,
  FightEventCreate,
  FightEventUpdate,
} from '../../contract/schemas/event.ts';
import type { Round } from '../../contract/schemas/round.ts';
import { keepsStartedFights } from '../../games/arena/programme.ts';
import { requireFound, type World } from './world.ts';

/** Plans an event. */
export function createEvent(world: World, gameId: string, body: FightEventCreate): FightEvent {
  const event: FightEvent = {
    ...body,
    id: world.nextId('event'),
    gameId,
    status: 'upcoming',
    fights: body.fights.map((fight) => ({ ...fight, round: null })),
    version: 1,
  };
  world.events.set(event.id, event);
  return event;
}

/** Changes an event; fights that became rounds stay, and one event of a game is in progress. */
export function updateEvent(
  world: World,
  eventId: string,
  { version, ...body }: FightEventUpdate,
): FightEvent {
  const event = requireFound(world.events.get(eventId));
  if (event.version !== version) throw new AppError('conflict');
  if (!keepsStartedFights(event.fights, body.fights)) throw new AppError('round_state');
  const others = [...world.events.values()].filter(
    ({ id, gameId, status }) => id !== eventId && gameId === event.gameId && status === 'ongoing',
  );
  if (body.status === 'ongoing' && others.length > 0) throw new AppError('round_state');
  const changed: FightEvent = {
    ...event,
    ...body,
    fights: body.fights.map((fight, index) => ({
      ...fight,
      round: event.fights[index]?.round ?? null,
    })),
    version: version + 1,
  };
  world.events.set(eventId, changed);
  return changed;
}

/** Assigns the next planned fight of the current event of its game to a new round. */
export function fightersOf(world: World, round: Pick<Round, 'id' | 'gameId' | 'number'>) {
  const event = [...world.events.values()].find(
    ({ gameId, status }) => gameId === round.gameId && status === 'ongoing',
  );
  const index = event?.fights.findIndex((fight) => fight.round === null) ?? -1;
  const fight = event?.fights[index];
  if (!event || !fight) return null;
  const { id, number } = round;
  world.events.set(event.id, {
    ...event,
    fights: event.fights.with(index, { ...fight, round: { id, number, result: null } }),
  });
  return { meron: fight.meron, wala: fight.wala };
}

/** An event with the results of its fights so far. */
export const shownEvent = (world: World, event: FightEvent): FightEvent => ({
  ...event,
  fights: event.fights.map((fight) => ({
    ...fight,
    round: fight.round && {
      ...fight.round,
      result: world.rounds.get(fight.round.id)?.result ?? null,
    },
  })),
});
