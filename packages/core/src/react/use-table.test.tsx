import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import {
  addTable,
  callBall,
  changeTable,
  openTable,
  runTable,
  settleTable,
} from '../testing/fake-backend/tables.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { useTable, type TableController } from './use-table.ts';

const crash = 'game-crash';

let root: Root;
let clock: FakeClock;
let backend: FakeBackend;
let client: PlatformClient;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  clock = createFakeClock();
  backend = createFakeBackend({ clock });
  addTable(backend.world, 'crash');
  const storage = createMemoryStorage();
  client = createPlatformClient({
    environment: createFakeEnvironment({ clock, storage }),
    language: () => 'id',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
  client.start();
  await pass();
  await act(async () =>
    client.auth.send({
      type: 'LOGIN.SUBMITTED',
      input: { username: 'player', password: 'lobi-demo' },
    }),
  );
  await pass();
});

afterEach(async () => {
  await act(async () => root.unmount());
  client.stop();
});

/** Advances the clock, and lets responses arrive. */
const pass = (ms = 100) =>
  act(async () => {
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve));
    await clock.advance(0);
  });

async function watch(gameId: string | null): Promise<() => TableController> {
  let latest: TableController | undefined;
  function Probe() {
    latest = useTable(gameId);
    return null;
  }
  await act(async () =>
    root.render(
      <PlatformProvider client={client}>
        <Probe />
      </PlatformProvider>,
    ),
  );
  await pass();
  return () => latest!;
}

const reads = () => backend.seen.filter(({ name }) => name === 'table.show').length;

describe('useTable', () => {
  it('useTable shows the table and follows it through its phases', async () => {
    const now = await watch(crash);
    const { world } = backend;
    expect(now()).toMatchObject({ status: 'ready', table: { phase: 'betting' }, stale: false });
    await act(async () => runTable(world, crash));
    await pass();
    expect(now().table).toMatchObject({ phase: 'running', state: { pointBp: null } });
    await act(async () => settleTable(world, crash, 'crash', 24_300));
    await pass();
    expect(now().table).toMatchObject({
      phase: 'settled',
      state: { pointBp: 24_300 },
      history: [{ number: 4, result: '24300' }, {}, {}, {}],
    });
    await act(async () => openTable(world, crash));
    await pass();
    expect(now().table).toMatchObject({
      phase: 'betting',
      round: { number: 5 },
      state: { pointBp: null },
    });
  });

  it('useTable returns called balls and dealt cards as they are published', async () => {
    const { world } = backend;
    addTable(world, 'bingo');
    const now = await watch('game-bingo');
    await act(async () => {
      runTable(world, 'game-bingo');
      callBall(world, 'game-bingo', 17);
      callBall(world, 'game-bingo', 4);
    });
    await pass();
    expect(now().table?.state).toMatchObject({ engine: 'bingo', called: [17, 4] });
  });

  it('useTable shows players and their payouts', async () => {
    const { world } = backend;
    const now = await watch(crash);
    const send = { idempotencyKey: 'key-1' };
    const body = { amount: '10000', choice: { autoCashOutBp: null } };
    let playId = '';
    await act(async () => {
      const response = client.api.call('play.create', { params: { gameId: crash }, body }, send);
      await clock.advance(10);
      playId = (await response).data.id;
    });
    await pass();
    expect(now().table).toMatchObject({
      playCount: 1,
      players: [{ id: playId, name: 'pla***r', amount: '10000', multipleBp: null, payout: null }],
    });
    await act(async () => runTable(world, crash));
    await pass(5_000);
    await act(async () => {
      const body = { step: 'cash-out' } as const;
      const response = client.api.call(
        'play.step',
        { params: { playId }, body },
        { idempotencyKey: 'key-2' },
      );
      await clock.advance(10);
      await response;
    });
    await pass();
    expect(now().table?.players).toMatchObject([{ multipleBp: 13_400, payout: '13400' }]);
    await act(async () => settleTable(world, crash, 'crash', 24_300));
    expect(world.wallets.get('wallet-player')?.balance).toBe('1003400');
  });

  it('useTable keeps the identity of the parts that an event did not change', async () => {
    const now = await watch(crash);
    const before = now().table!;
    const { history, round } = structuredClone(before);
    await act(async () => changeTable(backend.world, crash, { history, round, playCount: 7 }));
    await pass();
    const after = now().table!;
    expect(after).toMatchObject({ playCount: 7, version: before.version + 1 });
    expect(after.history).toBe(before.history);
    expect(after.round).toBe(before.round);
  });

  it('useTable never replaces a table with an older one', async () => {
    const now = await watch(crash);
    const { world } = backend;
    const old = world.tables.get(crash)!;
    await act(async () => runTable(world, crash));
    await pass();
    await act(async () => world.announce.table(old));
    await pass();
    expect(now().table?.phase).toBe('running');
  });

  it('useTable is stale while disconnected, and reads again after the reconnect', async () => {
    const now = await watch(crash);
    const before = reads();
    await act(async () => backend.sockets[0]?.cut());
    expect(now()).toMatchObject({ status: 'ready', stale: true, since: clock.now() });
    const stored = backend.world.tables.get(crash)!;
    backend.world.tables.set(crash, { ...stored, playCount: 7, version: stored.version + 1 });
    await act(async () => backend.sockets[0]?.restore());
    await pass(5_000);
    expect(reads()).toBeGreaterThan(before);
    expect(now()).toMatchObject({ stale: false, table: { playCount: 7 } });
  });

  it('useTable restarts a paused table, once a round', async () => {
    const now = await watch(crash);
    const before = reads();
    await act(async () => changeTable(backend.world, crash, { phase: 'settled', nextAt: null }));
    await pass();
    expect(now().table?.phase).toBe('settled');
    expect(reads()).toBe(before + 1);
  });

  it('useTable shows a failure, and retries on request', async () => {
    const now = await watch('game-bingo');
    expect(now()).toMatchObject({ status: 'failed', table: null, failure: { code: 'not_found' } });
    addTable(backend.world, 'bingo');
    await act(async () => now().retry());
    await pass();
    expect(now()).toMatchObject({ status: 'ready', failure: null });
  });

  it('useTable subscribes to nothing without a game', async () => {
    const now = await watch(null);
    expect(now()).toMatchObject({ status: 'loading', table: null });
    expect(reads()).toBe(0);
  });
});
