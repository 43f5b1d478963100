import type { PokerMessages } from '../id/poker.ts';

/** English messages of video poker. */
export const poker: PokerMessages = {
  verb: 'Deal',
  draw: { one: 'Draw {count} card', other: 'Draw {count} cards' },
  drawNone: 'Hold all cards',
  cards: 'Your cards',
  choose: 'Your cards. Choose which to hold with the keys 1 to 5',
  hold: 'Hold',
  held: 'Held',
  suggested: 'suggested',
  advice: 'Suggestions',
  useAdvice: 'Use suggestion',
  pays: 'Pay table',
  pay: '{hand}: {multiple}',
  running: '{hand}. Choose the cards to hold. Stake {stake}.',
  spoken: '{hand}: {cards}.',
  'royal-flush': 'Royal flush',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  'jacks-or-better': 'Jacks or better',
  nothing: 'No payout',
};
