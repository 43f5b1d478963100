import * as z from 'zod/mini';

/** Converts an entered percentage or decimal odds to hundredths: to basis points, or to odds per 100. */
export const toHundredths = (entered: number): number => Math.round(entered * 100);

/** Converts hundredths to the number that users enter. */
export const fromHundredths = (hundredths: number): number => hundredths / 100;

/** Schema of an entered number with at most two decimals; the bounds are in hundredths. */
export const hundredthsSchema = (min: number, max: number) =>
  z
    .number()
    .check(z.minimum(fromHundredths(min)), z.maximum(fromHundredths(max)), z.multipleOf(0.01));
