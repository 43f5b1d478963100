import type { RealtimePort } from '../ports/realtime-port.ts';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';
import { createEchoDriver, type EchoDriverOptions } from './echo-driver.ts';

/** Options of realtime over Echo. */
export interface EchoRealtimeOptions
  extends Omit<RealtimeOptions, 'createDriver'>, EchoDriverOptions {}

/**
 * Realtime over laravel-echo and pusher-js. This module contains both: import it lazily.
 * @source spec §7 (reverb broadcaster, ws and wss only, event `updated`)
 */
export function createEchoRealtime(options: EchoRealtimeOptions): RealtimePort {
  const { socket, authorize, ...rules } = options;
  return createRealtime({ ...rules, createDriver: createEchoDriver({ socket, authorize }) });
}
