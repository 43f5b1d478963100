import type { ApiClient } from '../api/create-api-client.ts';
import type { Settings } from '../contract/schemas/settings.ts';
import type { Environment } from '../ports/environment.ts';
import type { RealtimeSocket } from '../realtime/echo-driver.ts';
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
  /** Parts of the socket's address that override those of the settings. */
  readonly socket?: Partial<RealtimeSocket> | undefined;
  /** Default: realtime over Echo. */
  readonly connect?: ((wiring: RealtimeWiring) => Promise<RealtimePort>) | undefined;
}

/** Creates realtime with the settings of the platform, whose code is loaded with the first channel. */
export function createPlatformRealtime({
  environment,
  wake,
  api,
  settings,
  socket,
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
      socket: { ...app.realtime, ...socket },
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
