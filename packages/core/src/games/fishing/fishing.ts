import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import { fish, type Fish, type FishName } from './fish.ts';

/** What all shots together return, in basis points, whatever is aimed at. @source ours */
const targetReturnBp = 9_600n;
const wordRange = 2n ** 32n;

/** A shot at one fish; the stake is the power of the cannon. */
export interface FishingInput {
  readonly target: FishName;
}

/** What a shot hit. */
export interface FishingOutcome extends InstantOutcome {
  readonly caught: boolean;
  /** What it brought, in basis points of the stake; 0 for a miss. */
  readonly multipleBp: number;
}

const [firstFish, ...otherFish] = Object.keys(fish) as [FishName, ...FishName[]];
const schema = z.strictObject({ target: z.enum([firstFish, ...otherFish]) });

const weightOf = ({ prizes }: Fish): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** Prizes of a fish, each as often as it weighs, in basis points. */
const weighedBp = ({ prizes }: Fish): bigint =>
  prizes.reduce((sum, { multipleBp, weight }) => sum + BigInt(multipleBp) * BigInt(weight), 0n);

/** Words of 32 bits that catch a fish: the return divided by what it brings on the average. */
export const catchingWords = (name: FishName): bigint =>
  (wordRange * targetReturnBp * BigInt(weightOf(fish[name]))) / weighedBp(fish[name]);

function prizeOf({ prizes }: Fish, ticket: number): number {
  let left = ticket;
  for (const { multipleBp, weight } of prizes) {
    if (left < weight) return multipleBp;
    left -= weight;
  }
  return 0;
}

const catchBp = (name: FishName, draw: Draw): number => {
  if (BigInt(draw.word()) >= catchingWords(name)) return 0;
  return prizeOf(fish[name], draw.below(weightOf(fish[name])));
};

/** A shot is a bet; the chance to hit follows from what the fish brings. @source spec §1 (fishing), the rules ours */
export const fishing: InstantGame<FishingInput, FishingOutcome> = {
  id: 'fishing',
  pace: 'arcade',
  words: 2,
  returnBp: { leastBp: 9_599, mostBp: 9_600 },
  readInput: (value) => readInput(schema, value),
  play: ({ target }, stake, draw) => {
    const multipleBp = catchBp(target, draw);
    return { caught: multipleBp > 0, multipleBp, payout: shareOf(stake, multipleBp) };
  },
  maximumPayout: ({ target }, stake) =>
    shareOf(stake, Math.max(...fish[target].prizes.map(({ multipleBp }) => multipleBp))),
  rtp: ({ target }) =>
    ratio(
      catchingWords(target) * weighedBp(fish[target]),
      wordRange * BigInt(weightOf(fish[target])) * 10_000n,
    ),
};
