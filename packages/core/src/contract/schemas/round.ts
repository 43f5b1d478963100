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
 * A round of a pool game (a fight, in the arena). Public facts only: totals, never who bet.
 * Of two snapshots the newer has the higher `version`, or the same version and more bets.
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
      /** Takes bets now, as far as the side is concerned. */
      open: z.boolean(),
      /** Stakes on this side. Those on a draw are in no pool that anybody shares. */
      pool: moneySchema,
      /**
       * Return per 100 staked, stake included (187 = 1.87); `null` while there is nothing to show.
       * Indicative until `closed`, but for a draw, whose odds are fixed when betting opens.
       */
      odds: z.nullable(z.int()),
      /** Bets on this side. */
      bets: z.int(),
      /** Most that may still be staked on it in all; missing where the house bears no risk. */
      left: z.optional(moneySchema),
    }),
  ),
  takeoutBp: z.int(),
  /** Lowest return per 100 at which the round still pays; below it every stake is refunded. */
  minimumOdds: z.int(),
  betCount: z.int(),
  /** Fighters, if the programme names them. */
  fighters: z.nullable(fightersSchema),
  result: z.nullable(z.enum(roundResults)),
  /** Why it was cancelled: `operator`, `one-sided` or `minimum-odds`. */
  reason: z.nullable(z.string()),
  /** The newest request to put a settled result right; `null` when there is none. */
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
  /** Announced end of betting; set by the last call. Shown as a countdown, closing stays the declarator's act. */
  closesAt: z.nullable(timeSchema),
  closedAt: z.nullable(timeSchema),
  declaredAt: z.nullable(timeSchema),
  /** End of the time in which the result may be undone. */
  settlesAt: z.nullable(timeSchema),
  settledAt: z.nullable(timeSchema),
  version: z.int(),
  createdAt: timeSchema,
});
export type Round = z.infer<typeof roundSchema>;
