import * as z from 'zod/mini';
import { earningStatuses, earningTypes } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** What an agent earned on a round of the downline. @source spec §3 (claimee, type, amount, date), rest ours */
export const earningSchema = z.object({
  id: idSchema,
  claimee: z.object({ id: idSchema, username: z.string() }),
  type: z.enum(earningTypes),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(earningStatuses),
  /** Round behind it. */
  roundId: z.nullable(idSchema),
  date: timeSchema,
});
export type Earning = z.infer<typeof earningSchema>;

/** An earning with what it comes from. @source ours */
export const earningDetailSchema = z.extend(earningSchema, {
  walletId: idSchema,
  /** Game and number of the round behind it. */
  round: z.nullable(z.object({ id: idSchema, number: z.int(), game: z.string() })),
  /** Stakes of the downline that it is counted from. */
  base: moneySchema,
  /** When it went into the wallet. */
  paidAt: z.nullable(timeSchema),
});
export type EarningDetail = z.infer<typeof earningDetailSchema>;

/** Sums of all earnings of a wallet. @source ours */
export const earningTotalsSchema = z.object({
  claimable: moneySchema,
  accrued: moneySchema,
  claimed: moneySchema,
  currency: currencySchema,
});
export type EarningTotals = z.infer<typeof earningTotalsSchema>;
