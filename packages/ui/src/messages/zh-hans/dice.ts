import type { DiceMessages } from '../id/dice.ts';

/** Simplified Chinese messages of the dice game. */
export const dice: DiceMessages = {
  verb: '掷骰',
  direction: '方向',
  directionUnder: '小于',
  directionOver: '大于',
  target: '目标',
  under: '小于 {target} 即赢',
  over: '大于 {target} 即赢',
  targetMissing: '请检查目标',
};
