import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';

const wordRange = 2 ** 32;

/** Targets in basis points, from 1.01 to 100,000 times, in steps of a hundredth. @source ours */
export const limboTargets = { minimumBp: 10_100, maximumBp: 1_000_000_000, stepBp: 100 } as const;

/** `targetBp` is the multiple to reach, in basis points: 20_000 is 2 times. */
export interface LimboInput {
  readonly targetBp: number;
}

/** The drawn multiple, and whether it reached the target. */
export interface LimboOutcome extends InstantOutcome {
  /** The drawn multiple, in basis points: 13_200 is 1.32 times. */
  readonly resultBp: number;
  readonly won: boolean;
}

const schema = z.strictObject({
  targetBp: z
    .int()
    .check(
      z.minimum(limboTargets.minimumBp),
      z.maximum(limboTargets.maximumBp),
      z.multipleOf(limboTargets.stepBp),
    ),
});

/**
 * The multiple of a fraction, in basis points. The formula is exact, including its floating point, so
 * that it matches published results down to the rarest numbers.
 * @source ours – as published by Stake, 1 % for the house
 */
export function limboResultBp(fraction: number): number {
  const multiple = (1e8 / (Math.floor(fraction * 1e8) + 1)) * 0.99;
  return Math.floor(multiple * 100) * 100;
}

/**
 * Number of words whose multiple reaches a target. The multiple falls as the word grows: binary search
 * for the last.
 */
function wordsReaching(targetBp: number): number {
  let reach = 0;
  let miss = wordRange;
  while (reach < miss) {
    const middle = Math.floor((reach + miss) / 2);
    if (limboResultBp(middle / wordRange) >= targetBp) reach = middle + 1;
    else miss = middle;
  }
  return reach;
}

/**
 * Limbo: a bet that the multiple reaches a target, which is the payout. @source spec §1 (casino), the
 * rules ours
 */
export const limbo: InstantGame<LimboInput, LimboOutcome> = {
  id: 'limbo',
  pace: 'casino',
  words: 1,
  returnBp: { minimumBp: 9_890, maximumBp: 9_900 },
  readInput: (value) => readInput(schema, value),
  play: ({ targetBp }, stake, draw) => {
    const resultBp = limboResultBp(draw.fraction());
    const won = resultBp >= targetBp;
    return { resultBp, won, payout: won ? shareOf(stake, targetBp) : 0n };
  },
  maximumPayout: ({ targetBp }, stake) => shareOf(stake, targetBp),
  rtp: ({ targetBp }) =>
    ratio(BigInt(wordsReaching(targetBp)) * BigInt(targetBp), BigInt(wordRange) * 10_000n),
};
