import * as z from 'zod/mini';
import { eventStatuses, roundResults } from '../statuses.ts';
import { idSchema, lineSchema, timeSchema } from './common.ts';

const nameSchema = lineSchema({ min: 1, max: 40 });

/** The opponents of a fight, by side. */
export const fightersSchema = z.object({ meron: nameSchema, wala: nameSchema });
export type Fighters = z.infer<typeof fightersSchema>;

/**
 * A day of fights in an arena and its programme. While it is in progress, each new round takes the next
 * planned fight.
 * @source ours – spec §1 names only the cockfight arena
 */
export const eventSchema = z.object({
  id: idSchema,
  gameId: idSchema,
  title: z.string(),
  startsAt: timeSchema,
  status: z.enum(eventStatuses),
  fights: z.array(
    z.object({
      ...fightersSchema.shape,
      /** The round that it became, and its result; `null` until then. */
      round: z.nullable(
        z.object({ id: idSchema, number: z.int(), result: z.nullable(z.enum(roundResults)) }),
      ),
    }),
  ),
  version: z.int(),
});
export type FightEvent = z.infer<typeof eventSchema>;

const writable = {
  title: lineSchema({ min: 3, max: 60 }),
  startsAt: timeSchema,
  /** Planned fights in order; those that became rounds stay as they are. */
  fights: z.array(z.strictObject(fightersSchema.shape)).check(z.maxLength(60)),
};

/** Body of a new event. @source ours */
export const eventCreateSchema = z.strictObject(writable);
export type FightEventCreate = z.infer<typeof eventCreateSchema>;

/** Body of a change; `version` is the one that was seen. @source ours */
export const eventUpdateSchema = z.strictObject({
  ...writable,
  status: z.enum(eventStatuses),
  version: z.int(),
});
export type FightEventUpdate = z.infer<typeof eventUpdateSchema>;
