import * as z from 'zod/mini';
import { breakLengths } from '../statuses.ts';
import { currencySchema, moneySchema, timeSchema } from './common.ts';

/**
 * Activity of a player since signing in, all devices together, by the server's clock.
 * @source ours – after RTS 2E, 13
 */
export const playSessionSchema = z.object({
  startedAt: timeSchema,
  /** Server time of this response, the reference for due times. */
  now: timeSchema,
  staked: moneySchema,
  returned: moneySchema,
  /** Returns less stakes; open bets count as lost. */
  net: moneySchema,
  currency: currencySchema,
  check: z.object({
    /** Minutes between two reality checks, and the available choices. */
    minutes: z.int(),
    choices: z.array(z.int()),
    dueAt: timeSchema,
    /** A check is due: stakes are rejected until it is acknowledged. */
    isDue: z.boolean(),
    /**
     * End of the mandatory pause, before which the check cannot be acknowledged; `null` without a pause.
     */
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
