import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import { cardRanks, drawCards, type Card } from '../cards.ts';
import type { Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';

/** Maximum cards of one game, the first included. @source ours */
export const hiloCards = 52;

/** House edge, in basis points. @source ours */
const edgeBp = 100n;

/** Multiple at which a game is cashed out automatically, in basis points. @source ours */
export const hiloHighestBp = 100_000_000;

/** Guesses about the next card. @source ours */
export const hiloGuesses = ['higher', 'lower'] as const;
export type HiloGuess = (typeof hiloGuesses)[number];

/**
 * Returns whether a guess is correct. The ace is the lowest rank and the king the highest. The same rank
 * counts for both guesses, except at the ends: on an ace `higher` is any other rank and `lower` another
 * ace, and on a king the other way round.
 */
export function isHiloRight(guess: HiloGuess, from: number, to: number): boolean {
  if (guess === 'higher') return from === 1 ? to > 1 : to >= from;
  return from === cardRanks ? to < cardRanks : to <= from;
}

/** Returns the number of the 13 ranks for which a guess is correct. */
export const hiloRanksRight = (guess: HiloGuess, from: number): number =>
  Array.from({ length: cardRanks }, (_, index) => index + 1).filter((to) =>
    isHiloRight(guess, from, to),
  ).length;

/**
 * Returns the multiple of correct guesses, in basis points of the stake, rounded down: 99 % of the fair
 * multiple. `counts` are the numbers of winning ranks of each guess.
 */
export function hiloMultipleBp(counts: readonly number[]): number {
  const ways = BigInt(cardRanks) ** BigInt(counts.length);
  const right = counts.reduce((product, count) => product * BigInt(count), 1n);
  return Number(((10_000n - edgeBp) * ways) / right);
}

/** Cards drawn with replacement: each of the 52 has the same probability every time. */
export const drawHiloCards = (draw: Draw, count = hiloCards): Card[] => drawCards(draw, count);

/** Guesses made before the first card is seen. */
export interface HiloInput {
  readonly guesses: readonly HiloGuess[];
}

/** The cards of guesses made in advance. */
export interface HiloOutcome extends InstantOutcome {
  readonly cards: readonly Card[];
  readonly won: boolean;
  /** Payout of all guesses together, in basis points of the stake. */
  readonly multipleBp: number;
}

/** Maximum guesses made in advance: the return is counted over every sequence of cards. */
const maxGuesses = 3;

const schema = z.strictObject({
  guesses: z.array(z.enum(hiloGuesses)).check(z.minLength(1), z.maxLength(maxGuesses)),
});

const countsOf = (guesses: readonly HiloGuess[], ranks: readonly number[]): number[] =>
  guesses.map((guess, index) => hiloRanksRight(guess, ranks[index] ?? 0));

/**
 * Sums the payouts over all sequences of cards from a rank on, in basis points, in which every guess is
 * correct.
 */
function paidFrom(guesses: readonly HiloGuess[], from: number, counts: readonly number[]): bigint {
  const guess = guesses[counts.length];
  if (guess === undefined) return BigInt(hiloMultipleBp(counts));
  let sum = 0n;
  for (let to = 1; to <= cardRanks; to += 1) {
    if (isHiloRight(guess, from, to)) {
      sum += paidFrom(guesses, to, [...counts, hiloRanksRight(guess, from)]);
    }
  }
  return sum;
}

/**
 * Hi-lo with all guesses made in advance. The version card by card with cash-out is in `hilo-steps.ts`;
 * both have the same return.
 * @source spec §1 (casino), the rules ours
 */
export const hilo: InstantGame<HiloInput, HiloOutcome> = {
  id: 'hilo',
  pace: 'casino',
  words: hiloCards,
  returnBp: { minimumBp: 9_899, maximumBp: 9_900 },
  readInput: (value) => readInput(schema, value),
  play: ({ guesses }, stake, draw) => {
    const cards = drawHiloCards(draw, guesses.length + 1);
    const ranks = cards.map(({ rank }) => rank);
    const won = guesses.every((guess, index) =>
      isHiloRight(guess, ranks[index] ?? 0, ranks[index + 1] ?? 0),
    );
    const multipleBp = hiloMultipleBp(countsOf(guesses, ranks));
    return { cards, won, multipleBp, payout: won ? shareOf(stake, multipleBp) : 0n };
  },
  maximumPayout: ({ guesses }, stake) => shareOf(stake, hiloMultipleBp(guesses.map(() => 1))),
  rtp: ({ guesses }) => {
    let paid = 0n;
    for (let from = 1; from <= cardRanks; from += 1) paid += paidFrom(guesses, from, []);
    return ratio(paid, BigInt(cardRanks) ** BigInt(guesses.length + 1) * 10_000n);
  },
};
