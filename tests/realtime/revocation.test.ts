import PusherServer from 'pusher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '@lobi/core/contract';
import type { Platform } from '@lobi/server';
import { readEnvironment } from '../../packages/server/src/config/read-environment.ts';
import { startTestDatabase } from '../../packages/server/src/testing/test-database.ts';
import { type ContractKit, createContractKit } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { Received, PusherJs } from './conformance/stage.ts';
import { createEcho, type RealEcho } from './echo-client.ts';
import {
  at,
  cashIn,
  endings,
  newPerson,
  repeatNews,
  walletChannel,
  type Person,
} from './registered-user.ts';
import { startRedis, type RedisProcess } from './redis-process.ts';

/** Calls go to the first node, sockets to the second. */
let here: Platform;
let there: Platform;
let redis: RedisProcess;
let kit: ContractKit;
const running = new AsyncDisposableStack();

const secret = 'one secret for all nodes of the platform';
const app = { id: '3', key: 'lobi', secret: 'a secret of the app' };

beforeAll(async () => {
  const databases = await startTestDatabase();
  running.defer(() => databases.stop());
  redis = await startRedis();
  running.defer(() => redis.stop());
  const { connectionString: databaseUrl } = await databases.fresh();
  const variables = {
    REDIS_URL: redis.url,
    BROADCAST_APP_ID: app.id,
    BROADCAST_APP_SECRET: app.secret,
    BROADCAST_OTHER_CHANNELS: '1',
  };
  const { broadcast } = readEnvironment(variables, '/');
  const options = { databaseUrl, secret, broadcast };
  here = running.use(await startTestPlatform(options));
  there = running.use(await startTestPlatform(options));
  kit = createContractKit(here.origin);
});
afterAll(() => running.disposeAsync());

const open: RealEcho[] = [];
afterEach(() => {
  for (const echo of open.splice(0)) echo.disconnect();
});

/** A user whose socket is on the other node, subscribed to the wallet channel. */
async function listener() {
  const person = await newPerson(here);
  const echo = createEcho(there.origin, at(there.origin, person.session));
  open.push(echo);
  const received = new Received<unknown>();
  const errors = new Received<unknown>();
  const joined = new Received<unknown>();
  echo
    .private(`wallet.${person.self.wallet.id}`)
    .listen('.updated', received.add)
    .error(errors.add)
    .subscribed(() => joined.add(0));
  await joined.atLeast(1);
  return { person, echo, received, errors };
}

/** Waits until a later event is received, so that everything published before has arrived. */
async function settle(echo: RealEcho): Promise<void> {
  const { id } = await kit.standbyRound();
  const round = new Received<unknown>();
  const joined = new Received<unknown>();
  echo
    .channel(`round.${id}`)
    .listen('.updated', round.add)
    .subscribed(() => joined.add(0));
  await joined.atLeast(1);
  await kit.step(id, 'open');
  await round.atLeast(1);
}

async function expectSilence(person: Person, echo: RealEcho, received: Received<unknown>) {
  const before = received.all.length;
  await repeatNews(person, here);
  await settle(echo);
  expect(received.all).toHaveLength(before);
  expect(there.hub.channelNames()).not.toContain(walletChannel(person));
}

/** A staff member with a socket on a node, and the members shown there. */
async function staffAt(node: Platform, person: Person, signer = node) {
  const echo = createEcho(node.origin, at(signer.origin, person.session));
  open.push(echo);
  const errors = new Received<unknown>();
  const seen = new Received<readonly Member[]>();
  const members = new Map<string, Member>();
  const recordMembers = (): void => seen.add([...members.values()]);
  echo
    .join('staff.all')
    .here((all: Member[]) => {
      for (const member of all) members.set(member.id, member);
      recordMembers();
    })
    .joining((member: Member) => {
      members.set(member.id, member);
      recordMembers();
    })
    .leaving((member: Member) => {
      members.delete(member.id);
      recordMembers();
    })
    .error(errors.add);
  const until = async (...people: readonly Person[]): Promise<void> => {
    const expectedIds = people.map(({ self }) => self.id).sort();
    const isIt = () => [...members.keys()].sort().join() === expectedIds.join();
    while (!isIt()) await seen.atLeast(seen.all.length + 1);
  };
  return { echo, errors, members, until };
}

async function newAdmin(): Promise<Person> {
  const person = await newPerson(here);
  await here.db.run(`update users set role = 'admin' where id = $1`, [person.self.id]);
  return person;
}

