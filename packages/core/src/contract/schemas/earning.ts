import * as z from 'zod/mini';
import { earningStatuses } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** What an agent earned on a round of the downline. @source spec §3 (claimee, type, amount, date), rest ours */
export const earningSchema = z.object({
  id: idSchema,
  claimee: z.object({ id: idSchema, username: z.string() }),
  type: z.enum(['turnover', 'ggr', 'referral', 'promo']),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(earningStatuses),
  /** Round behind it. */
  roundId: z.nullable(idSchema),
  date: timeSchema,
});
export type Earning = z.infer<typeof earningSchema>;
