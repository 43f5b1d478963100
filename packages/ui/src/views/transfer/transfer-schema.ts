import * as z from 'zod/mini';
import { amountRules, type AmountBounds } from '../amount-rules.ts';

const mostNote = 200;

/** Rules of a transfer as far as they are known here; the platform has the last word. */
export const transferSchema = (bounds: AmountBounds) =>
  z.object({
    amount: amountRules(bounds),
    note: z.optional(z.string().check(z.maxLength(mostNote))),
  });
