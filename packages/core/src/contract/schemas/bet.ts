import * as z from 'zod/mini';
import { betStatuses, selections } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/**
 * A bet of a wallet: on one side of a round of the arena, or a play of any other game, which has no
 * side, and a round only if the table is shared.
 * @source spec §3 (payout, bet meron, bet wala), rest ours
 */
export const betSchema = z.object({
  id: idSchema,
  walletId: idSchema,
  roundId: z.nullable(idSchema),
  roundNumber: z.nullable(z.int()),
  game: z.object({ id: idSchema, title: z.string(), engine: z.string() }),
  selection: z.nullable(z.enum(selections)),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(betStatuses),
  /** Final return per 100; `null` until settled, except for a bet on a draw, whose odds are fixed. */
  odds: z.nullable(z.int()),
  /** Money returned, stake included; `null` until settled. */
  payout: z.nullable(moneySchema),
  createdAt: timeSchema,
  settledAt: z.nullable(timeSchema),
});
export type Bet = z.infer<typeof betSchema>;
