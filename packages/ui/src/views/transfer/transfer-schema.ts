import * as z from 'zod/mini';
import { amountRules, type AmountBounds } from '../amount-rules.ts';

const maxNoteLength = 200;

/** Client-side rules of a transfer; the platform decides. */
export const transferSchema = (bounds: AmountBounds) =>
  z.object({
    amount: amountRules(bounds),
    note: z.optional(z.string().check(z.maxLength(maxNoteLength))),
  });
