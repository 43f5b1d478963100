import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeviceSession, Push } from '@lobi/core/contract';
import {
  createContractKit,
  type Answer,
  type ContractKit,
  type HttpSession,
} from '@lobi/core/conformance';
import { databasePreparations } from '../contract/database-preparations.ts';
import { startTestPlatform } from '../contract/running-platform.ts';
import { createBrowser, startPushService, type FakePushService } from '../ledger/push-service.ts';
import { queryRows } from '../query-rows.ts';
import { waitUntil } from '../wait-until.ts';

let service: FakePushService;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let kit: ContractKit;
beforeAll(async () => {
  service = await startPushService();
  platform = await startTestPlatform({ pushHosts: ['push.example.com', service.origin] });
  kit = createContractKit(platform.origin, databasePreparations(platform));
});
afterAll(async () => {
  await platform.stop();
  await service.stop();
});

const bodyFor = ({ endpoint, p256dh, auth }: ReturnType<typeof createBrowser>) => ({
  ...{ endpoint, p256dh, auth },
  topics: ['money'],
});
const pushOf = ({ body }: Answer): Push => (body as { data: Push }).data;

// id: push-endpoint-refused
it.each([
  'http://169.254.169.254/latest/meta-data',
  'http://127.0.0.1:5432/',
  'https://push.example.com.evil.example/',
  'https://push.example.com@127.0.0.1/',
  'http://push.example.com/',
  'file:///etc/passwd',
])('no device is subscribed at %s, and nothing is sent there', async (endpoint) => {
  const session = await kit.as('player');
  const body = { ...bodyFor(createBrowser(service.origin)), endpoint };
  const answer = await session.call('push.set', { body });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject({ errors: { endpoint: [expect.stringContaining('browser')] } });
  expect(pushOf(await session.call('push.show')).devices).toEqual([]);
});

it('a device receives push messages until its user signs out, and no answer names its endpoint', async () => {
  const { session, self } = await kit.newcomer();
  const browser = createBrowser(service.origin);
  expect((await session.call('push.set', { body: bodyFor(browser) })).status).toBe(204);
  const shown = await session.call('push.show');
  expect(pushOf(shown)).toMatchObject({
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
    devices: [{ id: expect.stringMatching(/^[\w-]{43}$/), topics: ['money'] }],
  });
  expect(JSON.stringify(shown.body)).not.toContain(browser.endpoint);

  const staff = await kit.as('admin');
  const freeze = (frozen: boolean) =>
    staff.call('user.freeze', {
      params: { userId: self.id },
      body: { frozen, reason: 'looked at it' },
    });
  expect((await freeze(true)).status).toBe(200);
  await waitUntil(() => expect(service.received).toHaveLength(1));

  await session.call('auth.logout');
  expect((await freeze(false)).status).toBe(200);
  expect(await platform.db.rows('select id from push_subscriptions')).toEqual([]);
  expect(await platform.db.rows('select id from push_queue')).toEqual([]);
});

describe('a browser with push messages', () => {
  const password = 'lantern-river-4417';

  async function newUser(): Promise<{ session: HttpSession; username: string; id: string }> {
    const username = `push-${randomUUID().slice(0, 8)}`;
    const session = kit.guest();
    const answer = await session.call('auth.register', {
      body: { username, password, passwordConfirmation: password },
    });
    expect(answer.status).toBe(201);
    const { token, data } = answer.body as { token: string; data: { id: string } };
    session.token = token;
    return { session, username, id: data.id };
  }

  async function signIn(session: HttpSession, username: string): Promise<void> {
    const answer = await session.call('auth.login', { body: { username, password } });
    session.token = (answer.body as { token: string }).token;
    expect(answer.status).toBe(200);
  }

  const devicesOf = (id: string) =>
    queryRows(platform.db, 'select id from push_subscriptions where user_id = $1', [id]);

  const subscribe = async (session: HttpSession): Promise<void> => {
    const body = bodyFor(createBrowser(service.origin));
    expect((await session.call('push.set', { body })).status).toBe(204);
  };

  // id: push-follows-browser
  it('a device goes over to the next session of its browser, and ends when that is ended elsewhere', async () => {
    const { session: phone, username, id } = await newUser();
    await subscribe(phone);
    await kit.expireSession(phone);
    await signIn(phone, username);
    expect(await devicesOf(id)).toHaveLength(1);

    const other = kit.guest();
    await signIn(other, username);
    const listed = (await other.call('session.list', { params: { userId: id } })).body as {
      data: readonly DeviceSession[];
    };
    const lost = listed.data.filter(({ current }) => !current);
    expect(lost).toHaveLength(1);
    await other.call('session.revoke', { params: { userId: id, sessionId: lost[0]!.id } });
    expect(await devicesOf(id)).toEqual([]);
  });

  it('a user who signs in ends the devices of the user before in this browser', async () => {
    const before = await newUser();
    await subscribe(before.session);
    await kit.expireSession(before.session);
    const next = await newUser();
    await signIn(before.session, next.username);
    expect(await devicesOf(before.id)).toEqual([]);
  });
});
