import * as z from 'zod/mini';
import { roundStatuses } from '../statuses.ts';
import { idSchema } from './common.ts';

/** Which round of a game is current; sent whenever it changes. @source ours */
export const gameRoundSchema = z.object({
  gameId: idSchema,
  roundId: idSchema,
  number: z.int(),
  status: z.enum(roundStatuses),
});
export type GameRound = z.infer<typeof gameRoundSchema>;

/**
 * Facts of a game itself changed, or its events: a client that shows them reads them again.
 * @source ours
 */
export const gameRevisedSchema = z.object({ gameId: idSchema, revised: z.literal(true) });
export type GameRevised = z.infer<typeof gameRevisedSchema>;
