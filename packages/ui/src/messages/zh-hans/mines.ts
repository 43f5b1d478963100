import type { MinesMessages } from '../id/mines.ts';

/** Simplified Chinese messages of the mines game. */
export const mines: MinesMessages = {
  verb: '开始',
  mines: '地雷数量',
  minesMissing: '请检查地雷数量',
  board: { other: '棋盘，{count} 颗地雷' },
  tile: '第 {row} 行第 {column} 列：{state}',
  closed: '未翻开',
  opening: '正在翻开',
  safe: '安全',
  mine: '地雷',
  hit: '您翻开的地雷',
  take: '兑现 {amount}',
  taking: '正在兑现 {amount}…',
  takeFirst: '请先翻开一格',
  takeDetail: '{stake} 的 {multiple}',
  now: '当前倍数',
  next: '下一格',
  left: '剩余安全格',
  running: '游戏进行中，投注额 {stake}。',
  resultTaken: '在 {multiple} 兑现',
  resultLost: '踩中地雷',
};
