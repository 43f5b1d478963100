import type { DiceMessages } from '../id/dice.ts';

/** English messages of the dice game. */
export const dice: DiceMessages = {
  verb: 'Roll',
  direction: 'Direction',
  directionUnder: 'Under',
  directionOver: 'Over',
  target: 'Target',
  under: 'Wins under {target}',
  over: 'Wins over {target}',
  targetMissing: 'Check the target',
};
