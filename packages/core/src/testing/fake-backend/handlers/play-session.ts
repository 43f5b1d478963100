import { playSessionOf } from '../protection.ts';
import type { HandlersOf } from './call.ts';

/** How long a player has been playing, and with what result. */
export const playSessionHandlers: HandlersOf<'play-session'> = {
  'play-session.show': ({ world, caller }) => ({ data: playSessionOf(world, caller()) }),
};
