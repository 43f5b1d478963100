import { describe, expect, it } from 'vitest';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { openBrowser, setUp, signedIn } from '../testing/open-browser.ts';

/** A signed-in client on a machine that can sleep: time passes, but timers do not run. */
async function signedInOnLaptop() {
  const clock = createFakeClock();
  let asleepMs = 0;
  const backend = createFakeBackend({ clock });
  const { client, environment, login } = openBrowser(backend, {
    ...clock,
    now: () => clock.now() + asleepMs,
  });
  await clock.advance(0);
  login('player');
  await clock.advance(10);
  return {
    client,
    clock,
    environment,
    since: () => client.wallet.getSnapshot().context.staleSince,
    sleep: () => void (asleepMs += 8 * 3_600_000),
  };
}

describe('the wallet', () => {
  // id: wallet-channel-replaces
  it('the wallet is replaced by the wallet channel, without a call', async () => {
    const { backend, clock, balance, changes } = await signedIn();
    const agent = openBrowser(backend, clock);
    await clock.advance(0);
    agent.login('agent');
    await clock.advance(10);
    const calls = backend.seen.filter(({ name }) => name === 'wallet.show').length;
    changes.length = 0;
    const cashIn = agent.client.transfer('cash-in', 'wallet-player');
    cashIn?.send({ type: 'TRANSFER.SUBMITTED', draft: { type: 'cash-in', amount: '250000' } });
    cashIn?.send({ type: 'TRANSFER.CONFIRMED' });
    await clock.advance(10);
    expect(cashIn?.getSnapshot().value).toEqual({ open: 'completed' });
    expect([balance(), agent.balance()]).toEqual(['1250000', '99750000']);
    expect(changes).toContainEqual({ type: 'wallet', walletId: 'wallet-player' });
    expect(backend.seen.filter(({ name }) => name === 'wallet.show')).toHaveLength(calls);
  });

  it('the wallet is stale, as is a round, when it arrives while the connection is lost', async () => {
    const { client, clock, socket } = await signedIn();
    socket()?.cut();
    const { actor } = client.watchRound('round-1');
    await clock.advance(10);
    expect(actor.getSnapshot().context).toMatchObject({
      snapshot: { id: 'round-1' },
      staleSince: expect.any(Number),
    });
  });

  // id: wallet-stale-after-sleep
  it('the wallet is stale after a sleep until it was fetched, though the socket seems open', async () => {
    const { client, clock, environment, since, sleep } = await signedInOnLaptop();
    environment.signal('visible');
    expect(since()).toBeNull();
    await clock.advance(10);
    sleep();
    environment.signal('visible');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    client.stop();
  });

  it('the wallet is stale as soon as the page is frozen, and after a sleep without any signal', async () => {
    const { client, clock, environment, since, sleep } = await signedInOnLaptop();
    environment.signal('frozen');
    await clock.advance(100);
    expect(since()).not.toBeNull();
    environment.signal('resumed');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    sleep();
    environment.signal('touched');
    expect(since()).not.toBeNull();
    await clock.advance(100);
    expect(since()).toBeNull();
    client.stop();
  });

  it('the wallet is fetched after the connection was away, and stale until then', async () => {
    const { backend, clock, balance, socket, client, changes } = await signedIn();
    const stale = () => client.wallet.getSnapshot().context.staleSince !== null;
    socket()?.cut();
    expect(stale()).toBe(true);
    const token = backend.signIn('agent');
    const agent = await backend.connectApi({
      tokens: { read: () => token },
      language: () => 'id',
      logger: { warn: () => undefined, error: () => undefined },
    });
    const sent = agent.call(
      'transaction.create',
      { params: { walletId: 'wallet-player' }, body: { type: 'cash-in', amount: '5' } },
      { idempotencyKey: 'k' },
    );
    await clock.advance(10);
    await sent;
    expect(balance()).toBe('1000000');
    socket()?.restore();
    await clock.advance(5_000);
    expect([balance(), stale()]).toEqual(['1000005', false]);
    expect(changes).toContainEqual({ type: 'resync' });
  });
});

