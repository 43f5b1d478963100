import type { KenoMessages } from '../id/keno.ts';

/** Simplified Chinese messages of keno. */
export const keno: KenoMessages = {
  verb: '开奖',
  board: { other: '1 至 {last} 号，已选 {count} 个' },
  chosen: '{number}，已选',
  drawn: '{number}，已开出',
  hit: '{number}，已选中且开出',
  numbers: '号码',
  quick: '随机',
  clear: '清空',
  missing: '请选择 1 至 {maximum} 个号码',
  pays: '按命中数赔付',
  pay: '命中 {hits} 个：{multiple}',
  result: '{count} 个号码命中 {hits} 个',
  boardShort: '{count} 个号码 · 风险：{risk}',
};
