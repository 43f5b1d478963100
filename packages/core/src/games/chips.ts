import * as z from 'zod/mini';
import { addRatios, multiplyRatios, ratio, type Ratio } from './ratio.ts';

/** Bets on several spots of one table. The stake is divided equally among all chips. */
export interface ChipsInput<Spot extends string> {
  readonly bets: readonly { readonly spot: Spot; readonly chips: number }[];
}

/** Maximum chips on one spot, and spots in one play. @source ours */
const maximum = { chips: 10_000, bets: 100 } as const;

/** Schema of bets on the spots of a table. */
export const chipsSchema = <Spot extends string>(spots: readonly [Spot, ...Spot[]]) =>
  z.strictObject({
    bets: z
      .array(
        z.strictObject({
          spot: z.enum(spots as [Spot, ...Spot[]]),
          chips: z.int().check(z.minimum(1), z.maximum(maximum.chips)),
        }),
      )
      .check(z.minLength(1), z.maxLength(maximum.bets)),
  });

/** Sum of the chips of all bets, each multiplied by the weight of its spot. */
const weightedChips = <Spot extends string>(
  { bets }: ChipsInput<Spot>,
  weight: (spot: Spot) => number,
): bigint => bets.reduce((sum, { spot, chips }) => sum + BigInt(chips) * BigInt(weight(spot)), 0n);

/** Money returned when each spot pays a multiple in basis points; rounded down once, at the end. */
export const chipsPayout = <Spot extends string>(
  input: ChipsInput<Spot>,
  stake: bigint,
  multipleBp: (spot: Spot) => number,
): bigint => (stake * weightedChips(input, multipleBp)) / (weightedChips(input, () => 1) * 10_000n);

/** Return of all bets together, from the return of each spot. */
export function chipsReturn<Spot extends string>(
  { bets }: ChipsInput<Spot>,
  returnOf: (spot: Spot) => Ratio,
): Ratio {
  const totalChips = BigInt(bets.reduce((sum, { chips }) => sum + chips, 0));
  return bets
    .map(({ spot, chips }) => multiplyRatios(ratio(BigInt(chips), totalChips), returnOf(spot)))
    .reduce(addRatios);
}
