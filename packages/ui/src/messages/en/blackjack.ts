import type { BlackjackMessages } from '../id/blackjack.ts';

/** English messages of blackjack. */
export const blackjack: BlackjackMessages = {
  verb: 'Deal',
  table: 'Blackjack table. Keys: H hit, S stand, D double, P split',
  dealer: 'Dealer',
  hand: 'Your hand',
  handOf: 'Hand {number}',
  turn: 'your turn',
  soft: 'soft',
  moves: 'Moves',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  advice: 'Suggestions',
  suggested: 'suggested',
  further: '+{stake}',
  stakes: '{count}× stake',
  running: '{total} against {dealer}. Total stake {stake}.',
  spoken: '{hand}: {cards}. {total}. Dealer: {dealer}.',
  spokenEnd: 'Dealer: {dealer}. {total}.',
  versus: '{result} {player}–{dealer}',
  blackjack: 'Blackjack',
  won: 'Win',
  push: 'Push',
  lost: 'Loss',
};
