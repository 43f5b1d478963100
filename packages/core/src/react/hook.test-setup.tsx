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

/** A hook of one game for a guest, over a fake backend that is new for each test. */
export interface HookSetup<Result> {
  /** Renders the hook for a game, or for none, and lets responses arrive. */
  show(gameId: string | null): Promise<void>;
  /** Result of the last render. */
  shown(): Result;
  /** Advances the clock, and lets responses arrive. */
  pass(ms?: number): Promise<void>;
  backend(): FakeBackend;
}

/** Sets up tests of a hook whose argument is the id of a game. Call it at the top of the file. */
export function setUpHook<Result>(useHook: (gameId: string | null) => Result): HookSetup<Result> {
  const results: Result[] = [];
  let root: Root;
  let clock: FakeClock;
  let backend: FakeBackend;
  let client: PlatformClient;

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    root = createRoot(document.body.appendChild(document.createElement('div')));
    clock = createFakeClock();
    backend = createFakeBackend({ clock });
    client = createPlatformClient({
      environment: createFakeEnvironment({ clock, storage: createMemoryStorage() }),
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
    });
    client.start();
  });

  afterEach(async () => {
    await act(async () => root.unmount());
    client.stop();
    results.length = 0;
  });

  function Probe({ gameId }: { readonly gameId: string | null }) {
    results.push(useHook(gameId));
    return null;
  }

  const pass = (ms = 100): Promise<void> =>
    act(async () => {
      await clock.advance(ms);
      await new Promise((resolve) => setTimeout(resolve));
      await clock.advance(0);
    });

  return {
    pass,
    backend: () => backend,
    shown() {
      const latest = results.at(-1);
      if (latest === undefined) throw new Error('The hook was not rendered.');
      return latest;
    },
    async show(gameId) {
      await act(async () =>
        root.render(
          <PlatformProvider client={client}>
            <Probe gameId={gameId} />
          </PlatformProvider>,
        ),
      );
      await pass();
    },
  };
}
