import { fairnessOf, rotate } from '../plays.ts';
import type { HandlersOf } from './call.ts';

/** The seeds that decide plays. */
export const fairnessHandlers: HandlersOf<'fairness'> = {
  'fairness.show': async ({ world, caller }) => ({ data: await fairnessOf(world, caller()) }),
  'fairness.rotate': async ({ world, caller, input: { body } }) => ({
    data: await rotate(world, caller(), body.clientSeed),
  }),
};
