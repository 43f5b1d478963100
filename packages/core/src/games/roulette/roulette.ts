import { chipsPayout, chipsReturn, chipsSchema, type ChipsInput } from '../chips.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import { pockets, rouletteSpots } from './spots.ts';

/** Chips on spots of the layout, by their names in `rouletteSpots`. */
export type RouletteInput = ChipsInput<string>;

/** One spin. */
export interface RouletteOutcome extends InstantOutcome {
  /** Where the ball fell, 0 to 36. */
  readonly pocket: number;
}

const [firstSpot = '', ...otherSpots] = Object.keys(rouletteSpots);
const schema = chipsSchema([firstSpot, ...otherSpots]);

/** What a spot pays when it wins, in basis points: 36 pockets share its numbers, 0 is the house's. */
export const rouletteMultipleBp = (spot: string): number =>
  360_000 / (rouletteSpots[spot]?.length ?? Number.POSITIVE_INFINITY);

const multipleAt = (pocket: number) => (spot: string) =>
  rouletteSpots[spot]?.includes(pocket) ? rouletteMultipleBp(spot) : 0;

const allPockets = Array.from({ length: pockets }, (_, pocket) => pocket);

/** European roulette with one zero. @source spec §1 (casino), the rules ours */
export const roulette: InstantGame<RouletteInput, RouletteOutcome> = {
  id: 'roulette',
  pace: 'casino',
  words: 1,
  returnBp: { leastBp: 9_729, mostBp: 9_729 },
  readInput: (value) => readInput(schema, value),
  play: (input, stake, draw) => {
    const pocket = draw.below(pockets);
    return { pocket, payout: chipsPayout(input, stake, multipleAt(pocket)) };
  },
  maximumPayout: (input, stake) =>
    allPockets
      .map((pocket) => chipsPayout(input, stake, multipleAt(pocket)))
      .reduce((most, payout) => (payout > most ? payout : most)),
  rtp: (input) =>
    chipsReturn(input, (spot) => {
      const paid = allPockets.map((pocket) => multipleAt(pocket)(spot));
      const sum = paid.reduce((left, right) => left + right, 0);
      return ratio(BigInt(sum), BigInt(pockets) * 10_000n);
    }),
};
