import type { RealtimePort } from '../ports/realtime-port.ts';
import { createMemoryRealtime, type MemorySocketServer } from '../realtime/memory-realtime.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeEnvironment, type FakeEnvironment } from './fake-environment.ts';

/** Realtime over a socket in memory, with its server side and its clock. */
export interface FakeRealtime {
  readonly realtime: RealtimePort;
  readonly server: MemorySocketServer;
  readonly clock: FakeClock;
  readonly environment: FakeEnvironment;
}

/**
 * Creates realtime for tests: the real rules, a fake socket, a clock that is advanced manually.
 * @param chance random source of the jitter; default the environment's own
 */
export function createFakeRealtime(chance: { random?: () => number } = {}): FakeRealtime {
  const clock = createFakeClock();
  const environment = createFakeEnvironment({ clock });
  return { ...createMemoryRealtime({ ...environment, ...chance }), clock, environment };
}
