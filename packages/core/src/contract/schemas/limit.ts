import * as z from 'zod/mini';
import { limitKinds, limitPeriods } from '../statuses.ts';
import { amountSchema, currencySchema, moneySchema, timeSchema } from './common.ts';

/**
 * A player's own limit. Amounts are money, or whole minutes for the kind `session`. An increase waits
 * and must be confirmed; until then the current limit applies.
 * @source ours
 */
export const limitSchema = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  amount: moneySchema,
  currency: currencySchema,
  /** Used amount of the limit in the current period. */
  used: moneySchema,
  /** Time at which the oldest used amount leaves the period; `null` while nothing is used. */
  resetsAt: z.nullable(timeSchema),
  pending: z.nullable(z.object({ amount: z.nullable(moneySchema), effectiveAt: timeSchema })),
});
export type Limit = z.infer<typeof limitSchema>;

/** A new amount; `null` requests the removal of the limit, which waits like an increase. */
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
