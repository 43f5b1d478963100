import * as z from 'zod/mini';
import { idSchema } from './common.ts';

/**
 * A decided shot in a fishing game, as everyone in it sees it: the player's name is masked, and the stake
 * is omitted. @source ours
 */
export const shotSchema = z.object({
  /** Id of the play, by which its player recognizes it. */
  id: idSchema,
  name: z.string(),
  /** Key of the target. */
  target: z.string(),
  /** Payout in basis points of the stake; 0 for a miss. */
  multipleBp: z.int(),
});
export type Shot = z.infer<typeof shotSchema>;