describe('connected staff, on two nodes', () => {
  // id: presence-members
  it('connected staff members see each other by name and role, once for any number of sockets', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const first = await staffAt(here, one);
    await first.until(one);
    const second = await staffAt(there, other);
    await second.until(one, other);
    await first.until(one, other);
    const { id, username } = other.self;
    expect(first.members.get(id)).toEqual({ id, username, role: 'admin' });

    const again = await staffAt(here, other);
    await again.until(one, other);
    second.echo.disconnect();
    // The other socket is still open.
    await settle(first.echo);
    await first.until(one, other);
    again.echo.disconnect();
    await first.until(one);
  });

  // id: presence-lost-role
  it('a staff member who signs out or loses the role is removed at once, and sees no member', async () => {
    const [stays, leaves, demoted] = [await newAdmin(), await newAdmin(), await newAdmin()];
    const watching = await staffAt(there, stays);
    const leaving = await staffAt(here, leaves);
    const losing = await staffAt(here, demoted);
    await watching.until(stays, leaves, demoted);
    await leaves.session.call('auth.logout');
    await watching.until(stays, demoted);
    expect(await leaving.errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
    await here.db.run(`update users set role = 'player' where id = $1`, [demoted.self.id]);
    await watching.until(stays);
    expect(await losing.errors.atLeast(1)).toEqual([expect.objectContaining({ status: 403 })]);
  });

  it('a staff member joins on one node with a signature of the other', async () => {
    const person = await newAdmin();
    const { until, members } = await staffAt(there, person, here);
    await until(person);
    expect([...members.values()]).toMatchObject([{ username: person.self.username }]);
  });
});

describe('R5 revocation on two nodes', () => {
  // id: revocation-other-node
  it.each(Object.keys(endings))(
    'a socket of the other node receives no events and stays open after %s at one node',
    async (how) => {
      const { person, echo, received, errors } = await listener();
      expect((await cashIn(person, kit)).status).toBe(201);
      await received.atLeast(1);
      await endings[how]?.(person, here, kit);
      expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
      await expectSilence(person, echo, received);
      expect(echo.connector.pusher.connection.state).toBe('connected');
    },
  );

  it('former staff members receive no staff events, and keep their own channels', async () => {
    const person = await newPerson(here);
    const setRole = (role: string) =>
      here.db.run('update users set role = $2 where id = $1', [person.self.id, role]);
    await setRole('admin');
    const echo = createEcho(there.origin, at(there.origin, person.session));
    open.push(echo);
    const joined = new Received<unknown>();
    const errors = new Received<unknown>();
    echo
      .private('ops.all')
      .error(errors.add)
      .subscribed(() => joined.add(0));
    echo.private(`user.${person.self.id}`).subscribed(() => joined.add(0));
    await joined.atLeast(2);
    await setRole('player');
    expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 403 })]);
    expect(there.hub.channelNames()).not.toContain('private-ops.all');
    expect(there.hub.channelNames()).toContain(`private-user.${person.self.id}`);
  });

  it('a revocation applies while Redis is unavailable, and clients refetch when it is back', async () => {
    const { person, echo, errors } = await listener();
    const staying = await listener();
    const resyncs = new Received<unknown>();
    staying.echo
      .private(`wallet.${staying.person.self.wallet.id}`)
      .subscribed(() => resyncs.add(0));
    await redis.kill();
    await endings['logout']?.(person, here, kit);
    expect(await errors.atLeast(1)).toEqual([expect.objectContaining({ status: 401 })]);
    expect(echo.connector.pusher.connection.state).toBe('connected');
    const already = resyncs.all.length;
    await redis.start();
    await resyncs.atLeast(already + 1);
    await cashIn(staying.person, kit);
    await staying.received.atLeast(1);
  });
});

describe('the HTTP interface of the platform', () => {
  const serverOf = ({ origin }: Platform, credentials = app) => {
    const { hostname, port } = new URL(origin);
    const { id, key } = credentials;
    return new PusherServer({ appId: id, key, secret: credentials.secret, host: hostname, port });
  };

  it('the HTTP API publishes events of a server with the secret for its own channels to all nodes', async () => {
    const echo = createEcho(there.origin, kit.guest());
    open.push(echo);
    const received = new Received<unknown>();
    const joined = new Received<unknown>();
    echo
      .channel('news')
      .listen('.headline', received.add)
      .subscribed(() => joined.add(0));
    await joined.atLeast(1);
    await serverOf(here).trigger('news', 'headline', { n: 1 });
    expect(await received.atLeast(1)).toEqual([{ n: 1 }]);
    const wrong = serverOf(here, { ...app, secret: 'another secret' });
    await expect(wrong.trigger('news', 'headline', {})).rejects.toMatchObject({ status: 401 });
    const paths = here.routes.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('POST /apps/{appId}/events');
  });

  it('the HTTP API opens no wallet channel: a signature with the secret is not a grant', async () => {
    const victim = await newPerson(here);
    const { hostname, port } = new URL(there.origin);
    const pusher = new PusherJs(app.key, {
      wsHost: hostname,
      wsPort: Number(port),
      forceTLS: false,
      enabledTransports: ['ws'],
      cluster: '',
      authorizer: (({ name }: { name: string }) => ({
        authorize: (socketId: string, conclude: (error: null, data: unknown) => void) =>
          conclude(null, serverOf(here).authorizeChannel(socketId, name)),
      })) as never,
    });
    const rejections = new Received<unknown>();
    const joined = new Received<unknown>();
    pusher.subscribe('private-chat').bind('pusher:subscription_succeeded', joined.add);
    await joined.atLeast(1);
    pusher.subscribe(walletChannel(victim)).bind('pusher:subscription_error', rejections.add);
    expect(await rejections.atLeast(1)).toEqual([expect.objectContaining({ status: 503 })]);
    pusher.disconnect();
  });
});
