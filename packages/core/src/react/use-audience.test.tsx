import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { useAudience } from './use-audience.ts';

let root: Root;
let clock: FakeClock;
let backend: FakeBackend;
let client: PlatformClient;
const seen: (number | null)[] = [];
const shown = (): number | null => seen.at(-1) ?? null;

beforeEach(async () => {
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
});

/** Lets time pass, and answers arrive. */
const pass = (ms = 100) =>
  act(async () => {
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve));
    await clock.advance(0);
  });

function Probe({ gameId }: { gameId: string | null }) {
  seen.push(useAudience('table', gameId));
  return null;
}

const show = async (gameId: string | null) => {
  await act(async () =>
    root.render(
      <PlatformProvider client={client}>
        <Probe gameId={gameId} />
      </PlatformProvider>,
    ),
  );
  await pass();
};

describe('useAudience', () => {
  it('the audience of a table is unknown until the server sends it, and follows it', async () => {
    await show('game-crash');
    expect(shown()).toBeNull();
    await act(async () => backend.sockets[0]?.count('table', 'game-crash', 7));
    expect(shown()).toBe(7);
    await act(async () => backend.sockets[0]?.count('table', 'game-crash', 6));
    expect(shown()).toBe(6);
  });

  it('the audience is unknown while the line is cut, and at another game', async () => {
    await show('game-crash');
    await act(async () => backend.sockets[0]?.count('table', 'game-crash', 7));
    await act(async () => backend.sockets[0]?.cut());
    expect(shown()).toBeNull();
    backend.sockets[0]?.restore();
    await pass(30_000);
    expect(shown()).toBeNull();
    await act(async () => backend.sockets[0]?.count('table', 'game-crash', 3));
    expect(shown()).toBe(3);
    await show('game-bingo');
    expect(shown()).toBeNull();
    await show(null);
    expect(shown()).toBeNull();
  });
});
