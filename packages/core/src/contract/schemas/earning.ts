import * as z from 'zod/mini';
import { earningBases, earningCycles, earningStatuses, earningTypes } from '../statuses.ts';
import { currencySchema, daySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/**
 * Earning of an agent on a round of the downline, or on its games of a day, week or month.
 * @source spec §3 (claimee, type, amount, date), rest ours
 */
export const earningSchema = z.object({
  id: idSchema,
  claimee: z.object({ id: idSchema, username: z.string() }),
  type: z.enum(earningTypes),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(earningStatuses),
  /** Round behind it. */
  roundId: z.nullable(idSchema),
  /** First and last day of the games behind it, in the platform's time zone. */
  day: z.nullable(daySchema),
  lastDay: z.nullable(daySchema),
  date: timeSchema,
});
export type Earning = z.infer<typeof earningSchema>;

/** An earning with its sources. @source ours */
export const earningDetailSchema = z.extend(earningSchema, {
  walletId: idSchema,
  /** Game and number of the round behind it. */
  round: z.nullable(z.object({ id: idSchema, number: z.int(), game: z.string() })),
  /** Stakes of the downline from which it is calculated. */
  base: moneySchema,
  /** Sources of an earning on games. */
  games: z.nullable(
    z.object({
      base: z.enum(earningBases),
      /** Amount paid out to the downline. */
      returns: moneySchema,
      /** Share of the result deducted as costs, in basis points. */
      costsBp: z.int(),
      /** Loss carried over from earlier cycles. */
      carried: moneySchema,
      /** The agent's rate in basis points, which includes that of the agents below; `null`: not stored. */
      rateBp: z.nullable(z.int()),
      /** Number of users of the downline who played. */
      active: z.int(),
    }),
  ),
  /** When it went into the wallet. */
  paidAt: z.nullable(timeSchema),
});
export type EarningDetail = z.infer<typeof earningDetailSchema>;

/** A rate from a sum on. */
const earningTierSchema = z.object({ from: moneySchema, rateBp: z.int() });

/** Terms of an agent's earnings on games; rates are the agent's own. @source ours – domain 2.5 */
export const earningTermsSchema = z.object({
  id: z.string(),
  type: z.enum(earningTypes),
  base: z.enum(earningBases),
  /** Share of the house's winnings deducted as costs, in basis points. */
  costsBp: z.int(),
  /** In basis points of the base. */
  rateBp: z.int(),
  /** Rates that apply from a total of the downline's base in the cycle, in rising order. */
  tiers: z.array(earningTierSchema),
  /** Whether a negative result is carried over to the following cycles. */
  carriesLosses: z.boolean(),
  /** Number of users of the downline that must play in a cycle for it to count. */
  minActive: z.int(),
  cycle: z.enum(earningCycles),
  /** Last day, if it ends. */
  until: z.nullable(daySchema),
});
export type EarningTerms = z.infer<typeof earningTermsSchema>;

/** Totals of all earnings of a wallet, and the owner's current terms on games. @source ours */
export const earningTotalsSchema = z.object({
  claimable: moneySchema,
  accrued: moneySchema,
  claimed: moneySchema,
  currency: currencySchema,
  /** Empty without a rate. */
  plans: z.array(earningTermsSchema),
});
export type EarningTotals = z.infer<typeof earningTotalsSchema>;
