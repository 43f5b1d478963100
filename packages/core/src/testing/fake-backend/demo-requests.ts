import type { TransactionCreate } from '../../contract/schemas/transaction-create.ts';
import { minuteMs } from './calendar.ts';
import { setLimit } from './limits.ts';
import { recordActivity } from './news.ts';
import { place } from './place.ts';
import { createTransaction } from './create-transaction.ts';
import {
  completeTransaction,
  processTransaction,
  rejectTransaction,
  reportPaid,
} from './transaction-steps.ts';
import { addUser, requireFound, type FakeTransaction, type FakeUser, type World } from './world.ts';

/** A picture of one point, as a proof of transfer. */
const proof = {
  type: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
} as const;

const players: readonly (Pick<FakeUser, 'username'> & Partial<FakeUser> & { balance: string })[] = [
  { username: 'budi', balance: '25000', name: 'Budi Santoso', phone: '+62 812 1111 2233' },
  { username: 'citra', balance: '200000', email: 'citra@example.com' },
  { username: 'dewi', balance: '0', status: 'pending' },
  { username: 'eko', balance: '550000' },
  { username: 'farah', balance: '725000', name: 'Farah Aulia' },
  { username: 'galih', balance: '900000' },
  { username: 'hana', balance: '1075000' },
  { username: 'indra', balance: '1250000' },
];

/** The same world at an earlier time: actions in it have that time. */
function earlier(world: World, minutes: number): World {
  const { clock } = world;
  const now = (): number => clock.now() - minutes * minuteMs;
  return {
    ...world,
    clock: {
      now,
      setTimeout: (callback, delayMs) => clock.setTimeout(callback, delayMs),
      clearTimeout: (timer) => clock.clearTimeout(timer),
      frame: (callback) => clock.frame(callback),
    },
    timeNow: () => new Date(now()).toISOString(),
  };
}

function addPeople(world: World): void {
  const parentId = 'user-agent';
  const long = earlier(world, 20 * 24 * 60);
  for (const player of players) addUser(long, { role: 'player', parentId, ...player });
  const sari = addUser(long, { username: 'sari', role: 'agent', parentId, commissionBp: 150 });
  for (const username of ['joko', 'kiki'])
    addUser(long, { username, role: 'player', parentId: sari.id, balance: '400000' });
}

/** One request: its age in minutes, owner, type and outcome. */
interface Request {
  readonly minutes: number;
  readonly username: string;
  readonly body: TransactionCreate;
  readonly after?: (world: World, made: FakeTransaction) => void;
}

const userOf = (world: World, username: string): FakeUser =>
  requireFound(world.users.get(`user-${username}`));

const deposit = (amount: string, channelId = 'channel-bank') =>
  ({ type: 'deposit', amount, channelId }) as const;

const withdraw = (amount: string, channelId = 'channel-bank') =>
  ({
    type: 'withdraw',
    amount,
    channelId,
    account: '7771234567',
    holder: 'Galih Pratama',
  }) as const;

function payWithProof(world: World, made: FakeTransaction): void {
  reportPaid(world, userOf(world, made.owner.username), made.id);
  world.proofs.set(made.id, { ...proof, uploadedAt: world.timeNow() });
}

/** In the order of creation. */
const requests: readonly Request[] = [
  {
    minutes: 3 * 24 * 60,
    username: 'indra',
    body: deposit('300000', 'channel-qris'),
    after: (world, { id, version }) =>
      void completeTransaction(world, userOf(world, 'admin'), id, version),
  },
  {
    minutes: 26 * 60,
    username: 'indra',
    body: deposit('750000'),
    after: (world, { id, version }) =>
      void rejectTransaction(world, userOf(world, 'admin'), id, {
        version,
        publicReason: 'proof',
      }),
  },
  { minutes: 42, username: 'budi', body: deposit('500000'), after: payWithProof },
  {
    minutes: 26,
    username: 'farah',
    body: deposit('12000000'),
    after: (world, made) => {
      payWithProof(world, made);
      const reviewer = userOf(world, 'superadmin');
      completeTransaction(world, reviewer, made.id, made.version + 1);
    },
  },
  {
    minutes: 19,
    username: 'hana',
    body: withdraw('450000', 'channel-ewallet'),
    after: (world, { id, version }) =>
      void processTransaction(world, userOf(world, 'admin'), id, version),
  },
  {
    minutes: 12,
    username: 'eko',
    body: deposit('250000', 'channel-agent'),
    after: (world, made) => void reportPaid(world, userOf(world, 'eko'), made.id),
  },
  { minutes: 8, username: 'galih', body: withdraw('300000', 'channel-agent') },
  { minutes: 5, username: 'player2', body: { type: 'cash-out', amount: '200000' } },
  { minutes: 2, username: 'player', body: deposit('250000') },
];

function addRequests(world: World): void {
  for (const { minutes, username, body, after } of requests) {
    const at = earlier(world, minutes);
    const user = userOf(at, username);
    const made = createTransaction(at, user, user.wallet.id, body);
    after?.(at, made);
  }
}

const otherDevices = [
  { browser: 'Safari 19', device: 'iPhone', ip: '198.51.100.24', minutes: 3 * 24 * 60 },
  { browser: 'Firefox 147', device: 'Windows', ip: '203.0.113.80', minutes: 26 * 60 },
] as const;

function addDevices(world: World, username: string): void {
  const { id: userId } = userOf(world, username);
  for (const { minutes, ...device } of otherDevices) {
    const at = earlier(world, minutes).timeNow();
    const session = { userId, ...device, createdAt: at, lastSeenAt: at };
    world.sessions.set(world.nextId('token'), { ...session, id: world.nextId('session') });
    const activity = { ...place, ...device, userId, action: 'login', createdAt: at };
    world.activity.unshift({ ...activity, id: world.nextId('activity') });
  }
  recordActivity(earlier(world, 14), userId, 'login');
}

/** Fills the fake platform with members of the downline and with requests in every state. */
export function addDemoRequests(world: World): void {
  addPeople(world);
  for (const username of ['player', 'agent', 'admin']) addDevices(world, username);
  addRequests(world);
  // Raises the player's limit for the demo's history: cash-in counts like a deposit.
  setLimit(world, 'user-player', { kind: 'deposit', period: '24h' }, '2500000');
  world.favourites.set('user-player', new Set(['game-arena']));
}
