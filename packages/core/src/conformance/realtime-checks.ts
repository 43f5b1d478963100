import { channels } from '../contract/channels.ts';
import { firstProblem } from '../contract/first-problem.ts';
import type { Settings } from '../contract/schemas/settings.ts';
import type { Wallet } from '../contract/schemas/wallet.ts';
import type { CheckGroup, ConformanceCheck } from './conformance-check.ts';
import type { ContractKit } from './contract-kit.ts';
import { ensure, ensureStatus, Mismatch, Unavailable } from './expectations.ts';
import type { HttpSession } from './http-session.ts';
import { SocketClient, socketUrl, type SocketClass } from './socket-client.ts';

/** Opens sockets for one check and closes them at its end. */
interface Opener {
  /** Opens a socket at the address of the settings. */
  open(query?: string, key?: string): SocketClient;
}

const settingsOf = async (kit: ContractKit): Promise<Settings> => {
  const answer = await kit.guest().call('settings.show');
  ensureStatus(answer, 200);
  return (answer.body as { data: Settings }).data;
};

const authOf = async (session: HttpSession, socket_id: string, channel_name: string) => {
  const body = { socket_id, channel_name };
  const answer = await session.call('broadcasting.auth', { body });
  ensureStatus(answer, 200);
  return (answer.body as { auth: string }).auth;
};

/** Subscribes as the user of a session. */
async function join(client: SocketClient, session: HttpSession, channel: string): Promise<void> {
  const auth = await authOf(session, await client.socketId(), channel);
  ensure(await client.subscribe(channel, auth), `no subscription of ${channel}`);
}

const ownChannel = async (kit: ContractKit): Promise<string> =>
  `private-user.${(await kit.self('player')).id}`;

type Run = (kit: ContractKit, opener: Opener) => Promise<void>;

interface RealtimeCase {
  readonly name: string;
  readonly group: CheckGroup;
  readonly expected: string;
  readonly run: Run;
}

/** Asserts that the socket was closed with this code, or received it in an error frame, as with Reverb. */
async function ensureTurnedAway(client: SocketClient, code: number): Promise<void> {
  const found = await client.until(() => {
    const error = client.frames.find(({ event }) => event === 'pusher:error');
    return error ? (error.data as { code?: number }).code : client.closeCode;
  }, `close or pusher:error with ${code}`);
  ensure(found === code, `${found}`);
}

/** Creates invalid signatures: of another channel or another socket. */
const wrongSignatures: readonly [title: string, change: (auth: string) => string][] = [
  ['no signature', () => ''],
  ['a changed signature', (auth) => auth.slice(0, -1) + (auth.endsWith('0') ? '1' : '0')],
  ['the signature of another key', (auth) => auth.replace(/^[^:]+/, 'other')],
];

const protocol: readonly RealtimeCase[] = [
  {
    name: 'socket handshake',
    group: 'protocol',
    expected: 'pusher:connection_established first, with socket_id and activity_timeout',
    async run(_kit, { open }) {
      const client = open();
      await client.socketId();
      const [first] = client.frames;
      ensure(first?.event === 'pusher:connection_established', `${first?.event} first`);
      const { socket_id, activity_timeout } = first.data as Readonly<Record<string, unknown>>;
      ensure(/^\d+\.\d+$/.test(String(socket_id)), `the socket_id ${JSON.stringify(socket_id)}`);
      ensure(Number(activity_timeout) > 0, `the activity_timeout ${String(activity_timeout)}`);
    },
  },
  {
    name: 'socket ids are unique',
    group: 'protocol',
    expected: 'another socket_id for each connection',
    async run(_kit, { open }) {
      const ids = await Promise.all(Array.from({ length: 10 }, () => open().socketId()));
      ensure(new Set(ids).size === ids.length, `the ids ${ids.join(', ')}`);
    },
  },
  {
    name: 'socket of an unknown key',
    group: 'protocol',
    expected: 'close or pusher:error with 4001',
    run: (_kit, { open }) => ensureTurnedAway(open(undefined, 'unknown-key'), 4001),
  },
  {
    name: 'socket ping',
    group: 'protocol',
    expected: 'pusher:pong',
    async run(_kit, { open }) {
      const client = open();
      await client.socketId();
      await client.settle();
    },
  },
  {
    name: 'socket survives what it cannot read',
    group: 'protocol',
    expected: 'an open socket after half a message',
    async run(_kit, { open }) {
      const client = open();
      await client.socketId();
      client.sendText('{"event":');
      await client.settle();
    },
  },
  {
    name: 'socket subscribes to a public channel',
    group: 'protocol',
    expected: 'pusher_internal:subscription_succeeded',
    async run(_kit, { open }) {
      const client = open();
      await client.socketId();
      ensure(await client.subscribe('lobby.all'), 'no subscription of lobby.all');
    },
  },
  {
    name: 'socket subscribes to the own private channel',
    group: 'protocol',
    expected: 'pusher_internal:subscription_succeeded',
    run: async (kit, { open }) => join(open(), await kit.as('player'), await ownChannel(kit)),
  },
  ...wrongSignatures.map(([title, change]): RealtimeCase => ({
    name: `socket refuses ${title}`,
    group: 'protocol',
    expected: 'no subscription, and an open socket',
    async run(kit, { open }) {
      const client = open();
      const channel = await ownChannel(kit);
      const auth = await authOf(await kit.as('player'), await client.socketId(), channel);
      ensure(!(await client.subscribe(channel, change(auth))), 'a subscription');
    },
  })),
  {
    name: 'socket refuses the signature of another socket',
    group: 'protocol',
    expected: 'no subscription, and an open socket',
    async run(kit, { open }) {
      const [client, other] = [open(), open()];
      const channel = await ownChannel(kit);
      const auth = await authOf(await kit.as('player'), await other.socketId(), channel);
      await client.socketId();
      ensure(!(await client.subscribe(channel, auth)), 'a subscription');
    },
  },
  {
    name: 'socket leaves a channel that it never joined',
    group: 'protocol',
    expected: 'no answer, and an open socket',
    async run(_kit, { open }) {
      const client = open();
      await client.socketId();
      client.send('pusher:unsubscribe', { channel: 'never' });
      await client.settle();
      ensure(client.frames.length === 2, `the event ${client.frames.at(-1)?.event}`);
    },
  },
];

