import * as z from 'zod/mini';

/**
 * People type per cent and decimal odds; the platform counts in hundredths of them: basis points, and
 * odds per 100.
 */
export const toHundredths = (typed: number): number => Math.round(typed * 100);

/** Hundredths as people type them. */
export const fromHundredths = (counted: number): number => counted / 100;

/** A typed number with two decimals at most, within bounds that the platform has in hundredths. */
export const hundredthsSchema = (least: number, most: number) =>
  z
    .number()
    .check(z.minimum(fromHundredths(least)), z.maximum(fromHundredths(most)), z.multipleOf(0.01));
