import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '../client/create-platform-client.ts';
import type { PlatformClient } from '../client/platform-client.ts';
import { AppError } from '../contract/error-codes.ts';
import {
  createFakeBackend,
  type FakeBackend,
} from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock, type FakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { createTransaction } from '../testing/fake-backend/transactions.ts';
import { earningDetailFixture } from '../testing/fixtures/earning.ts';
import { PlatformProvider } from './platform-provider.tsx';
import { queryCacheOf } from './query-cache.ts';
import { useAction } from './use-action.ts';
import { useAuth } from './use-auth.ts';
import { useConnection } from './use-connection.ts';
import { useEntity } from './use-entity.ts';
import { useGameRound } from './use-game.ts';
import { createEvent } from '../testing/fake-backend/events.ts';
import { useList } from './use-list.ts';
import { useMoneyAction } from './use-money-action.ts';
import { useNotice } from './use-notice.ts';
import { usePlaceBet } from './use-place-bet.ts';
import { useSessionClock } from './use-session-clock.ts';
import { useSettings } from './use-settings.ts';
import { useTransfer } from './use-transfer.ts';
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
  it('useAuth goes from checking to guest, to signed in, and back to guest at once', async () => {
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
  it('useWallet re-renders once for each new version and never otherwise', async () => {
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

  it('useWallet reports that it is stale, and since when, while the connection is away', async () => {
    const client = openClient();
    const wallet = await show(client, useWallet);
    await signIn(client, 'player');
    const lostAt = clock.now();
    await act(async () => backend.sockets[0]?.cut());
    expect(wallet.now()).toMatchObject({ stale: true, since: lostAt });
  });
});

describe('useConnection, useSettings, useNotice, useSessionClock', () => {
  it('useConnection, useSettings, useNotice, useSessionClock follow their sources', async () => {
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

  it('useGameRound and usePlaceBet follow changes to the game and its events', async () => {
    const client = openClient();
    const { now } = await show(client, () => ({
      ...useGameRound('game-arena'),
      events: useList('event.list', { gameId: 'game-arena' }),
    }));
    await signIn(client, 'player');
    await pass(50);
    expect(now().game).toMatchObject({ status: 'ready', game: { announcement: null } });
    const game = backend.world.games.get('game-arena')!;
    backend.world.games.set(game.id, { ...game, announcement: 'Laga besar pukul tujuh' });
    createEvent(backend.world, game.id, {
      title: 'Malam Panen',
      startsAt: '2026-12-01T09:00:00.000Z',
      fights: [],
    });
    await act(async () => backend.world.announce.gameRevised(game.id));
    await pass(500);
    expect(now().game).toMatchObject({ game: { announcement: 'Laga besar pukul tujuh' } });
    expect(now().events).toMatchObject({ status: 'ready', rows: [{ title: 'Malam Panen' }] });
  });

  it('useGameRound and usePlaceBet follow the current round of a game and place a bet on it', async () => {
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

describe('useTransfer', () => {
  it('useTransfer requires a confirmation before it sends', async () => {
    const client = openClient();
    const { now } = await show(client, () => useTransfer('cash-in', 'wallet-player'));
    expect(now().status).toBe('unavailable');
    await signIn(client, 'agent');
    await act(async () => now().submit({ amount: '250000' }));
    expect(now()).toMatchObject({ status: 'confirming', draft: { amount: '250000' } });
    await act(async () => now().confirm());
    await pass(50);
    expect(now()).toMatchObject({ status: 'completed', transaction: { amount: '250000' } });
    expect(backend.world.wallets.get('wallet-player')?.balance).toBe('1250000');
  });

  it('useTransfer separates the types of one wallet', async () => {
    const client = openClient();
    const { now } = await show(client, () => ({
      deposit: useTransfer('deposit', 'wallet-player'),
      withdraw: useTransfer('withdraw', 'wallet-player'),
    }));
    await signIn(client, 'player');
    await act(async () => now().deposit.submit({ amount: '50000', channelId: 'channel-bank' }));
    expect(now().withdraw).toMatchObject({ status: 'editing', draft: null });
    await act(async () => now().deposit.back());
    expect(now().deposit).toMatchObject({ status: 'editing', draft: { amount: '50000' } });
    await act(async () => now().deposit.submit({ amount: '60000', channelId: 'channel-bank' }));
    await act(async () => now().deposit.confirm());
    await pass(50);
    expect(now().deposit).toMatchObject({
      status: 'completed',
      transaction: { status: 'pending', payment: { exact: '60382' } },
    });
    await act(async () => now().deposit.clear());
    expect(now().deposit).toMatchObject({ status: 'editing', draft: null, transaction: null });
  });

  it('useTransfer requests the outcome of a withdrawal after a reload, and the money is held once', async () => {
    const storage = createMemoryStorage();
    const client = openClient(storage);
    const first = await show(client, () => useTransfer('withdraw', 'wallet-player'));
    await signIn(client, 'player');
    backend.failNext('transaction.create', { kind: 'cut' });
    const draft = { amount: '100000', channelId: 'channel-bank', account: '7771', holder: 'Sari' };
    await act(async () => first.now().submit(draft));
    await act(async () => first.now().confirm());
    await pass(50);
    expect(first.now()).toMatchObject({ status: 'unknown', busy: true });
    client.stop();
    const again = await show(openClient(storage), () => useTransfer('withdraw', 'wallet-player'));
    await pass(50);
    expect(again.now()).toMatchObject({
      status: 'completed',
      draft: { type: 'withdraw', amount: '100000' },
    });
    expect(backend.world.wallets.get('wallet-player')).toMatchObject({ held: '100000' });
    expect(backend.world.transactions).toHaveLength(1);
  });
});

describe('useMoneyAction', () => {
  const asked = { type: 'deposit', amount: '50000', channelId: 'channel-bank' } as const;

  /** An admin, and an open deposit of a player. */
  async function review() {
    const client = openClient();
    await pass();
    const player = backend.world.users.get('user-player')!;
    const made = createTransaction(backend.world, player, 'wallet-player', asked);
    await signIn(client, 'admin');
    const probe = await show(client, () => ({
      complete: useMoneyAction('transaction.complete'),
      detail: useEntity('transaction.show', { transactionId: made.id }),
      queue: useList('transaction.queue', {}, { status: 'open' }),
      dashboard: useEntity('dashboard.show', {}),
    }));
    const input = { params: { transactionId: made.id }, body: { version: made.version } };
    const keys = () =>
      backend.seen.flatMap(({ name, idempotencyKey }) =>
        name === 'transaction.complete' ? [idempotencyKey] : [],
      );
    const run = async (times = 1, given = input) => {
      const outcomes: unknown[] = [];
      await act(async () => {
        const running = Array.from({ length: times }, () => probe.now().complete.run(given));
        await clock.advance(10);
        outcomes.push(...(await Promise.all(running)));
      });
      await pass();
      return outcomes;
    };
    const balance = () => backend.world.wallets.get('wallet-player')?.balance;
    return { ...probe, input, keys, run, balance };
  }

  it('useMoneyAction sends one call for two quick clicks, and its effect is shown everywhere', async () => {
    const { now, run, keys, balance } = await review();
    expect(now()).toMatchObject({
      detail: { status: 'ready', entity: { status: 'pending' } },
      queue: { status: 'ready', answer: { counts: { pending: 1 } } },
      dashboard: { status: 'ready', entity: { role: 'admin', queue: { pending: 1 } } },
    });
    const outcomes = await run(2);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
    expect(keys()).toHaveLength(1);
    expect(balance()).toBe('1050382');
    expect(now()).toMatchObject({
      complete: { status: 'done', failure: null },
      detail: { entity: { status: 'completed' } },
      queue: { rows: [], answer: { counts: { pending: 0 } } },
      dashboard: { entity: { queue: { pending: 0 } } },
    });
  });

  it('useMoneyAction retries with the same key after a lost response, and the money moves once', async () => {
    const { now, run, keys, balance } = await review();
    backend.failNext('transaction.complete', { kind: 'cut' });
    await expect(run()).resolves.toMatchObject([{ ok: false, failure: { code: 'network' } }]);
    expect(now().complete).toMatchObject({ status: 'failed', failure: { code: 'network' } });
    expect(balance()).toBe('1050382');
    await expect(run()).resolves.toMatchObject([
      { ok: true, answer: { data: { status: 'completed' } } },
    ]);
    expect(new Set(keys()).size).toBe(1);
    expect(keys()).toHaveLength(2);
    expect(balance()).toBe('1050382');
  });

  it('useMoneyAction uses a new key for other input and after a rejection, and then shows the result', async () => {
    const { now, run, keys, input } = await review();
    const outdated = { ...input, body: { version: 99 } };
    await expect(run(1, outdated)).resolves.toMatchObject([{ failure: { code: 'conflict' } }]);
    await run(1, outdated);
    await run();
    expect(new Set(keys()).size).toBe(3);
    expect(now().detail).toMatchObject({ entity: { status: 'completed' } });
    await act(async () => now().complete.reset());
    expect(now().complete).toMatchObject({ status: 'idle', failure: null });
  });

  it('useMoneyAction credits claimed earnings to the wallet and refetches their totals', async () => {
    const client = openClient();
    await pass();
    backend.world.earnings.push(earningDetailFixture({ status: 'claimable', amount: '4000' }));
    await signIn(client, 'agent');
    const walletId = 'wallet-agent';
    const { now } = await show(client, () => ({
      claim: useMoneyAction('earning.claim-all'),
      totals: useEntity('earning.totals', { walletId }),
    }));
    await pass();
    expect(now().totals).toMatchObject({ entity: { claimable: '4000', claimed: '0' } });
    await act(async () => {
      const running = now().claim.run({ params: { walletId } });
      await clock.advance(10);
      await running;
    });
    await pass();
    expect(now().totals).toMatchObject({ entity: { claimable: '0', claimed: '4000' } });
    expect(backend.world.wallets.get(walletId)?.balance).toBe('100004000');
  });
});

describe('useList, useEntity and useAction', () => {
  it('useList refetches when money moves in its wallet', async () => {
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

  it('useList keeps rows while another page loads, but never those of another wallet or user', async () => {
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
    const cached = queryCacheOf(client).getQueryCache().getAll();
    expect(cached.filter(({ state }) => state.data !== undefined)).toEqual([]);
  });

  it('useEntity returns short lists without pages, and refetches for another query', async () => {
    const client = openClient();
    await pass();
    await signIn(client, 'player');
    const query: { direction: 'in' | 'out' } = { direction: 'in' };
    const { now, again } = await show(client, () => ({
      channels: useEntity('channel.list', {}, query),
      sessions: useEntity('session.list', { userId: 'user-player' }),
      report: useEntity('admin.report', null),
    }));
    await pass();
    const names = () => {
      const { channels } = now();
      return channels.status === 'ready' ? channels.entity.map(({ id }) => id) : [];
    };
    const ofPlatform = ['channel-qris', 'channel-ewallet', 'channel-bank', 'channel-va'];
    expect(names()).toEqual([...ofPlatform, 'channel-agent']);
    expect(now()).toMatchObject({
      sessions: { status: 'ready', entity: [{ current: true }] },
      report: { status: 'loading' },
    });
    query.direction = 'out';
    await again();
    await pass();
    expect(names()).toEqual(['channel-ewallet', 'channel-bank', 'channel-agent']);
  });

  it('useList refetches after realtime events about its list', async () => {
    const client = openClient();
    await pass();
    await signIn(client, 'admin');
    const { now } = await show(client, () => useList('transaction.queue', {}, { status: 'open' }));
    await pass(500);
    expect(now()).toMatchObject({ status: 'ready', rows: [], answer: { counts: { pending: 0 } } });
    const player = backend.world.users.get('user-player')!;
    await act(async () => {
      const asked = { type: 'deposit', amount: '50000', channelId: 'channel-bank' } as const;
      createTransaction(backend.world, player, 'wallet-player', asked);
      await clock.advance(500);
    });
    await pass();
    expect(now()).toMatchObject({
      rows: [{ type: 'deposit', owner: { username: 'player' } }],
      answer: { counts: { pending: 1 } },
    });
  });

  it('useAction shows its effect at once, and never rejects', async () => {
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

describe('PlatformProvider', () => {
  it('useAuth requires a PlatformProvider', async () => {
    function Probe() {
      useAuth();
      return null;
    }
    await expect(act(async () => root.render(<Probe />))).rejects.toThrow('PlatformProvider');
  });
});
