import type { ConnectionStatus } from '../ports/realtime-port.ts';

/** Returns whether the connection is lost, so that displayed data may be outdated. */
export function isConnectionLost(state: ConnectionStatus['state']): boolean {
  return state === 'reconnecting' || state === 'offline';
}
