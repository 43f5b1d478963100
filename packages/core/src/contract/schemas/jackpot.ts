import * as z from 'zod/mini';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A progressive jackpot and what is in it now. @source ours */
export const jackpotSchema = z.object({
  id: idSchema,
  /** Key of its name: `jackpot.name.<key>` of the locales. */
  name: z.string(),
  /** Current amount of the jackpot. */
  amount: moneySchema,
  currency: currencySchema,
  /** Games of the lobby it belongs to. */
  gameIds: z.array(idSchema),
  /** When it was last won; `null` before the first time. */
  wonAt: z.nullable(timeSchema),
});
export type Jackpot = z.infer<typeof jackpotSchema>;

/** By what the jackpot of a game grows and is won, for its players to read before they play. @source ours */
export const gameJackpotSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Share of every stake that is put aside, in basis points. */
  contributionBp: z.int(),
  /** Seed that the operator pays in at the start and after every win. */
  seed: moneySchema,
  /** A stake wins with the chance of `stake / turnover`. */
  turnover: moneySchema,
  /**
   * Share of all stakes that the jackpot pays back in the long run, in basis points, beside the
   * return of the game.
   */
  returnBp: z.int(),
});
export type GameJackpot = z.infer<typeof gameJackpotSchema>;

/** Effect of a play on its game's jackpot, and the terms it was drawn by. @source ours */
export const playJackpotSchema = z.object({
  id: idSchema,
  name: z.string(),
  contributionBp: z.int(),
  turnover: moneySchema,
  /** Contribution of the play. */
  contribution: moneySchema,
  /** Amount of the jackpot that it won, a part of the play's `payout`; `null` when it did not win. */
  won: z.nullable(moneySchema),
});
export type PlayJackpot = z.infer<typeof playJackpotSchema>;
