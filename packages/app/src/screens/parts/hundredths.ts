import * as z from 'zod/mini';

/** Converts per cent and decimal odds, as entered, to hundredths: basis points, and odds per 100. */
export const toHundredths = (typed: number): number => Math.round(typed * 100);

/** Converts hundredths to the form in which users enter them. */
export const fromHundredths = (counted: number): number => counted / 100;

/** An entered number with at most two decimals, within bounds in hundredths. */
export const hundredthsSchema = (least: number, most: number) =>
  z
    .number()
    .check(z.minimum(fromHundredths(least)), z.maximum(fromHundredths(most)), z.multipleOf(0.01));
