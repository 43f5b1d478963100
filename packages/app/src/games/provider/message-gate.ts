import { gameMessageSchema, type GameMessage } from '@lobi/core/contract';

/** Most messages of a game that are accepted per second; further ones are dropped. */
const mostMessages = 20;
const windowMs = 1_000;

/**
 * Lets the messages of a game through that are some, and not too many. `undefined` for all others:
 * what is no message of the contract counts towards the limit, and is not read any further.
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
    if (count > mostMessages) return undefined;
    const parsed = gameMessageSchema.safeParse(data);
    return parsed.success ? parsed.data : undefined;
  };
}

/** Does a message mean that the game has come? Cheap, since every message is asked. */
export const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';
