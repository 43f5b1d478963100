import * as z from 'zod/mini';
import { limitKinds, limitPeriods } from '../statuses.ts';
import { amountSchema, currencySchema, moneySchema, timeSchema } from './common.ts';

/**
 * A player's own limit. Amounts are money, or whole minutes where the kind is `session`.
 * An increase waits and has to be confirmed; what is in force stays until then.
 * @source ours
 */
export const limitSchema = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: moneySchema,
  currency: currencySchema,
  /** Used part of the limit in the present period. */
  used: moneySchema,
  /** When the oldest part of what is used falls out of the period; `null` while nothing is used. */
  resetsAt: z.nullable(timeSchema),
  pending: z.nullable(z.object({ amount: z.nullable(moneySchema), effectiveAt: timeSchema })),
});
export type Limit = z.infer<typeof limitSchema>;

/** A new amount; `null` asks for the limit to be lifted, which waits as an increase does. */
export const limitSetSchema = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: z.nullable(amountSchema),
});
export type LimitSet = z.infer<typeof limitSetSchema>;
export const limitConfirmSchema = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
});
export type LimitConfirm = z.infer<typeof limitConfirmSchema>;
