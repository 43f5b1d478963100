import { chipsPayout, chipsReturn, chipsSchema, type ChipsInput } from '../chips.ts';
import type { InstantGame, InstantOutcome, ReturnRange } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import { pockets, rouletteSpots } from './spots.ts';

/** Chips on spots of the layout, by their names in `rouletteSpots`. */
export type RouletteInput = ChipsInput<string>;

/** One spin. */
export interface RouletteOutcome extends InstantOutcome {
  /** Pocket of the ball, 0 to 36. */
  readonly pocket: number;
}

const [firstSpot = '', ...otherSpots] = Object.keys(rouletteSpots);
const schema = chipsSchema([firstSpot, ...otherSpots]);

/**
 * Returns the multiple of a winning spot, in basis points: 36 pockets divided by its numbers, since the
 * house keeps 0.
 */
export const rouletteMultipleBp = (spot: string): number =>
  360_000 / (rouletteSpots[spot]?.length ?? Number.POSITIVE_INFINITY);

/** Bets of *la partage*: half of the stake is returned when the ball lands on zero. */
const evenMoney = ['red', 'black', 'odd', 'even', 'low', 'high'];
const halfBackBp = 5_000;

const european = (pocket: number) => (spot: string) =>
  rouletteSpots[spot]?.includes(pocket) ? rouletteMultipleBp(spot) : 0;

const french = (pocket: number) => (spot: string) =>
  pocket === 0 && evenMoney.includes(spot) ? halfBackBp : european(pocket)(spot);

const allPockets = Array.from({ length: pockets }, (_, pocket) => pocket);

/** A wheel with one zero as a game; `multipleAt` returns the payout of a spot, in basis points. */
const wheelOf = (
  id: string,
  multipleAt: (pocket: number) => (spot: string) => number,
  returnBp: ReturnRange,
): InstantGame<RouletteInput, RouletteOutcome> => ({
  id,
  pace: 'casino',
  words: 1,
  returnBp,
  readInput: (value) => readInput(schema, value),
  play: (input, stake, draw) => {
    const pocket = draw.below(pockets);
    return { pocket, payout: chipsPayout(input, stake, multipleAt(pocket)) };
  },
  maximumPayout: (input, stake) =>
    allPockets
      .map((pocket) => chipsPayout(input, stake, multipleAt(pocket)))
      .reduce((maximum, payout) => (payout > maximum ? payout : maximum)),
  rtp: (input) =>
    chipsReturn(input, (spot) => {
      const paid = allPockets.map((pocket) => multipleAt(pocket)(spot));
      const sum = paid.reduce((left, right) => left + right, 0);
      return ratio(BigInt(sum), BigInt(pockets) * 10_000n);
    }),
});

/** European roulette with one zero. @source spec §1 (casino), the rules ours */
export const roulette = wheelOf('roulette', european, { minimumBp: 9_729, maximumBp: 9_729 });

/** The same wheel with *la partage*: even-money bets lose only half on zero. @source ours */
export const rouletteFrench = wheelOf('roulette-french', french, {
  minimumBp: 9_729,
  maximumBp: 9_864,
});
