import * as z from 'zod/mini';
import { tablePhases } from '../statuses.ts';
import { currencySchema, idSchema, moneySchema, timeSchema } from './common.ts';

/** A card: rank from 1 (ace) to 13 (king), suit from 0 to 3. */
const cardSchema = z.object({ rank: z.int(), suit: z.int() });

/** Public state of a crash round. The multiple follows from `startsAt` and the clock. */
const crashStateSchema = z.object({
  engine: z.literal('crash'),
  startsAt: timeSchema,
  /** Crash multiple in basis points; `null` until then. */
  pointBp: z.nullable(z.int()),
});

/** Public state of a bingo round. */
const bingoStateSchema = z.object({
  engine: z.literal('bingo'),
  cardPrice: moneySchema,
  firstCallAt: timeSchema,
  /** First balls of the next rounds, soonest first; empty in a hall without a timetable. */
  upcoming: z.array(timeSchema),
  ballMs: z.int(),
  /** Balls called so far, in order. */
  called: z.array(z.int()),
  cardsSold: z.int(),
  /** Number of sold cards from which the prizes are guaranteed; `null` if they are not. */
  guaranteedFrom: z.nullable(z.int()),
  prizes: z.array(
    z.object({
      pattern: z.enum(['corners', 'line', 'full']),
      /** Current share of the pool or, if it is more and enough cards are sold, the guarantee. */
      amount: moneySchema,
      /** Smallest prize once enough cards are sold; `null` if it is not guaranteed. */
      guaranteed: z.nullable(moneySchema),
      /** Cards that won it; `null` until it is won. */
      winners: z.nullable(z.int()),
    }),
  ),
});

/** Public state of a baccarat round; cards after the end of betting. */
const baccaratStateSchema = z.object({
  engine: z.literal('baccarat'),
  dealsAt: timeSchema,
  coup: z.nullable(
    z.object({
      player: z.array(cardSchema),
      banker: z.array(cardSchema),
      playerPoints: z.int(),
      bankerPoints: z.int(),
      winner: z.enum(['player', 'banker', 'tie']),
    }),
  ),
});

/**
 * The table of a game with shared rounds: its current round, the players (names masked), and earlier
 * rounds. Of two snapshots the newer has the higher `version`; of one version, the later `at`.
 * @source spec §1 (crash, bingo, live), the shape ours
 */
export const tableSchema = z.object({
  gameId: idSchema,
  round: z.object({ id: idSchema, number: z.int() }),
  phase: z.enum(tablePhases),
  currency: currencySchema,
  /** End of betting. */
  closesAt: timeSchema,
  /**
   * Opening time of the next round; `null` while unknown, and while the table is paused: a read restarts
   * it.
   */
  nextAt: z.nullable(timeSchema),
  state: z.discriminatedUnion('engine', [crashStateSchema, bingoStateSchema, baccaratStateSchema]),
  /** Plays of the round, largest stake first, 50 at most. */
  players: z.array(
    z.object({
      /** Id of the play, by which its player recognizes it. */
      id: idSchema,
      name: z.string(),
      amount: moneySchema,
      /** Cash-out multiple in a crash round, in basis points. */
      multipleBp: z.nullable(z.int()),
      payout: z.nullable(moneySchema),
    }),
  ),
  playCount: z.int(),
  /**
   * Ended rounds, newest first, including this one once it is settled. `result`: crash multiple in basis
   * points, number of called balls, or winner.
   */
  history: z.array(
    z.object({ roundId: idSchema, number: z.int(), result: z.string(), hash: z.string() }),
  ),
  /**
   * Commitment published before the first round of the chain, whose number is `firstNumber`; each
   * round's hash is the SHA-256 preimage of the previous one. `salt` was fixed after that.
   */
  chain: z.object({
    published: z.string(),
    salt: z.string(),
    games: z.int(),
    firstNumber: z.int(),
  }),
  version: z.int(),
  /** Time of this snapshot by the server's clock. */
  at: timeSchema,
});
/**
 * A hash chain of a table. It is published by its last hash, together with the source of its salt; the
 * salt is fixed after that.
 * @source ours
 */
export const tableChainSchema = z.object({
  published: z.string(),
  publishedAt: timeSchema,
  /** Number of its first round, and its number of rounds. */
  firstNumber: z.int(),
  games: z.int(),
  /** Announced source of the salt if it comes from outside; `null` if the platform draws it. */
  saltSource: z.nullable(z.string()),
  /** `null` until it is fixed. */
  salt: z.nullable(z.string()),
  saltedAt: z.nullable(timeSchema),
});
export type TableChain = z.infer<typeof tableChainSchema>;

/** Body of setting a salt: hex, such as the hash of a block. @source ours */
export const tableSaltSchema = z.strictObject({
  salt: z.string().check(z.regex(/^[\da-f]{32,128}$/)),
});

export type Table = z.infer<typeof tableSchema>;
export type TableState = Table['state'];
