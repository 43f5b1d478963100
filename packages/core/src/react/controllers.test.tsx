import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient, type PlatformClient } from '../client/create-platform-client.ts';
import { AppError } from '../contract/error-codes.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment } from '../testing/fake-environment.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { queryCacheOf } from './query-cache.ts';
import { useAction } from './use-action.ts';
import { useAuth } from './use-auth.ts';
import { useCashIn } from './use-cash-in.ts';
import { useConnection } from './use-connection.ts';
import { useEntity } from './use-entity.ts';
import { useGameRound } from './use-game.ts';
import { useList } from './use-list.ts';
import { useNotice } from './use-notice.ts';
import { usePlaceBet } from './use-place-bet.ts';
import { useSessionClock } from './use-session-clock.ts';
import { useSettings } from './use-settings.ts';
import { useWallet } from './use-wallet.ts';

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

function openClient(): PlatformClient {
  const client = createPlatformClient({
    environment: createFakeEnvironment({ clock }),
    language: () => 'id',
    connectApi: backend.connectApi,
    connectRealtime: backend.connectRealtime,
  });
  client.start();
  return client;
}

/** Lets time pass, and the cache of answers tell what it got. */
const pass = (ms = 10) =>
  act(async () => {
    await clock.advance(ms);
    await new Promise((resolve) => setTimeout(resolve));
  });

/** Shows a controller and gives its present value and how often it was rendered. */
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
    now: () => seen.at(-1)!,
    renders: () => seen.length,
  };
}

async function signIn(client: PlatformClient, username: string) {
  await act(async () =>
    client.auth.send({ type: 'LOGIN.SUBMITTED', input: { username, password: 'lobi-demo' } }),
  );
  await pass();
}

describe('useAuth', () => {
  it('goes from checking over guest to signed in and back at once', async () => {
    const client = openClient();
    const { now } = await show(client, useAuth);
    expect(now()).toMatchObject({ status: 'guest', user: null, busy: false, failure: null });
    await act(async () => now().login({ username: 'player', password: 'wrong' }));
    expect(now()).toMatchObject({ status: 'guest', busy: true });
    await pass();
    expect(now()).toMatchObject({ status: 'guest', failure: { code: 'credentials' } });
    await act(async () => now().login({ username: 'player', password: 'lobi-demo' }));
    await pass();
    expect(now()).toMatchObject({ status: 'signedIn', user: { username: 'player' } });
    backend.failNext('auth.logout', { kind: 'error', error: new AppError('server') });
    await act(async () => now().logout());
    expect(now()).toMatchObject({ status: 'guest', user: null, busy: true });
    await pass();
    expect(now()).toMatchObject({ status: 'guest', busy: false, failure: null });
  });
});

describe('useWallet', () => {
  it('shows each new version once and nothing else', async () => {
    const client = openClient();
    const { now, renders } = await show(client, useWallet);
    expect(now()).toEqual({ status: 'absent' });
    await signIn(client, 'player');
    expect(now()).toMatchObject({ status: 'ready', stale: false, wallet: { balance: '1000000' } });
    const held = backend.world.wallets.get('wallet-player')!;
    const before = renders();
    await act(async () => backend.world.announce.wallet({ ...held, balance: '5', version: 2 }));
    await pass(50);
    await act(async () => backend.world.announce.wallet({ ...held, balance: '5', version: 2 }));
    await pass(50);
    expect(now()).toMatchObject({ wallet: { balance: '5' } });
    expect(renders()).toBe(before + 1);
  });

  it('tells that it is stale, and since when, while the connection is away', async () => {
    const client = openClient();
    const wallet = await show(client, useWallet);
    await signIn(client, 'player');
    const lostAt = clock.now();
    await act(async () => backend.sockets[0]?.cut());
    expect(wallet.now()).toMatchObject({ stale: true, since: lostAt });
  });
});

describe('useConnection, useSettings, useNotice, useSessionClock', () => {
  it('follow their sources', async () => {
    const client = openClient();
    const { now } = await show(client, () => ({
      connection: useConnection(),
      settings: useSettings(),
      notice: useNotice(),
      session: useSessionClock(),
    }));
    expect(now().connection.state).toBe('idle');
    expect(now().settings).toMatchObject({ status: 'ready', settings: { app: { demo: true } } });
    expect(now().notice.open).toBe(true);
    expect(now().session).toEqual({ status: 'absent' });
    await act(async () => now().notice.agree());
    expect(now().notice.open).toBe(false);
    await signIn(client, 'player');
    expect(now().connection.state).toBe('live');
    expect(now().session).toMatchObject({ status: 'running' });
  });
});