/** A newcomer with a socket on the newcomer's own channels. */
async function watchedNewcomer(kit: ContractKit, { open }: Opener) {
  const { session, self } = await kit.newcomer();
  const client = open();
  const channel = `private-wallet.${self.wallet.id}`;
  await join(client, session, channel);
  const fund = async (amount: string): Promise<void> => {
    const params = { walletId: self.wallet.id };
    const body = { type: 'cash-in', amount };
    const answer = await (await kit.as('admin')).call('transaction.create', { params, body });
    ensureStatus(answer, 201);
  };
  const updates = () =>
    client.frames.filter((frame) => frame.channel === channel && frame.event === 'updated');
  return { session, self, client, channel, fund, updates };
}

const walletIn = (data: unknown): Wallet => {
  const parsed = channels.wallet.payload.safeParse(data);
  if (!parsed.success) throw new Mismatch(firstProblem(parsed.error, data));
  return parsed.data;
};

const events: readonly RealtimeCase[] = [
  {
    name: 'wallet updated has its payload',
    group: 'events',
    expected: 'the event "updated" with the wallet, equal to wallet.show',
    async run(kit, opener) {
      const { session, self, client, fund, updates } = await watchedNewcomer(kit, opener);
      await fund('5000');
      const frame = await client.until(() => updates().at(-1), 'event "updated"');
      const { id, balance } = walletIn(frame.data);
      ensure(id === self.wallet.id, `the wallet ${id}`);
      const shown = await session.call('wallet.show', { params: { walletId: id } });
      const { data } = shown.body as { data: Wallet };
      ensure(data.balance === balance, `a balance of ${balance}, and ${data.balance} to a reader`);
    },
  },
  {
    name: 'wallet updated keeps its order',
    group: 'events',
    expected: 'events "updated" by growing version',
    async run(kit, opener) {
      const { session, self, client, fund, updates } = await watchedNewcomer(kit, opener);
      for (const amount of ['1000', '2000', '3000', '4000']) await fund(amount);
      const shown = await session.call('wallet.show', { params: { walletId: self.wallet.id } });
      const { version } = (shown.body as { data: Wallet }).data;
      const versions = () => updates().map(({ data }) => walletIn(data).version);
      await client.until(() => versions().includes(version) || undefined, `version ${version}`);
      // A delayed event would arrive before the response to a ping.
      await client.settle();
      const seen = versions();
      ensure(
        seen.every((each, at) => at === 0 || each >= (seen[at - 1] ?? 0)),
        `the versions ${seen.join(', ')}`,
      );
    },
  },
  {
    name: 'wallet updated reaches its owner alone',
    group: 'events',
    expected: 'no event on a socket without a subscription',
    async run(kit, opener) {
      const stranger = opener.open();
      const { client, channel, fund, updates } = await watchedNewcomer(kit, opener);
      await stranger.socketId();
      await stranger.subscribe(channel, '');
      await fund('5000');
      await client.until(() => updates().at(-1), 'event "updated"');
      await stranger.settle();
      const [leak] = stranger.frames.filter(({ event }) => event === 'updated');
      ensure(leak === undefined, 'the event on a socket of a stranger');
    },
  },
  {
    name: 'user updated has its payload',
    group: 'events',
    expected: 'the event "updated" with the user',
    async run(kit, opener) {
      const { session, self } = await kit.newcomer();
      const client = opener.open();
      const channel = `private-user.${self.id}`;
      await join(client, session, channel);
      const answer = await (
        await kit.as('admin')
      ).call('user.freeze', {
        params: { userId: self.id },
        body: { frozen: true, reason: 'a check of the contract' },
      });
      ensure(answer.status < 300, `status ${answer.status} of user.freeze`);
      const frame = await client.frame(
        'event "updated"',
        (each) => each.channel === channel && each.event === 'updated',
      );
      const parsed = channels.user.payload.safeParse(frame.data);
      if (!parsed.success) throw new Mismatch(firstProblem(parsed.error, frame.data));
      ensure(parsed.data.id === self.id, `the user ${parsed.data.id}`);
    },
  },
];

/** Checks of the socket protocol and of the events; `socketClass` opens the sockets. */
export const realtimeChecks = (socketClass: SocketClass | undefined): readonly ConformanceCheck[] =>
  [...protocol, ...events].map(({ name, group, expected, run }) => ({
    name,
    group,
    expected,
    async run(kit) {
      if (!socketClass) throw new Unavailable('Node has WebSocket from version 22 on');
      const { realtime } = (await settingsOf(kit)).app;
      const opened: SocketClient[] = [];
      const open: Opener['open'] = (query, key = realtime.key) => {
        const client = new SocketClient(socketUrl({ ...realtime, key }, query), socketClass);
        opened.push(client);
        return client;
      };
      try {
        await run(kit, { open });
      } finally {
        for (const client of opened) client.close();
      }
    },
  }));
