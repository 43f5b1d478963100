import type { HiloMessages } from '../id/hilo.ts';

/** English messages of hi-lo. */
export const hilo: HiloMessages = {
  verb: 'Deal',
  next: 'Next card',
  higher: 'Higher',
  lower: 'Lower',
  higherOrSame: 'Higher or same',
  lowerOrSame: 'Lower or same',
  same: 'Same',
  skip: 'Skip',
  take: 'Cash out {amount}',
  takeFirst: 'Guess one card first',
  before: 'Cards before',
  running: 'Game in progress. Stake {stake}.',
  resultLost: 'Wrong guess',
};
