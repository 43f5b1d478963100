import type { ConnectionStatus } from '../ports/realtime-port.ts';

/** Is the connection lost, so that what is shown may be old? */
export function isAway(state: ConnectionStatus['state']): boolean {
  return state === 'reconnecting' || state === 'offline';
}
