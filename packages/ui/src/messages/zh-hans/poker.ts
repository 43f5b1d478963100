import type { PokerMessages } from '../id/poker.ts';

/** Simplified Chinese messages of video poker. */
export const poker: PokerMessages = {
  verb: '发牌',
  draw: { other: '换 {count} 张牌' },
  drawNone: '保留所有牌',
  cards: '您的牌',
  choose: '您的牌。用 1 至 5 键选择要保留的牌',
  hold: '保留',
  held: '已保留',
  suggested: '建议保留',
  advice: '建议',
  useAdvice: '采用建议',
  pays: '赔付表',
  pay: '{hand}：{multiple}',
  running: '{hand}。请选择要保留的牌。投注 {stake}。',
  spoken: '{hand}：{cards}。',
  'royal-flush': '皇家同花顺',
  'straight-flush': '同花顺',
  'four-of-a-kind': '四条',
  'full-house': '葫芦',
  flush: '同花',
  straight: '顺子',
  'three-of-a-kind': '三条',
  'two-pair': '两对',
  'jacks-or-better': 'J–A 对子',
  nothing: '无赔付',
};
