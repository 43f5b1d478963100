import { createEvent, shownEvent, updateEvent } from '../events.ts';
import { requireFound } from '../world.ts';
import { only, pageOf, type HandlersOf } from './call.ts';

/** Events of an arena. */
export const eventsHandlers: HandlersOf<'event'> = {
  'event.list': ({ world, input: { params, query } }) => {
    requireFound(world.games.get(params.gameId));
    const rows = [...world.events.values()]
      .filter(only('gameId', params.gameId))
      .filter(only('status', query?.status))
      .map((event) => shownEvent(world, event))
      .toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
    return pageOf(rows, query);
  },
  'event.create': ({ world, input: { params, body } }) => {
    const data = createEvent(world, requireFound(world.games.get(params.gameId)).id, body);
    world.announce.gameRevised(params.gameId);
    return { data };
  },
  'event.update': ({ world, input: { params, body } }) => {
    const data = updateEvent(world, params.eventId, body);
    world.announce.gameRevised(data.gameId);
    return { data };
  },
};
