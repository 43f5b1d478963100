import type { KitMessages } from '../../messages/kit-messages.ts';
import type { HiloGuess } from './hilo.types.ts';

const king = 13;

/** Returns the meaning of a guess on a card: the same rank counts for both, except at the ends. */
export function guessText(
  words: KitMessages['hilo'],
  guess: HiloGuess,
  rank: number | undefined,
): string {
  if (rank === 1) return guess === 'higher' ? words.higher : words.same;
  if (rank === king) return guess === 'lower' ? words.lower : words.same;
  return guess === 'higher' ? words.higherOrSame : words.lowerOrSame;
}
