import * as z from 'zod/mini';
import { shareOf } from '../../contract/money.ts';
import { waysToChoose } from '../combinations.ts';
import { drawDistinct } from '../fairness/draw.ts';
import type { InstantGame, InstantOutcome } from '../instant-game.ts';
import { ratio } from '../ratio.ts';
import { readInput } from '../read-input.ts';
import {
  kenoDrawn,
  maximumKenoPicks,
  kenoMultiplesBp,
  kenoNumbers,
  kenoRisks,
  type KenoRisk,
} from './keno-payouts.ts';

/** One to ten different numbers from 1 to 40, and the risk level of the payouts. */
export interface KenoInput {
  readonly numbers: readonly number[];
  readonly risk: KenoRisk;
}

/** The ten drawn numbers. */
export interface KenoOutcome extends InstantOutcome {
  /** Numbers from 1, in the order drawn. */
  readonly drawn: readonly number[];
  /** Returns the number of chosen numbers that were drawn. */
  readonly hits: number;
  /** Payout by number of hits, in basis points of the stake. */
  readonly multipleBp: number;
}

const schema = z.strictObject({
  numbers: z.array(z.int().check(z.minimum(1), z.maximum(kenoNumbers))).check(
    z.minLength(1),
    z.maxLength(maximumKenoPicks),
    z.refine((numbers) => new Set(numbers).size === numbers.length),
  ),
  risk: z.enum(kenoRisks),
});

/** Number of draws of ten numbers with this many hits. */
export const kenoWays = (picks: number, hits: number): bigint =>
  waysToChoose(picks, hits) * waysToChoose(kenoNumbers - picks, kenoDrawn - hits);

/**
 * Keno: ten of forty numbers are drawn, one word each from the remaining ones, as in mines; the payout
 * rises with the number of hits.
 * @source spec §1 (casino), the rules ours
 */
export const keno: InstantGame<KenoInput, KenoOutcome> = {
  id: 'keno',
  pace: 'casino',
  words: kenoDrawn,
  returnBp: { minimumBp: 9_812, maximumBp: 9_900 },
  readInput: (value) => readInput(schema, value),
  play: ({ numbers, risk }, stake, draw) => {
    const drawn = drawDistinct(draw, kenoDrawn, kenoNumbers).map((index) => index + 1);
    const hits = numbers.filter((number) => drawn.includes(number)).length;
    const multipleBp = kenoMultiplesBp(numbers.length, risk)[hits] ?? 0;
    return { drawn, hits, multipleBp, payout: shareOf(stake, multipleBp) };
  },
  maximumPayout: ({ numbers, risk }, stake) =>
    shareOf(stake, Math.max(...kenoMultiplesBp(numbers.length, risk))),
  rtp: ({ numbers: { length: picks }, risk }) => {
    const paid = kenoMultiplesBp(picks, risk).reduce(
      (sum, multipleBp, hits) => sum + kenoWays(picks, hits) * BigInt(multipleBp),
      0n,
    );
    return ratio(paid, waysToChoose(kenoNumbers, kenoDrawn) * 10_000n);
  },
};
