import * as z from 'zod/mini';
import { playStatuses } from '../statuses.ts';
import { blackjackMoves } from './blackjack-moves.ts';
import { amountSchema, currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';
import { playJackpotSchema } from './jackpot.ts';
import { pokerHeldSchema } from './poker-held.ts';

/** Data with which a player can verify how a play was decided. @source ours */
export const playFairnessSchema = z.object({
  /** SHA-256 of the server's seed, shown before the play. */
  commitment: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The seed itself; `null` until it is revealed by a rotation. */
  serverSeed: z.nullable(z.string()),
});
export type PlayFairness = z.infer<typeof playFairnessSchema>;

/**
 * One stake of one player on a built-in game. Choice and outcome have the engine's own format
 * (`@lobi/core/games`); the payout is money and is a field of the play.
 * @source ours
 */
export const playSchema = z.object({
  id: idSchema,
  walletId: idSchema,
  game: z.object({ id: idSchema, title: z.string(), engine: z.string() }),
  /** Shared round of a table game; `null` when the play was decided separately. */
  round: z.nullable(z.object({ id: idSchema, number: z.int() })),
  /** Sum of its stakes. */
  amount: moneySchema,
  /** Equal stakes of a play that may take further ones; missing for a play with one stake. */
  stakes: z.optional(z.object({ count: z.int(), each: moneySchema })),
  currency: currencySchema,
  status: z.enum(playStatuses),
  /** Money returned, including the stake and a jackpot win; `null` while open. */
  payout: z.nullable(moneySchema),
  choice: z.looseObject({}),
  /** While open: the part that the player may see so far. */
  outcome: z.nullable(z.looseObject({})),
  /** `null` for games with rounds, which are verified by their hash chain. */
  fairness: z.nullable(playFairnessSchema),
  /** Missing for a game without a jackpot. */
  jackpot: z.optional(playJackpotSchema),
  createdAt: timeSchema,
  settledAt: z.nullable(timeSchema),
});
export type Play = z.infer<typeof playSchema>;

/** Body of a play. `choice` is parsed by the engine, which names the fields it rejects. @source ours */
export const playCreateSchema = z.strictObject({
  amount: amountSchema,
  choice: z.looseObject({}),
});
export type PlayCreate = z.infer<typeof playCreateSchema>;

/**
 * A step of an open play: a tile of mines, a guess of hi-lo or a skipped card, the held cards of video
 * poker, a move of blackjack, or a cash-out. A move names its turn, the number of moves before it, so
 * that a repeated request has no further effect. @source ours
 */
export const playStepSchema = z.discriminatedUnion('step', [
  z.strictObject({ step: z.literal('open'), tile: z.int().check(z.minimum(0), z.maximum(24)) }),
  z.strictObject({ step: z.literal('guess'), guess: z.enum(['higher', 'lower']) }),
  z.strictObject({ step: z.literal('skip') }),
  z.strictObject({ step: z.literal('draw'), held: pokerHeldSchema }),
  z.strictObject({
    step: z.enum(blackjackMoves),
    turn: z.int().check(z.minimum(0), z.maximum(99)),
  }),
  z.strictObject({ step: z.literal('cash-out') }),
]);
export type PlayStep = z.infer<typeof playStepSchema>;
