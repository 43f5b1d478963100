import * as z from 'zod/mini';
import { timeSchema } from './common.ts';

/** Body of the call that starts a provider's game. @source ours */
export const launchBodySchema = z.strictObject({
  /** `demo`: without money; not every game can be played so. */
  mode: z.enum(['real', 'demo']),
  device: z.enum(['mobile', 'desktop']),
});
export type LaunchBody = z.infer<typeof launchBodySchema>;

/** Where the game is, for a frame. @source ours */
export const launchSchema = z.object({
  url: z.string(),
  /** Until when the ticket in the address may be used; once. */
  expiresAt: timeSchema,
});
export type Launch = z.infer<typeof launchSchema>;
