import * as z from 'zod/mini';
import { idSchema, timeSchema } from './common.ts';

/**
 * The player's current game, if the jurisdiction allows only one at a time.
 * @source ours – after RTS 14C
 */
export const openGameSchema = z.object({
  game: z.object({ id: idSchema, title: z.string() }),
  since: timeSchema,
  /** Time at which it counts as left without another stake. */
  until: timeSchema,
});
export type OpenGame = z.infer<typeof openGameSchema>;

export const openGameLeaveSchema = z.strictObject({ gameId: idSchema });
