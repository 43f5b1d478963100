import type { ApiClient } from '../api/create-api-client.ts';
import type { Settings } from '../contract/schemas/settings.ts';
import type { Environment } from '../ports/environment.ts';
import type { RealtimePort } from '../ports/realtime-port.ts';
import type { WakeSignals } from '../ports/wake-signals.ts';
import type { RealtimeWiring } from './platform-client.ts';
import { createLazyRealtime } from './lazy-realtime.ts';
import type { SettingsStore } from './settings-store.ts';

const connectEcho = async (wiring: RealtimeWiring): Promise<RealtimePort> =>
  (await import('../realtime/echo-realtime.ts')).createEchoRealtime(wiring);

/** Dependencies of a client's realtime part. */
export interface PlatformRealtimeWiring {
  readonly environment: Environment;
  readonly wake: WakeSignals;
  readonly api: Pick<ApiClient, 'call'>;
  readonly settings: SettingsStore;
  /** Default is Echo. */
  readonly connect?: ((wiring: RealtimeWiring) => Promise<RealtimePort>) | undefined;
}

/** Realtime as the settings of the platform describe it, loaded with the first channel. */
export function createPlatformRealtime({
  environment,
  wake,
  api,
  settings,
  connect = connectEcho,
}: PlatformRealtimeWiring): RealtimePort {
  const { clock, logger, random } = environment;
  const load = async (): Promise<RealtimePort> => {
    const { app }: Settings = await settings.load();
    return connect({
      clock,
      logger,
      wake,
      random,
      socket: app.realtime,
      authorize: (socketId, channelName, signal) =>
        api.call(
          'broadcasting.auth',
          { body: { socket_id: socketId, channel_name: channelName } },
          { signal },
        ),
    });
  };
  return createLazyRealtime(load, environment);
}
