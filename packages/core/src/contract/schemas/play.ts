import * as z from 'zod/mini';
import { playStatuses } from '../statuses.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';
import { playJackpotSchema } from './jackpot.ts';

/** By what a play was decided, for its player to check. @source ours */
export const playFairnessSchema = z.object({
  /** SHA-256 of the server's seed, shown before the play. */
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The seed itself; `null` until it was revealed by a change of seeds. */
  serverSeed: z.nullable(z.string()),
});
export type PlayFairness = z.infer<typeof playFairnessSchema>;

/**
 * One stake of one player on a built-in game. Choice and outcome have the engine's
 * own shapes (`@lobi/core/games`); the payout is money and is a field of the play.
 * @source ours
 */
export const playSchema = z.object({
  id: idSchema,
  walletId: idSchema,
  game: z.object({ id: idSchema, title: z.string(), engine: z.string() }),
  /** Round of a game that everyone shares; `null` when the play was decided separately. */
  round: z.nullable(z.object({ id: idSchema, number: z.int() })),
  amount: moneySchema,
  currency: currencySchema,
  status: z.enum(playStatuses),
  /** Money returned, stake included, and a jackpot that was won; `null` while open. */
  payout: z.nullable(moneySchema),
  choice: z.looseObject({}),
  /** While open: what its player may know so far. */
  outcome: z.nullable(z.looseObject({})),
  /** `null` for games with rounds: those prove themselves by their hash chain. */
  fairness: z.nullable(playFairnessSchema),
  /** Missing where the game had no jackpot. */
  jackpot: z.optional(playJackpotSchema),
  createdAt: timeSchema,
  settledAt: z.nullable(timeSchema),
});
export type Play = z.infer<typeof playSchema>;

/** Body of a play. `choice` is read by the engine, which names the fields it rejects. @source ours */
export const playCreateSchema = z.strictObject({
  amount: amountSchema,
  choice: z.looseObject({}),
});
export type PlayCreate = z.infer<typeof playCreateSchema>;

/** A step of an open play: a tile of mines, a guess of hi-lo or none, or taking the money. @source ours */
export const playStepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('open'), tile: z.int().check(z.minimum(0), z.maximum(24)) }),
  z.strictObject({ step: z.literal('guess'), guess: z.enum(['higher', 'lower']) }),
  z.strictObject({ step: z.literal('skip') }),
  z.strictObject({ step: z.literal('cash-out') }),
]);
export type PlayStep = z.infer<typeof playStepSchema>;
