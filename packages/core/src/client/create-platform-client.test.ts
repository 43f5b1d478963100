import { describe, expect, it } from 'vitest';
import { AppError } from '../contract/error-codes.ts';
import { createFakeBackend } from '../testing/fake-backend/create-fake-backend.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createFakeEnvironment, createMemoryStorage } from '../testing/fake-environment.ts';
import { createPlatformClient } from './create-platform-client.ts';
import { openBrowser, setUp, signedIn } from '../testing/open-browser.ts';
import { channelsOf } from '../testing/user-channels.ts';

describe('onAnswer', () => {
  it('onAnswer receives answers of successful calls, including those of machines', async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const answered: [name: string, hasData: boolean][] = [];
    const client = createPlatformClient({
      environment: createFakeEnvironment({ clock }),
      language: () => 'id',
      connectApi: backend.connectApi,
      connectRealtime: backend.connectRealtime,
      onAnswer: (name, answer) => answered.push([name, Object.hasOwn(Object(answer), 'data')]),
    });
    client.start();
    await clock.advance(10);
    // For a guest the session check fails.
    expect(answered).toEqual([['settings.show', true]]);
    const input = { username: 'player', password: 'lobi-demo' };
    client.auth.send({ type: 'LOGIN.SUBMITTED', input });
    await clock.advance(10);
    expect(answered).toContainEqual(['auth.login', true]);
    client.stop();
  });
});

describe('start', () => {
  // id: guest-start
  it('start checks the session, loads the settings and opens no socket for a guest', async () => {
    const { client, clock, backend, userId } = setUp();
    await clock.advance(10);
    expect(client.auth.getSnapshot().value).toBe('guest');
    expect(userId()).toBeNull();
    expect(client.settings.get()).toMatchObject({ status: 'ready' });
    expect(backend.seen.map(({ name }) => name).sort()).toEqual(['auth.check', 'settings.show']);
    expect(backend.sockets).toHaveLength(0);
  });

  // id: settings-failure-rejects
  it('settings reject with the message of the server when they fail, and are retried on request', async () => {
    const { client, clock, backend } = setUp();
    backend.failNext('settings.show', {
      kind: 'error',
      error: new AppError('unavailable', 'Sedang perawatan.'),
    });
    await clock.advance(10);
    const { client: second } = openBrowser(backend, clock);
    await clock.advance(10);
    expect(client.settings.get().status).toBe('failed');
    await expect(second.settings.load()).resolves.toBeDefined();
    backend.failNext('settings.show', {
      kind: 'error',
      error: new AppError('unavailable', 'Sedang perawatan.'),
    });
    await Promise.all([
      expect(client.settings.load()).rejects.toThrow('Sedang perawatan.'),
      clock.advance(10),
    ]);
  });

  it('the client continues with a stored token', async () => {
    const clock = createFakeClock();
    const backend = createFakeBackend({ clock });
    const storage = createMemoryStorage();
    storage.write('token', backend.signIn('player'));
    const { userId, socket } = openBrowser(backend, clock, storage);
    await clock.advance(10);
    expect(userId()).toBe('user-player');
    expect(socket()?.subscribed()).toEqual(channelsOf('player'));
  });
});

describe('changes in work lists', () => {
  it('changes name their record: an agent receives those of the downline, staff receives all', async () => {
    const { backend, clock, changes } = await signedIn('agent');
    const admin = openBrowser(backend, clock);
    const player = openBrowser(backend, clock);
    await clock.advance(0);
    admin.login('admin');
    player.login('player');
    await clock.advance(50);
    for (const received of [changes, admin.changes, player.changes]) received.length = 0;
    const deposit = player.client.transfer('deposit', 'wallet-player');
    deposit?.send({
      type: 'TRANSFER.SUBMITTED',
      draft: { type: 'deposit', amount: '50000', channelId: 'channel-agent' },
    });
    deposit?.send({ type: 'TRANSFER.CONFIRMED' });
    await clock.advance(50);
    const { id } = backend.world.transactions[0]!;
    const listed = { type: 'listed', kind: 'transaction', id };
    expect(changes).toContainEqual(listed);
    expect(changes).toContainEqual({ type: 'news' });
    expect(admin.changes).toContainEqual(listed);
    expect(player.changes.map(({ type }) => type)).toEqual(['wallet']);
  });

  it('all lists are reported as outdated after the channel is joined again', async () => {
    const { clock, changes, socket } = await signedIn('agent');
    changes.length = 0;
    socket()?.cut();
    socket()?.restore();
    await clock.advance(5_000);
    expect(changes).toContainEqual({ type: 'listed', kind: 'earning', id: null });
  });
});

describe('notification.read', () => {
  it('notification.read lowers the unread count of the user at once', async () => {
    const { client, clock, backend, context } = await signedIn('player');
    const transactions = backend.world.transactions;
    const api = client.api.call(
      'transaction.create',
      {
        params: { walletId: 'wallet-player' },
        body: { type: 'deposit', amount: '50000', channelId: 'channel-bank' },
      },
      { idempotencyKey: 'key' },
    );
    await clock.advance(10);
    await api;
    await clock.advance(61 * 60_000);
    expect(transactions[0]).toMatchObject({ status: 'rejected', reason: 'expired' });
    expect(context().user?.unread).toBe(1);
    backend.sockets.at(-1)?.cut();
    const read = client.api.call('notification.read', { body: {} });
    await clock.advance(10);
    await read;
    expect(context().user?.unread).toBe(0);
  });
});
