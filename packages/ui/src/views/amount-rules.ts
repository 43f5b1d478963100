import { compareAmounts } from '@lobi/formats';
import * as z from 'zod/mini';

/** Limits of one amount: decimal text for comparison, and formatted text. */
export interface AmountBounds {
  readonly min: string;
  readonly max?: string | undefined;
  /** Available balance; without it there is no such rule. */
  readonly available?: string | undefined;
  readonly currency: string;
  /** Formats an amount for the user. */
  readonly formatAmount: (amount: string) => string;
}

/** Client-side rules of an amount; the platform decides. */
export function amountRules({ min, max, available, currency, formatAmount }: AmountBounds) {
  const order = (first: string, second: string): number => compareAmounts(first, second, currency);
  return z.string().check(
    z.regex(/^\d{1,15}(\.\d{1,4})?$/, { abort: true }),
    z.refine((amount) => order(amount, min) >= 0, {
      error: 'min',
      params: { min: formatAmount(min) },
      abort: true,
    }),
    z.refine((amount) => max === undefined || order(amount, max) <= 0, {
      error: 'max',
      params: { max: formatAmount(max ?? '0') },
      abort: true,
    }),
    z.refine((amount) => available === undefined || order(amount, available) <= 0, {
      error: 'insufficient',
    }),
  );
}
