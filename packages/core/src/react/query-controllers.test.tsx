import { act } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import type { FakeClock } from '../testing/fake-clock.ts';
import { createTransaction } from '../testing/fake-backend/create-transaction.ts';
import { earningDetailFixture } from '../testing/fixtures/earning.ts';
import { queryCacheOf } from './query-cache.ts';
import { useAction } from './use-action.ts';
import { useEntity } from './use-entity.ts';
import { useGameRound } from './use-game.ts';
import { useList } from './use-list.ts';
import { useMoneyAction } from './use-money-action.ts';
import { setUpControllers } from './controllers.test-setup.tsx';

const { openClient, pass, show, signIn, current } = setUpControllers();

let clock: FakeClock;
let backend: FakeBackend;

beforeEach(() => {
  ({ clock, backend } = current());
});

describe('useMoneyAction', () => {
  const request = { type: 'deposit', amount: '50000', channelId: 'channel-bank' } as const;

  /** An admin, and an open deposit of a player. */
  async function review() {
    const client = openClient();
    await pass();
    const player = backend.world.users.get('user-player')!;
    const created = createTransaction(backend.world, player, 'wallet-player', request);
    await signIn(client, 'admin');
    const probe = await show(client, () => ({
      complete: useMoneyAction('transaction.complete'),
      detail: useEntity('transaction.show', { transactionId: created.id }),
      queue: useList('transaction.queue', {}, { status: 'open' }),
      dashboard: useEntity('dashboard.show', {}),
    }));
    const input = { params: { transactionId: created.id }, body: { version: created.version } };
    const keys = () =>
      backend.seen.flatMap(({ name, idempotencyKey }) =>
        name === 'transaction.complete' ? [idempotencyKey] : [],
      );
    const run = async (times = 1, callInput = input) => {
      const outcomes: unknown[] = [];
      await act(async () => {
        const running = Array.from({ length: times }, () => probe.now().complete.run(callInput));
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
      const request = { type: 'deposit', amount: '50000', channelId: 'channel-bank' } as const;
      createTransaction(backend.world, player, 'wallet-player', request);
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
