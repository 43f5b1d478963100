import type { KitMessages } from '../../messages/kit-messages.ts';
import type { HiloGuess } from './hilo.types.ts';

const king = 13;

/** Returns the meaning of a guess on a card: the same rank counts for both, except at the ends. */
export function guessText(
  texts: KitMessages['hilo'],
  guess: HiloGuess,
  rank: number | undefined,
): string {
  if (rank === 1) return guess === 'higher' ? texts.higher : texts.same;
  if (rank === king) return guess === 'lower' ? texts.lower : texts.same;
  return guess === 'higher' ? texts.higherOrSame : texts.lowerOrSame;
}
