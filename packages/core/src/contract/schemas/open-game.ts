import * as z from 'zod/mini';
import { idSchema, timeSchema } from './common.ts';

/**
 * The one game that a player is playing now, where the place allows no second beside it.
 * @source ours – after RTS 14C
 */
export const openGameSchema = z.object({
  game: z.object({ id: idSchema, title: z.string() }),
  since: timeSchema,
  /** When it counts as left if nothing more is staked. */
  until: timeSchema,
});
export type OpenGame = z.infer<typeof openGameSchema>;

export const openGameLeaveSchema = z.strictObject({ gameId: idSchema });
