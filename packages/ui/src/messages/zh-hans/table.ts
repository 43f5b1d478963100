import type { KitMessages } from '../kit-messages.ts';

/** Messages of games with shared rounds, in simplified Chinese. @source ours */
export const table: KitMessages['table'] = {
  round: '第 {number} 局',
  bettingOpen: '开放投注',
  closesIn: '{time} 后截止',
  nextIn: '{time} 后开始下一局',
  nextSoon: '下一局即将开始。',
  secondsShort: '{seconds} 秒',
  yourBets: '您的投注',
  noBets: '您在本局尚未投注。',
  proof: '验证第 {number} 局',
  proofText: '该哈希在本局结束后公布，任何人都可以据此重新计算结果。',
  proofHash: '哈希',
  proofCheck: '验证第 {number} 局',
  proofNone: '每局结束后，哈希会显示在这里。',
};
