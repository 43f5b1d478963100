import * as z from 'zod/mini';
import { drawOddsRange } from '../limits.ts';
import { gameCategories, roundStatuses, selections } from '../statuses.ts';
import { normalizeLine } from '../normalize.ts';
import { isStreamAddress, streamAddressLength } from '../stream-address.ts';
import {
  amountSchema,
  currencySchema,
  idSchema,
  lineSchema,
  moneySchema,
  timeSchema,
} from './common.ts';
import { gameJackpotSchema } from './jackpot.ts';

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
  /** Maximum stake of one player on one round, all bets together; missing without such a limit. */
  maximumPerRound: z.optional(moneySchema),
  /** Theoretical return of a built-in game in basis points, over all choices; `null` for pool games. */
  returnBp: z.nullable(z.object({ minimumBp: z.int(), maximumBp: z.int() })),
  /** The game's jackpot, whose return is additional; missing without one. */
  jackpot: z.optional(gameJackpotSchema),
  /** Whether it has shared rounds at a table. The arena has rounds of its own. */
  isTable: z.boolean(),
  /** Minimum time between two plays of one player, in ms; 0 where rounds set the pace. */
  minimumCycleMs: z.int(),
  /** House commission of the pool in basis points. */
  takeoutBp: z.int(),
  /** Bets on a draw at fixed odds, at the house's risk; missing without any. */
  drawMarket: z.optional(
    z.object({
      /** Return per 100 staked, stake included. */
      odds: z.int(),
      /** Maximum loss of the house on the draw of one round. */
      cap: moneySchema,
    }),
  ),
  /** Sides that take bets. */
  selections: z.array(z.enum(selections)),
  /** Address of the broadcast, on this host or one allowed by the operator; `null` without one. */
  stream: z.nullable(z.string()),
  /** Announcement of the operator to viewers of the game; `null` for none. */
  announcement: z.nullable(z.string()),
  /** The running round, if any. */
  currentRound: z.nullable(
    z.object({ id: idSchema, number: z.int(), status: z.enum(roundStatuses) }),
  ),
  /** Whether it is a favourite of the viewer; `false` for guests. */
  favourite: z.boolean(),
  /** Whether it is listed in the lobby. Present for users who may change the game. */
  enabled: z.optional(z.boolean()),
  createdAt: timeSchema,
});
export type Game = z.infer<typeof gameSchema>;

/**
 * A draw market as set by staff or a declarator; `null` closes it. The cap in major units. @source ours
 * – domain 2.4
 */
const drawMarketSchema = z.nullable(
  z.strictObject({
    odds: z.int().check(z.minimum(drawOddsRange.minimum), z.maximum(drawOddsRange.maximum)),
    cap: amountSchema,
  }),
);

/** Body of a new game. Stakes in major units of the platform's currency. @source ours */
export const gameCreateSchema = z.strictObject({
  title: lineSchema({ min: 3, max: 60 }),
  engine: z.literal('arena'),
  minimumStake: amountSchema,
  maximumStake: amountSchema,
  /** Maximum stake of one player on one round, all bets together; `null`: no limit. */
  maximumPerRound: z.optional(z.nullable(amountSchema)),
  takeoutBp: z.int().check(z.minimum(0), z.maximum(2_000)),
  /** Lowest return per 100 at which a round still pays out. */
  minimumOdds: z.int().check(z.minimum(100), z.maximum(1_000)),
  drawMarket: z.optional(drawMarketSchema),
});
export type GameCreate = z.infer<typeof gameCreateSchema>;

/** Address of a broadcast; the platform also rejects hosts that its pages may not load. @source ours */
export const streamSchema = z
  .string()
  .check(
    z.overwrite(normalizeLine),
    z.maxLength(streamAddressLength),
    z.refine(isStreamAddress, { error: 'streamAddress' }),
  );

/**
 * Editable fields of a game; stakes, takeout and the draw market apply from the next round on.
 * @source ours
 */
export const gameUpdateSchema = z.strictObject({
  title: z.optional(lineSchema({ min: 3, max: 60 })),
  minimumStake: z.optional(amountSchema),
  maximumStake: z.optional(amountSchema),
  maximumPerRound: z.optional(z.nullable(amountSchema)),
  takeoutBp: z.optional(z.int().check(z.minimum(0), z.maximum(2_000))),
  drawMarket: z.optional(drawMarketSchema),
  stream: z.optional(z.nullable(streamSchema)),
  announcement: z.optional(z.nullable(lineSchema({ min: 3, max: 200 }))),
  /** A disabled game is not listed in the lobby and opens no round. */
  enabled: z.optional(z.boolean()),
});
export type GameUpdate = z.infer<typeof gameUpdateSchema>;
