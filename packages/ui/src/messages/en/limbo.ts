import type { LimboMessages } from '../id/limbo.ts';

/** English messages of the limbo game. */
export const limbo: LimboMessages = {
  verb: 'Fly',
  target: 'Target multiplier',
  quick: 'Quick targets',
  goal: 'Target {multiple}',
  targetMissing: 'Check the target',
};
