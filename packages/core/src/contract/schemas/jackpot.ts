import * as z from 'zod/mini';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A progressive jackpot and its current amount. @source ours */
export const jackpotSchema = z.object({
  id: idSchema,
  /** Key of its name: `jackpot.name.<key>` of the locales. */
  name: z.string(),
  /** Current amount of the jackpot. */
  amount: moneySchema,
  currency: currencySchema,
  /** Games of the lobby with this jackpot. */
  gameIds: z.array(idSchema),
  /** Time of the last win; `null` before the first. */
  wonAt: z.nullable(timeSchema),
});
export type Jackpot = z.infer<typeof jackpotSchema>;

/** Terms by which a game's jackpot grows and is won, shown to players before they play. @source ours */
export const gameJackpotSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Contribution of every stake, in basis points. */
  contributionBp: z.int(),
  /** Seed that the operator pays in at the start and after every win. */
  seed: moneySchema,
  /** A stake wins with the chance of `stake / turnover`. */
  turnover: moneySchema,
  /**
   * Long-term share of all stakes that the jackpot pays back, in basis points, in addition to the return
   * of the game.
   */
  returnBp: z.int(),
});
export type GameJackpot = z.infer<typeof gameJackpotSchema>;

/** Effect of a play on its game's jackpot, and the terms of the draw. @source ours */
export const playJackpotSchema = z.object({
  id: idSchema,
  name: z.string(),
  contributionBp: z.int(),
  turnover: moneySchema,
  /** Contribution of the play. */
  contribution: moneySchema,
  /** Jackpot amount that it won, included in the play's `payout`; `null` without a win. */
  won: z.nullable(moneySchema),
});
export type PlayJackpot = z.infer<typeof playJackpotSchema>;
