import type { PlinkoMessages } from '../id/plinko.ts';

/** Simplified Chinese messages of plinko. */
export const plinko: PlinkoMessages = {
  verb: '投球',
  rows: '行数',
  board: '{rows} 行棋盘，风险：{risk}。格子从左到右：{buckets}',
  boardShort: '{rows} 行 · 风险：{risk}',
};
