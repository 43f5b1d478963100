import * as z from 'zod/mini';
import { gameCategories, roundStatuses, selections } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A game of the lobby. Only games that can be played are listed. @source ours – spec §3 names only "game" */
export const gameSchema = z.object({
  id: idSchema,
  title: z.string(),
  category: z.enum(gameCategories),
  /** Engine that plays it, for example `arena`. */
  engine: z.string(),
  provider: z.string(),
  currency: currencySchema,
  minimumStake: moneySchema,
  maximumStake: moneySchema,
  /** House share of the pool in basis points. */
  takeoutBp: z.int(),
  /** Sides that take bets. */
  selections: z.array(z.enum(selections)),
  /** Round that runs now, if any. */
  currentRound: z.nullable(
    z.object({ id: idSchema, number: z.int(), status: z.enum(roundStatuses) }),
  ),
  createdAt: timeSchema,
});
export type Game = z.infer<typeof gameSchema>;
