import * as z from 'zod/mini';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';
import { jackpotSchema } from './jackpot.ts';

/** A win with the player's name masked. The payout exceeded the stake. @source ours */
export const winSchema = z.object({
  id: idSchema,
  name: z.string(),
  game: z.object({ id: idSchema, title: z.string() }),
  stake: moneySchema,
  payout: moneySchema,
  currency: currencySchema,
  at: timeSchema,
});
export type Win = z.infer<typeof winSchema>;

/**
 * The newest wins, newest first, and all jackpots; sent whenever there are new wins or amounts. @source
 * ours
 */
export const winsSchema = z.object({
  wins: z.array(winSchema),
  jackpots: z.optional(z.array(jackpotSchema)),
});

/**
 * Lobby content in addition to the games: most played games, new games, recent winners and jackpots.
 * @source ours
 */
export const lobbySchema = z.object({
  /** Ids of games by stakes of the last week, highest first; 20 at most. */
  popular: z.array(idSchema),
  /** Ids of games added in the last 30 days, newest first; 20 at most. */
  fresh: z.array(idSchema),
  wins: z.array(winSchema),
  /** Jackpots of games in the lobby. */
  jackpots: z.array(jackpotSchema),
});
export type Lobby = z.infer<typeof lobbySchema>;
