import type { LimboMessages } from '../id/limbo.ts';

/** Simplified Chinese messages of the limbo game. */
export const limbo: LimboMessages = {
  verb: '起飞',
  target: '目标倍数',
  quick: '快捷目标',
  goal: '目标 {multiple}',
  targetMissing: '请检查目标',
};
