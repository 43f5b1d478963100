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
