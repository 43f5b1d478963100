import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio, type Ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';

/** A roll from 0 to 10,000: hundredths of a point from 0.00 to 100.00. */
const rolls = 10_001;
const wordRange = 2n ** 32n;

/** House edge, in basis points. @source ours */
const edgeBp = 100;

/** Allowed winning chances, in hundredths of a percent; above 98 % the profit is negligible. */
const chances = { minimum: 1, maximum: 9_800 } as const;

/** `target` in hundredths of a point: under 50.00 is 5000. */
export interface DiceInput {
  readonly direction: 'under' | 'over';
  readonly target: number;
}

/** One roll. */
export interface DiceOutcome extends InstantOutcome {
  /** Hundredths of a point: 7718 is 77.18. */
  readonly roll: number;
  readonly won: boolean;
  /** Payout of a win in basis points of the stake: 19_800 is 1.98 times. */
  readonly multipleBp: number;
}

/** Number of winning rolls. */
const winningRolls = ({ direction, target }: DiceInput): number =>
  direction === 'under' ? target : rolls - 1 - target;

const schema = z
  .strictObject({
    direction: z.enum(['under', 'over']),
    target: z.int().check(z.minimum(1), z.maximum(rolls - 2)),
  })
  .check(
    z.refine(
      (input) => winningRolls(input) >= chances.minimum && winningRolls(input) <= chances.maximum,
      { path: ['target'] },
    ),
  );

/** Allowed targets, in hundredths of a point, inclusive. */
export const diceTargets = {
  under: { minimum: chances.minimum, maximum: chances.maximum },
  over: { minimum: rolls - 1 - chances.maximum, maximum: rolls - 1 - chances.minimum },
} as const;

/** Chance that a bet wins. */
export const diceChance = (input: DiceInput): Ratio =>
  ratio(BigInt(winningRolls(input)), BigInt(rolls));

/** Payout of a winning bet, in basis points of the stake, rounded down. */
export const diceMultipleBp = (input: DiceInput): number =>
  Math.floor(((10_000 - edgeBp) * 10_000) / winningRolls(input));

/** A roll from a fraction. @source ours – as published by Stake */
export const rollOf = (fraction: number): number => Math.floor(fraction * rolls);

const wins = ({ direction, target }: DiceInput, roll: number): boolean =>
  direction === 'under' ? roll < target : roll > target;

/** Number of 32-bit words whose roll is below `roll`. */
const wordsBelow = (roll: number): bigint =>
  (BigInt(roll) * wordRange + BigInt(rolls) - 1n) / BigInt(rolls);

/** Dice: a bet that a roll falls under or over a target. @source spec §1 (casino), the rules ours */
export const dice: InstantGame<DiceInput, DiceOutcome> = {
  id: 'dice',
  pace: 'casino',
  words: 1,
  returnBp: { minimumBp: 9_898, maximumBp: 9_899 },
  readInput: (value) => readInput(schema, value),
  play: (input, stake, draw) => {
    const roll = rollOf(draw.fraction());
    const multipleBp = diceMultipleBp(input);
    const won = wins(input, roll);
    return { roll, won, multipleBp, payout: won ? shareOf(stake, multipleBp) : 0n };
  },
  maximumPayout: (input, stake) => shareOf(stake, diceMultipleBp(input)),
  rtp: (input) => {
    const { direction, target } = input;
    const words = direction === 'under' ? wordsBelow(target) : wordRange - wordsBelow(target + 1);
    return ratio(words * BigInt(diceMultipleBp(input)), wordRange * 10_000n);
  },
};
