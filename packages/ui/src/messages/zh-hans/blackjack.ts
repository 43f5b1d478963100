import type { BlackjackMessages } from '../id/blackjack.ts';

/** Simplified Chinese messages of blackjack. */
export const blackjack: BlackjackMessages = {
  verb: '发牌',
  table: '二十一点牌桌。按键：H 要牌，S 停牌，D 加倍，P 分牌',
  dealer: '庄家',
  hand: '您的手牌',
  handOf: '手牌 {number}',
  turn: '轮到您',
  soft: '软',
  moves: '操作',
  hit: '要牌',
  stand: '停牌',
  double: '加倍',
  split: '分牌',
  advice: '建议',
  suggested: '建议选择',
  further: '+{stake}',
  stakes: '{count} 倍投注',
  running: '{total} 对 {dealer}。总投注 {stake}。',
  spoken: '{hand}：{cards}。{total} 点。庄家：{dealer}。',
  spokenEnd: '庄家：{dealer}。{total} 点。',
  versus: '{result} {player}–{dealer}',
  blackjack: '黑杰克',
  won: '赢',
  push: '平局',
  lost: '输',
};