describe('useGameRound and usePlaceBet', () => {
  const useArena = () => {
    const { game, round } = useGameRound('game-arena');
    const roundId = round?.status === 'ready' ? round.round.id : null;
    return { game, round, bet: usePlaceBet(roundId) };
  };

  it('follow the current round of a game and place a bet on it', async () => {
    const client = openClient();
    const { now } = await show(client, useArena);
    expect(now()).toMatchObject({ game: { status: 'failed' }, bet: { status: 'unavailable' } });
    await signIn(client, 'player');
    await pass(50);
    expect(now().round).toMatchObject({ status: 'ready', round: { id: 'round-1' } });
    await act(async () => now().bet.edit({ selection: 'wala' }));
    expect(now().bet.status).toBe('editing');
    await act(async () => now().bet.edit({ amount: '100000' }));
    expect(now().bet.status).toBe('ready');
    await act(async () => {
      now().bet.submit();
      now().bet.submit();
    });
    expect(now().bet).toMatchObject({ status: 'placing', busy: true });
    await pass(50);
    expect(now().bet).toMatchObject({ status: 'placed', bet: { amount: '100000' } });
    expect(now().round).toMatchObject({ round: { betCount: 1 } });
    expect(backend.world.bets).toHaveLength(1);
  });
});

describe('useCashIn', () => {
  it('asks before it sends', async () => {
    const client = openClient();
    const { now } = await show(client, () => useCashIn('wallet-player'));
    expect(now().status).toBe('unavailable');
    await signIn(client, 'agent');
    await act(async () => now().submit({ amount: '250000' }));
    expect(now()).toMatchObject({ status: 'confirming', draft: { amount: '250000' } });
    await act(async () => now().confirm());
    await pass(50);
    expect(now()).toMatchObject({ status: 'completed', transaction: { amount: '250000' } });
    expect(backend.world.wallets.get('wallet-player')?.balance).toBe('1250000');
  });
});

describe('useList, useEntity and useAction', () => {
  it('show a list, fetched anew when money moved in its wallet', async () => {
    const client = openClient();
    const { now } = await show(client, () => useList('ledger.list', { walletId: 'wallet-player' }));
    await signIn(client, 'player');
    await pass();
    expect(now()).toMatchObject({ status: 'ready', rows: [], meta: { total: 0 } });
    await act(async () =>
      client.placeBet('round-1')?.send({
        type: 'BET.SUBMITTED',
        draft: { selection: 'meron', amount: '100000' },
      }),
    );
    await pass(50);
    expect(now()).toMatchObject({ rows: [] });
    await pass(300);
    expect(now()).toMatchObject({ rows: [{ amount: '-100000', balanceAfter: '900000' }] });
  });

  it('keep rows between pages of one list, never between wallets or users', async () => {
    const client = openClient();
    await pass();
    await signIn(client, 'agent');
    const input = { walletId: 'wallet-player', page: 1 };
    const useLedger = () =>
      useList('ledger.list', { walletId: input.walletId }, { page: input.page });
    const { now, again } = await show(client, useLedger);
    await pass();
    backend.setLatency(100);
    input.page = 2;
    await again();
    expect(now()).toMatchObject({ status: 'ready', isPrevious: true, meta: { page: 1 } });
    await pass(200);
    expect(now()).toMatchObject({ status: 'ready', isPrevious: false, meta: { page: 2 } });
    input.walletId = 'wallet-player2';
    await again();
    expect(now()).toEqual({ status: 'loading' });
    await pass(200);
    await act(async () => client.auth.send({ type: 'LOGOUT.REQUESTED' }));
    expect(now()).toEqual({ status: 'loading' });
    const kept = queryCacheOf(client).getQueryCache().getAll();
    expect(kept.filter(({ state }) => state.data !== undefined)).toEqual([]);
  });

  it('run an action that shows its effect at once, and never reject', async () => {
    const client = openClient();
    await pass();
    await signIn(client, 'declare');
    const { now } = await show(client, () => ({
      close: useAction('round.close'),
      game: useGameRound('game-arena'),
      entity: useEntity('game.show', { gameId: 'game-arena' }),
    }));
    await pass();
    expect(now().entity.status).toBe('ready');
    let outcome: unknown;
    await act(async () => {
      const running = now().close.run({ params: { roundId: 'round-1' } });
      await clock.advance(10);
      outcome = await running;
    });
    expect(outcome).toMatchObject({ ok: true, answer: { data: { status: 'closed' } } });
    await pass(50);
    expect(now().game.round).toMatchObject({ round: { status: 'closed', reason: null } });
    await act(async () => {
      const running = now().close.run({ params: { roundId: 'round-1' } });
      await clock.advance(10);
      outcome = await running;
    });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'round_state' } });
    expect(now().close).toMatchObject({ status: 'failed', failure: { code: 'round_state' } });
  });
});

describe('a provider', () => {
  it('is needed', async () => {
    function Probe() {
      useAuth();
      return null;
    }
    await expect(act(async () => root.render(<Probe />))).rejects.toThrow('PlatformProvider');
  });
});
