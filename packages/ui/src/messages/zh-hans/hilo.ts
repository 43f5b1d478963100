import type { HiloMessages } from '../id/hilo.ts';

/** Simplified Chinese messages of hi-lo. */
export const hilo: HiloMessages = {
  verb: '发牌',
  next: '下一张牌',
  higher: '更大',
  lower: '更小',
  higherOrSame: '更大或相同',
  lowerOrSame: '更小或相同',
  same: '相同',
  skip: '跳过',
  take: '领取 {amount}',
  takeFirst: '请先猜一张牌',
  before: '之前的牌',
  running: '游戏进行中。投注 {stake}。',
  resultLost: '猜错了',
};
