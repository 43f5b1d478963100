import type { ConnectionStatus } from '../ports/realtime-port.ts';
import { usePlatform } from './platform-provider.tsx';
import { useObservable } from './use-observable.ts';

/** Status of the realtime connection, and its start time. */
export function useConnection(): ConnectionStatus {
  return useObservable(usePlatform().realtime.connection);
}
