import * as z from 'zod/mini';
import { roundStatuses } from '../statuses.ts';
import { idSchema } from './common.ts';

/** The current round of a game; sent whenever it changes. @source ours */
export const gameRoundSchema = z.object({
  gameId: idSchema,
  roundId: idSchema,
  number: z.int(),
  status: z.enum(roundStatuses),
});
export type GameRound = z.infer<typeof gameRoundSchema>;

/** The details of a game, or its events, changed: clients that show them read them again. @source ours */
export const gameRevisedSchema = z.object({ gameId: idSchema, revised: z.literal(true) });
export type GameRevised = z.infer<typeof gameRevisedSchema>;
