import * as z from 'zod/mini';
import {
  correctedResults,
  correctionStatuses,
  roundResults,
  roundStatuses,
  selections,
} from '../statuses.ts';
import { fightersSchema } from './event.ts';
import {
  currencySchema,
  idSchema,
  moneySchema,
  publicMessageSchema,
  timeSchema,
} from './common.ts';

/**
 * A round of a pool game (a fight, in the arena). Public data only: totals, and the latest bets under
 * masked names. Of two snapshots the newer has the higher `version`, or the same version and more bets.
 * @source ours – spec §3 names "round or fight with a status"
 */
export const roundSchema = z.object({
  id: idSchema,
  gameId: idSchema,
  number: z.int(),
  status: z.enum(roundStatuses),
  currency: currencySchema,
  selections: z.array(
    z.object({
      key: z.enum(selections),
      /** Whether the side takes bets. */
      open: z.boolean(),
      /** Stakes on this side. Those on a draw are in no shared pool. */
      pool: moneySchema,
      /**
       * Return per 100 staked, stake included (187 = 1.87); `null` without odds. Indicative until
       * `closed`, except for a draw, whose odds are fixed when betting opens.
       */
      odds: z.nullable(z.int()),
      /** Bets on this side. */
      bets: z.int(),
      /** Total that may still be staked on it; missing if the house bears no risk. */
      left: z.optional(moneySchema),
    }),
  ),
  takeoutBp: z.int(),
  /** Lowest return per 100 at which the round still pays out; below it every stake is refunded. */
  minimumOdds: z.int(),
  betCount: z.int(),
  /**
   * The latest bets, newest first, 12 at most; none once the round is settled. Not part of a list of
   * rounds.
   */
  latestBets: z.optional(
    z.array(
      z.object({
        /** Id of the bet, by which its player recognizes it. */
        id: idSchema,
        /** Masked. */
        name: z.string(),
        selection: z.enum(selections),
        amount: moneySchema,
      }),
    ),
  ),
  /** Fighters, if the programme names them. */
  fighters: z.nullable(fightersSchema),
  result: z.nullable(z.enum(roundResults)),
  /** Reason of the cancellation: `operator`, `one-sided` or `minimum-odds`. */
  reason: z.nullable(z.string()),
  /** The newest request to correct a settled result; `null` without one. */
  correction: z.nullable(
    z.object({
      status: z.enum(correctionStatuses),
      from: z.enum(correctedResults),
      to: z.enum(correctedResults),
      /** Note of the staff; `null` for other readers. */
      reason: z.nullable(z.string()),
      /** Text that all users can read. */
      message: publicMessageSchema,
      requestedAt: timeSchema,
    }),
  ),
  openedAt: z.nullable(timeSchema),
  /**
   * Announced end of betting; set by the last call. Shown as a countdown; the declarator closes betting.
   */
  closesAt: z.nullable(timeSchema),
  closedAt: z.nullable(timeSchema),
  declaredAt: z.nullable(timeSchema),
  /** End of the undo period of the result. */
  settlesAt: z.nullable(timeSchema),
  settledAt: z.nullable(timeSchema),
  version: z.int(),
  createdAt: timeSchema,
});
export type Round = z.infer<typeof roundSchema>;
