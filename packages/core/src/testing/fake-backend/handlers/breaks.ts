import { endBreak, startBreak } from '../protection.ts';
import type { HandlersOf } from './call.ts';

/** Breaks from play. */
export const breaksHandlers: HandlersOf<'break'> = {
  'break.start': ({ world, caller, input: { body } }) => ({
    data: startBreak(world, caller(), body.length),
  }),
  'break.end': ({ world, caller }) => ({ data: endBreak(world, caller()) }),
};
