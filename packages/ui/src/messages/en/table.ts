import type { KitMessages } from '../kit-messages.ts';

/** Messages of games with shared rounds, in English. @source ours */
export const table: KitMessages['table'] = {
  round: 'Round {number}',
  bettingOpen: 'Betting open',
  closesIn: 'Closes in {time}',
  nextIn: 'Next round in {time}',
  nextSoon: 'The next round opens soon.',
  secondsShort: '{seconds} s',
  yourBets: 'Your bets',
  noBets: 'You have no bets in this round yet.',
  proof: 'Verify round {number}',
  proofText:
    'This hash is published when the round is over. Anyone can recalculate the result from it.',
  proofHash: 'Hash',
  proofCheck: 'Check round {number}',
  proofNone: 'The hash of each round appears here when the round is over.',
};
