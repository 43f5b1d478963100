import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';

/** What the tests of one file need of the current test. */
interface ControllerWorld {
  readonly root: Root;
  readonly clock: FakeClock;
  readonly backend: FakeBackend;
}

/**
 * Sets up tests of controllers over a fake backend that is new for each. Call it at the top of the
 * file.
 */
export function setUpControllers() {
  let root: Root;
  let clock: FakeClock;
  let backend: FakeBackend;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('div')));
    clock = createFakeClock();
    backend = createFakeBackend({ clock });
  });

  afterEach(async () => {
    await act(async () => root.unmount());
  });

  function openClient(storage = createMemoryStorage()): PlatformClient {
    const client = createPlatformClient({
      environment: createFakeEnvironment({ clock, storage }),
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
    });
    client.start();
    return client;
  }

  /** Advances the clock, and lets the cache notify its subscribers. */
  const pass = (ms = 10) =>
    act(async () => {
      await clock.advance(ms);
      await new Promise((resolve) => setTimeout(resolve));
    });

  /** Renders a controller; returns its current value and the number of renders. */
  async function show<Value>(client: PlatformClient, useController: () => Value) {
    const seen: Value[] = [];
    function Probe() {
      const value = useController();
      seen.push(value);
      return null;
    }
    const again = () =>
      act(async () =>
        root.render(
          <PlatformProvider client={client}>
            <Probe />
          </PlatformProvider>,
        ),
      );
    await again();
    await pass();
    return {
      again,
      now(): Value {
        const latest = seen.at(-1);
        if (latest === undefined) throw new Error('The controller was not rendered.');
        return latest;
      },
      renders: () => seen.length,
    };
  }

  async function signIn(client: PlatformClient, username: string) {
    await act(async () =>
      client.auth.send({ type: 'LOGIN.SUBMITTED', input: { username, password: 'lobi-demo' } }),
    );
    await pass();
  }

  return {
    openClient,
    pass,
    show,
    signIn,
    current: (): ControllerWorld => ({ root, clock, backend }),
  };
}
