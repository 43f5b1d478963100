import { compareAmounts } from '@lobi/formats';
import * as z from 'zod/mini';

/** Bounds of one amount: decimal text for comparing, and how to say them. */
export interface AmountBounds {
  readonly min: string;
  readonly max?: string | undefined;
  /** Available balance; without it nothing is compared with a balance. */
  readonly available?: string | undefined;
  readonly currency: string;
  /** Writes an amount for the reader. */
  readonly say: (amount: string) => string;
}

/** Rules of an amount as far as they are known here; the platform has the last word. */
export function amountRules({ min, max, available, currency, say }: AmountBounds) {
  const order = (first: string, second: string): number => compareAmounts(first, second, currency);
  return z.string().check(
    z.regex(/^\d{1,15}(\.\d{1,4})?$/, { abort: true }),
    z.refine((amount) => order(amount, min) >= 0, {
      error: 'min',
      params: { min: say(min) },
      abort: true,
    }),
    z.refine((amount) => max === undefined || order(amount, max) <= 0, {
      error: 'max',
      params: { max: say(max ?? '0') },
      abort: true,
    }),
    z.refine((amount) => available === undefined || order(amount, available) <= 0, {
      error: 'insufficient',
    }),
  );
}
