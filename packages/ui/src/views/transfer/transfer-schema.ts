import * as z from 'zod/mini';
import { compareAmounts } from '../../components/odds/amount-math.ts';

/** Bounds of one transfer: decimal text for comparing, and how to say them. */
export interface TransferBounds {
  readonly min: string;
  readonly max: string | undefined;
  readonly available: string;
  readonly currency: string;
  /** Writes an amount for the reader. */
  readonly say: (amount: string) => string;
}

const mostNote = 200;

/** Rules of a transfer as far as they are known here; the platform has the last word. */
export function transferSchema({ min, max, available, currency, say }: TransferBounds) {
  const order = (first: string, second: string): number => compareAmounts(first, second, currency);
  return z.object({
    amount: z.string().check(
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
      z.refine((amount) => order(amount, available) <= 0, { error: 'insufficient' }),
    ),
    note: z.optional(z.string().check(z.maxLength(mostNote))),
  });
}
