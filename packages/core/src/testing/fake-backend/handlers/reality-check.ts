import { acknowledgeCheck, setCheckInterval } from '../protection.ts';
import type { HandlersOf } from './call.ts';

/** Reality checks of a player. */
export const realityCheckHandlers: HandlersOf<'reality-check'> = {
  'reality-check.acknowledge': ({ world, caller }) => ({
    data: acknowledgeCheck(world, caller()),
  }),
  'reality-check.interval': ({ world, caller, input: { body } }) => ({
    data: setCheckInterval(world, caller(), body.minutes),
  }),
};
