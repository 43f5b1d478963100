import { playSessionOf } from '../protection.ts';
import type { HandlersOf } from './call.ts';

/** Handlers of a player's session: its duration and net result. */
export const playSessionHandlers: HandlersOf<'play-session'> = {
  'play-session.show': ({ world, caller }) => ({ data: playSessionOf(world, caller()) }),
};