describe('a bet', () => {
  const draft = { selection: 'meron', amount: '100000' } as const;

  async function withRound() {
    const setup = await signedIn();
    const { actor } = setup.client.watchRound('round-1');
    await setup.clock.advance(10);
    const bet = setup.client.placeBet('round-1');
    if (!bet) throw new Error('a player can bet');
    const pool = () => actor.getSnapshot().context.snapshot?.selections[0]?.pool;
    return { ...setup, bet, round: actor, pool };
  }

  it('a guest cannot send a bet', () => {
    expect(setUp().client.placeBet('round-1')).toBeNull();
  });

  it('a bet changes wallet and pool by the response and events of the server', async () => {
    const { bet, clock, balance, pool } = await withRound();
    bet.send({ type: 'BET.SUBMITTED', draft });
    expect(balance()).toBe('1000000');
    await clock.advance(30);
    expect(bet.getSnapshot().value).toEqual({ open: 'placed' });
    expect([balance(), pool()]).toEqual(['900000', '100000']);
  });

  it('a settled bet credits the exact payout to the wallet, and lists are notified of the round', async () => {
    const { bet, clock, backend, balance, changes } = await withRound();
    const player2 = openBrowser(backend, clock);
    const declarator = openBrowser(backend, clock);
    await clock.advance(0);
    player2.login('player2');
    declarator.login('declare');
    await clock.advance(10);
    bet.send({ type: 'BET.SUBMITTED', draft });
    player2.client.placeBet('round-1')?.send({
      type: 'BET.SUBMITTED',
      draft: { selection: 'wala', amount: '60000' },
    });
    await clock.advance(30);
    const params = { roundId: 'round-1' };
    const steps = declarator.client.api
      .call('round.close', { params })
      .then(() =>
        declarator.client.api.call('round.declare', { params, body: { result: 'meron' } }),
      );
    await clock.advance(10);
    await steps;
    await clock.advance(3_100);
    // Pool 160,000, takeout 9,600, net 150,400, meron 1.50.
    expect(balance()).toBe('1050000');
    expect(player2.balance()).toBe('940000');
    const statuses = changes.flatMap((change) =>
      change.type === 'round' ? [change.round.status] : [],
    );
    expect(statuses).toEqual(['closed', 'declared', 'settling', 'settled']);
  });

  it('a bet whose response is lost moves money once, and its outcome is shown', async () => {
    const { bet, clock, backend, balance } = await withRound();
    backend.failNext('bet.place', { kind: 'cut' }, { kind: 'lost' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    expect(bet.getSnapshot().value).toEqual({ trying: 'unknown' });
    await clock.advance(10_000);
    expect(bet.getSnapshot().value).toEqual({ open: 'placed' });
    expect(balance()).toBe('900000');
    expect(backend.world.bets).toHaveLength(1);
    expect(new Set(backend.seen.flatMap((call) => call.idempotencyKey ?? [])).size).toBe(1);
  });

  it('the outcome of a bet is requested after a reload during which the response was lost', async () => {
    const { bet, clock, backend, client, storage } = await withRound();
    backend.failNext('bet.place', { kind: 'cut' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    client.stop();
    const reloaded = openBrowser(backend, clock, storage);
    await clock.advance(100);
    expect(reloaded.client.placeBet('round-1')?.getSnapshot().value).toEqual({ open: 'placed' });
    expect(backend.world.bets).toHaveLength(1);
    expect(reloaded.balance()).toBe('900000');
  });

  it('a bet is neither sent nor shown while another user is signed in, and continues when its user returns', async () => {
    const { bet, clock, backend, login, logout, client } = await withRound();
    backend.failNext('bet.place', { kind: 'lost' }, { kind: 'lost' });
    bet.send({ type: 'BET.SUBMITTED', draft });
    await clock.advance(100);
    logout();
    await clock.advance(10);
    login('player2');
    await clock.advance(60_000);
    expect(client.placeBet('round-1')?.getSnapshot().value).toEqual({ open: 'idle' });
    expect(backend.world.bets).toHaveLength(0);
    logout();
    await clock.advance(10);
    login('player');
    await clock.advance(5_000);
    expect(backend.world.bets.map(({ walletId }) => walletId)).toEqual(['wallet-player']);
  });
});
