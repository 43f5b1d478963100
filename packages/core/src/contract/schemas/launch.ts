import * as z from 'zod/mini';
import { timeSchema } from './common.ts';

/** Body of the call that starts a provider's game. @source ours */
export const launchBodySchema = z.strictObject({
  /** `demo`: without money; not available for every game. */
  mode: z.enum(['real', 'demo']),
  device: z.enum(['mobile', 'desktop']),
});
export type LaunchBody = z.infer<typeof launchBodySchema>;

/** Address of the game, for a frame. @source ours */
export const launchSchema = z.object({
  url: z.string(),
  /** Expiry of the single-use token in the address. */
  expiresAt: timeSchema,
});
export type Launch = z.infer<typeof launchSchema>;
