import type { SlotsMessages } from '../id/slots.ts';

/** Chinese words of the slot machines. */
export const slots: SlotsMessages = {
  // Symbols
  lantern: '灯笼',
  kite: '风筝',
  bell: '铃铛',
  mango: '芒果',
  flower: '花',
  leaf: '叶子',
  pearl: '珍珠',
  shell: '贝壳',
  whale: '鲸鱼',
  turtle: '海龟',
  squid: '鱿鱼',
  crab: '螃蟹',
  star: '海星',
  coral: '珊瑚',
  weed: '海藻',
  // Reels
  reels: '转轮',
  row: '第 {row} 行：{symbols}。',
  ready: '{lines} 条线同时下注',
  turning: '转轮转动中',
  nothing: '没有赢线',
  linePays: '第 {line} 线：{symbol} × {count}，{amount}',
  scatterPays: '任意位置{symbol} × {count}，{amount}',
  linesPay: '赢线 {count} 条，{amount}',
  // Free spins
  freeSpinsWon: '{count} 次免费旋转，全部赔付 ×{times}',
  freeSpinNow: '免费旋转 {number} / {count}',
  soFar: '目前 {amount}',
  spins: '本局的旋转',
  spinBought: '旋转',
  spinFree: '免费 {number}',
  lastLines: '旋转结果',
  // Playing
  spin: '旋转',
  // Rules
  rulesLines:
    '{lines} 条线同时下注，投注额平均分配到每条线。同一符号从最左转轮起连续出现即赔付；每条线只赔付一次，取最高。',
  rulesWild: '{symbol}可代替其他任何符号。',
  rulesWildBut: '{symbol}可代替除{other}以外的任何符号。',
  rulesWildTimes: '线上每个与其他符号组合的{symbol}使赔付乘以 {times}。',
  rulesFree:
    '{symbol}在任意位置都赔付，并带来相同投注额的免费旋转，其间全部赔付乘以 {times}。免费旋转中的{symbol}不再带来旋转。',
  rulesPace: '旋转不能加速、提前停止或自动进行。',
  rulesFair: '每次旋转中，转轮的每个停位概率相同。以往结果不影响下一次。',
  payOf: '{symbol} × {count}',
  payLine: '线注的 {units} 倍',
  payScatter: '投注额的 {units} 倍 + {spins} 次免费旋转',
};
