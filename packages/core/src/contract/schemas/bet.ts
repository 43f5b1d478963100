import * as z from 'zod/mini';
import { betStatuses, selections } from '../statuses.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A bet on one side of a round. @source spec §3 (payout, bet meron, bet wala), rest ours */
export const betSchema = z.object({
  id: idSchema,
  walletId: idSchema,
  roundId: idSchema,
  roundNumber: z.int(),
  game: z.object({ id: idSchema, title: z.string() }),
  selection: z.enum(selections),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(betStatuses),
  /** Final return per 100; `null` until settled. */
  odds: z.nullable(z.int()),
  /** Money returned, stake included; `null` until settled. */
  payout: z.nullable(moneySchema),
  createdAt: timeSchema,
  settledAt: z.nullable(timeSchema),
});
export type Bet = z.infer<typeof betSchema>;

/** Body of a bet. @source ours */
export const betPlaceSchema = z.object({ selection: z.enum(selections), amount: amountSchema });
export type BetPlace = z.infer<typeof betPlaceSchema>;
