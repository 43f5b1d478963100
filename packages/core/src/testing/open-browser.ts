import { createFakeBackend, type FakeBackend } from './fake-backend/create-fake-backend.ts';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { Change } from '../client/changes.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from './fake-environment.ts';

/** A browser with a started platform client. */
export function openBrowser(
  backend: FakeBackend,
  clock: FakeClock,
  storage: KeyValueStore = createMemoryStorage(),
) {
  const environment = createFakeEnvironment({ clock, storage });
  const client = createPlatformClient({
    environment,
    language: () => 'id',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
  const changes: Change[] = [];
  client.changes.subscribe((change) => void changes.push(change));
  client.start();
  const context = () => client.auth.getSnapshot().context;
  const balance = () => client.wallet.getSnapshot().context.wallet?.balance;
  const socket = () => backend.sockets.at(-1);
  const login = (username: string) =>
    client.auth.send({
      type: 'LOGIN.SUBMITTED',
      input: { username, password: 'lobi-demo' },
    });
  const logout = () => client.auth.send({ type: 'LOGOUT.REQUESTED' });
  const userId = () => context().user?.id ?? null;
  return {
    client,
    environment,
    changes,
    context,
    balance,
    socket,
    login,
    logout,
    userId,
    storage,
  };
}

/** The same with its own clock and backend. */
export function setUp() {
  const clock = createFakeClock();
  const backend = createFakeBackend({ clock });
  return { clock, backend, ...openBrowser(backend, clock) };
}

/** The same with a signed-in user. */
export async function signedIn(username = 'player') {
  const setup = setUp();
  await setup.clock.advance(0);
  setup.login(username);
  await setup.clock.advance(10);
  return setup;
}
