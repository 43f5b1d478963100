import { act } from 'react';
import type { Root } from 'react-dom/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import type { FakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createMemoryStorage } from '../testing/fake-environment.ts';
import { useAuth } from './use-auth.ts';
import { useConnection } from './use-connection.ts';
import { useGameRound } from './use-game.ts';
import { createEvent } from '../testing/fake-backend/events.ts';
import { useList } from './use-list.ts';
import { useNotice } from './use-notice.ts';
import { usePlaceBet } from './use-place-bet.ts';
import { useSessionClock } from './use-session-clock.ts';
import { useSettings } from './use-settings.ts';
import { useTransfer } from './use-transfer.ts';
import { useWallet } from './use-wallet.ts';
import { setUpControllers } from './controllers.test-setup.tsx';

const { openClient, pass, show, signIn, current } = setUpControllers();

let root: Root;
let clock: FakeClock;
let backend: FakeBackend;

beforeEach(() => {
  ({ root, clock, backend } = current());
});

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
    const stored = backend.world.wallets.get('wallet-player')!;
    const before = renders();
    await act(async () => backend.world.announce.wallet({ ...stored, balance: '5', version: 2 }));
    await pass(50);
    await act(async () => backend.world.announce.wallet({ ...stored, balance: '5', version: 2 }));
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

describe('PlatformProvider', () => {
  it('useAuth requires a PlatformProvider', async () => {
    function Probe() {
      useAuth();
      return null;
    }
    await expect(act(async () => root.render(<Probe />))).rejects.toThrow('PlatformProvider');
  });
});
