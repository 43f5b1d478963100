import { gameMessageSchema, type GameMessage } from '@lobi/core/contract';

/** Maximum messages per second from a game; further ones are dropped. */
const maxMessages = 20;
const windowMs = 1_000;

/**
 * Validates and rate-limits the messages of a game. `undefined` for rejected ones; invalid messages
 * count towards the limit.
 * @param now milliseconds of any clock
 */
export function createMessageGate(now: () => number): (data: unknown) => GameMessage | undefined {
  let windowFrom = -Infinity;
  let count = 0;
  return (data) => {
    const at = now();
    if (at - windowFrom >= windowMs) {
      windowFrom = at;
      count = 0;
    }
    count += 1;
    if (count > maxMessages) return undefined;
    const parsed = gameMessageSchema.safeParse(data);
    return parsed.success ? parsed.data : undefined;
  };
}

/**
 * Returns whether a message reports that the game has loaded. Cheap, because it runs for every message.
 */
export const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';
