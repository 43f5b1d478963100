import * as z from 'zod/mini';
import { breakLengths } from '../statuses.ts';
import { currencySchema, moneySchema, timeSchema } from './common.ts';

/**
 * Activity of a player since signing in, all devices together, by the server's clock.
 * @source ours – after RTS 2E, 13
 */
export const playSessionSchema = z.object({
  startedAt: timeSchema,
  /** The server's time of this answer: what is due is counted from it. */
  now: timeSchema,
  staked: moneySchema,
  returned: moneySchema,
  /** Returned less staked; open bets count as lost. */
  net: moneySchema,
  currency: currencySchema,
  check: z.object({
    /** Minutes between two reality checks, and those that may be chosen. */
    minutes: z.int(),
    choices: z.array(z.int()),
    dueAt: timeSchema,
    /** Nothing is staked until it has been acknowledged. */
    isDue: z.boolean(),
    /** Until then a check that is due cannot be acknowledged; `null` while no such pause runs. */
    pauseEndsAt: z.nullable(timeSchema),
  }),
});
export type PlaySession = z.infer<typeof playSessionSchema>;

export const checkIntervalSchema = z.strictObject({
  minutes: z.int().check(z.minimum(1), z.maximum(1_440)),
});
export type CheckInterval = z.infer<typeof checkIntervalSchema>;

/** A break from play, which cannot be ended early. */
export const breakStartSchema = z.strictObject({ length: z.enum(breakLengths) });
export type BreakStart = z.infer<typeof breakStartSchema>;
