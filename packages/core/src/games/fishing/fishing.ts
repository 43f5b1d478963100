import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import type { Draw } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import { ponds, type Fish, type FishName, type Pond, type PondName } from './fish.ts';

const wordRange = 2n ** 32n;

/** A shot at one fish; the stake is the power of the shot. */
export interface FishingInput {
  readonly target: FishName;
}

/** Result of a shot. */
export interface FishingOutcome extends InstantOutcome {
  readonly caught: boolean;
  /** Payout in basis points of the stake; 0 for a miss. */
  readonly multipleBp: number;
}

const weightOf = ({ prizes }: Fish): number => prizes.reduce((sum, { weight }) => sum + weight, 0);

/** Prizes of a fish, repeated by their weight, in basis points. */
const weighedBp = ({ prizes }: Fish): bigint =>
  prizes.reduce((sum, { multipleBp, weight }) => sum + BigInt(multipleBp) * BigInt(weight), 0n);

/** Number of 32-bit words that catch a fish: the return divided by its average prize. */
export const catchingWords = ({ returnBp }: Pick<Pond, 'returnBp'>, fish: Fish): bigint =>
  (wordRange * BigInt(returnBp) * BigInt(weightOf(fish))) / weighedBp(fish);

function prizeOf({ prizes }: Fish, ticket: number): number {
  let left = ticket;
  for (const { multipleBp, weight } of prizes) {
    if (left < weight) return multipleBp;
    left -= weight;
  }
  return 0;
}

/**
 * A pond as a game. A shot is a bet; its probability follows from the prize. @source spec §1 (fishing),
 * the rules ours
 */
function fishingIn(id: PondName): InstantGame<FishingInput, FishingOutcome> {
  const pond: Pond = ponds[id];
  const [firstFish, ...otherFish] = Object.keys(pond.fish) as [FishName, ...FishName[]];
  const schema = z.strictObject({ target: z.enum([firstFish, ...otherFish]) });
  const fishOf = ({ target }: FishingInput): Fish => pond.fish[target] ?? { prizes: [] };
  const catchBp = (fish: Fish, draw: Draw): number =>
    BigInt(draw.word()) < catchingWords(pond, fish) ? prizeOf(fish, draw.below(weightOf(fish))) : 0;
  return {
    id,
    pace: 'arcade',
    words: 2,
    // A probability is an integer number of 2^32 words, rounded down.
    returnBp: { minimumBp: pond.returnBp - 1, maximumBp: pond.returnBp },
    readInput: (value) => readInput(schema, value),
    play: (input, stake, draw) => {
      const multipleBp = catchBp(fishOf(input), draw);
      return { caught: multipleBp > 0, multipleBp, payout: shareOf(stake, multipleBp) };
    },
    maximumPayout: (input, stake) =>
      shareOf(stake, Math.max(...fishOf(input).prizes.map(({ multipleBp }) => multipleBp))),
    rtp: (input) => {
      const fish = fishOf(input);
      return ratio(
        catchingWords(pond, fish) * weighedBp(fish),
        wordRange * BigInt(weightOf(fish)) * 10_000n,
      );
    },
  };
}

/** Every pond as a game, by engine. */
export const fishingGames: Readonly<Record<PondName, InstantGame<FishingInput, FishingOutcome>>> = {
  fishing: fishingIn('fishing'),
  'fishing-river': fishingIn('fishing-river'),
  'fishing-reef': fishingIn('fishing-reef'),
  'fishing-deep': fishingIn('fishing-deep'),
};
