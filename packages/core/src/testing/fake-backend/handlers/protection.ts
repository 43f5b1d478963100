import type { protectionApi } from '../../../contract/api/protection.ts';
import {
  acknowledgeCheck,
  playSessionOf,
  setCheckInterval,
  startBreak,
  endBreak,
} from '../protection.ts';
import type { Handlers } from './call.ts';

/** What players see about their play, and how they take a break. */
export const protectionHandlers: Handlers<keyof typeof protectionApi> = {
  'play-session.show': ({ world, caller }) => ({ data: playSessionOf(world, caller()) }),
  'reality-check.acknowledge': ({ world, caller }) => ({
    data: acknowledgeCheck(world, caller()),
  }),
  'reality-check.interval': ({ world, caller, input: { body } }) => ({
    data: setCheckInterval(world, caller(), body.minutes),
  }),
  'break.start': ({ world, caller, input: { body } }) => ({
    data: startBreak(world, caller(), body.length),
  }),
  'break.end': ({ world, caller }) => ({ data: endBreak(world, caller()) }),
  'open-game.show': ({ world, caller }) => ({ data: world.openGames.get(caller().id) ?? null }),
  'open-game.leave': ({ world, caller, input: { body } }) => {
    const { id } = caller();
    if (world.openGames.get(id)?.game.id === body.gameId) world.openGames.delete(id);
    return { data: world.openGames.get(id) ?? null };
  },
};
