import * as z from 'zod/mini';

const roundId = z.optional(z.string().check(z.maxLength(128)));

/**
 * Messages from a framed game to the page around it, sent by `postMessage`. They are not trusted about
 * money: `balanceChanged` only makes the page read the balance again.
 * @source ours
 */
export const gameMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('balanceChanged') }),
  z.object({ type: z.literal('openCashier') }),
  z.object({ type: z.literal('gameRoundStarted'), roundId }),
  z.object({ type: z.literal('gameRoundEnded'), roundId }),
  z.object({ type: z.literal('exit') }),
  z.object({ type: z.literal('error'), code: z.optional(z.string().check(z.maxLength(64))) }),
]);
export type GameMessage = z.infer<typeof gameMessageSchema>;

/** Messages from the page to the game: pause for a reality check, continue, or end. @source ours */
export const hostMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pause') }),
  z.object({ type: z.literal('resume') }),
  z.object({ type: z.literal('terminate') }),
]);
export type HostMessage = z.infer<typeof hostMessageSchema>;

/** Parameters in the address of a launched game. `token` is missing in play for fun. */
export const launchParameters = {
  token: 'token',
  mode: 'mode',
  language: 'lang',
  device: 'device',
  currency: 'currency',
} as const;
