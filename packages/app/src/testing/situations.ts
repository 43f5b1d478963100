import type { ApiAnswer, ApiInput, ApiName, UserStatus } from '@lobi/core/contract';
import {
  createFakeEnvironment,
  gameProviderFixture,
  settingsFixture,
  suspensionFixture,
  type FakeBackend,
} from '@lobi/core/testing';

/** Calls the fake platform as a user. */
type As = (
  username: string,
) => Promise<<Name extends ApiName>(name: Name, input: ApiInput<Name>) => Promise<ApiAnswer<Name>>>;

interface Setting {
  readonly backend: FakeBackend;
  readonly as: As;
}

const ownWallet = { walletId: 'wallet-player' };

async function openDeposit(as: As): Promise<string> {
  const call = await as('player');
  const query = { type: 'deposit', status: 'pending' } as const;
  const { data } = await call('transaction.list', { params: ownWallet, query });
  return data[0]?.id ?? '';
}

/** A reviewer claims it, then decides. */
async function decide(as: As, transactionId: string, isGood: boolean): Promise<string> {
  const call = await as('admin');
  const params = { transactionId };
  const taken = await call('transaction.process', { params, body: { version: 1 } });
  const { version } = taken.data;
  if (isGood) await call('transaction.complete', { params, body: { version } });
  else
    await call('transaction.reject', {
      params,
      body: { version, publicReason: 'amount' },
    });
  return transactionId;
}

async function withdrawn(as: As): Promise<string> {
  const call = await as('player');
  const { data } = await call('transaction.create', {
    params: ownWallet,
    body: {
      type: 'withdraw',
      amount: '250000',
      channelId: 'channel-bank',
      account: '7771234567',
      holder: 'Siti Rahma',
    },
  });
  return data.id;
}

async function paid(as: As): Promise<string> {
  const transactionId = await openDeposit(as);
  const call = await as('player');
  await call('transaction.paid', { params: { transactionId } });
  return transactionId;
}

function setStatus({ world }: FakeBackend, status: UserStatus): undefined {
  const user = world.users.get('user-player');
  if (user) world.users.set(user.id, { ...user, status, statusCause: 'staff' });
}

/** The player's reality check is due. */
function playForLong({ world }: FakeBackend): undefined {
  const startedAt = world.clock.now() - 75 * 60_000;
  world.playSessions.set('user-player', { startedAt, checkedAt: startedAt, minutes: 60 });
}

/** The jurisdiction requires a limit, and the player has none. */
function demandLimit({ world }: FakeBackend): undefined {
  const { policy } = settingsFixture().app;
  world.settings = { policy: { ...policy, jurisdiction: 'se', limitsMandatory: true } };
  world.limits.length = 0;
}

/** The ledger has not been audited yet. */
function forgetAudits({ world }: FakeBackend): undefined {
  world.audits = { full: null, recent: null };
}

/** A wallet was changed without an entry, and the audit has detected it. */
async function spoilBooks({ world }: FakeBackend, as: As): Promise<undefined> {
  Object.assign(world.ledgerFaults, {
    C1: Array.from({ length: 7 }, (_, index) => `0193b1c4-0000-7000-8000-00000000000${index}`),
    C3: ['wallet-player'],
  });
  await (
    await as('admin')
  )('admin.audit.run', {});
}

/** The platform requires a second approval, and changes wait for it. */
async function askForChanges({ world }: FakeBackend, as: As): Promise<undefined> {
  world.fourEyes = true;
  const call = await as('superadmin');
  const channelId = 'channel-bank';
  await call('admin.change.create', {
    body: {
      kind: 'channel.update',
      params: { channelId, change: { version: 1, name: 'Bank Samudra Baru', enabled: false } },
      reason: 'Bank memberi tahu nama barunya',
    },
  });
  const { data: blocked } = await call('user.show', { params: { userId: 'user-blocked' } });
  await call('admin.change.create', {
    body: {
      kind: 'user.unblock',
      params: { userId: blocked.id, version: blocked.version },
      reason: 'Identitasnya sudah diperiksa ulang',
    },
  });
  const ownCall = await as('admin');
  const { data: player } = await ownCall('user.show', { params: { userId: 'user-player2' } });
  await ownCall('admin.change.create', {
    body: {
      kind: 'user.agent',
      params: { userId: player.id, parentId: null, version: player.version },
      reason: 'Agennya berhenti',
    },
  });
  return undefined;
}

/** A provider exceeded its daily cap, and lifting the suspension requires two people. */
function suspend({ world }: FakeBackend): undefined {
  world.fourEyes = true;
  const provider = world.gameProviders.get('provider-nusa') ?? gameProviderFixture();
  const { day } = provider.caps;
  const caps = { ...provider.caps, day: { ...day, paid: '742000000' } };
  const suspension = suspensionFixture({ suspendedAt: world.timeNow() });
  const held = { heldPayouts: 1, heldSum: '8200000', heldSince: world.timeNow() };
  world.gameProviders.set(provider.id, { ...provider, caps, suspension, ...held });
}

/** Requires two-step sign-in of staff and agents before any of them has turned it on. */
function askForSecondFactor({ world }: FakeBackend): undefined {
  const setBy = { id: 'user-superadmin', username: 'superadmin' };
  const set = { value: true, reason: 'Akun staf lebih aman', setBy, setAt: world.timeNow() };
  world.settingHistory.set('staffSecondFactor', [set]);
}

/** Withdrawals require a PIN, which no player has. */
function askForPin({ world }: FakeBackend): undefined {
  const setBy = { id: 'user-superadmin', username: 'superadmin' };
  const set = { value: true, reason: 'Sesi yang dicuri', setBy, setAt: world.timeNow() };
  world.settingHistory.set('withdrawalPin', [set]);
}

/** The player has a second factor. */
function turnSecondFactorOn({ world }: FakeBackend): undefined {
  world.secondFactors.set('user-player', {
    since: world.timeNow(),
    recovery: ['2B4D6-07GHK', '8F3H5-17GHK'],
  });
}

/** Far more deposits wait for the agent than a dashboard shows. */
function crowd({ world }: FakeBackend): undefined {
  const one = world.transactions.find(({ type, owner, status }) => {
    return type === 'deposit' && status === 'pending' && owner.username === 'eko';
  });
  if (!one) throw new Error('The world has no game to copy.');
  const more = Array.from({ length: 28 }, (_, index) => {
    const amount = String(50_000 + index * 1_000);
    const createdAt = new Date(world.clock.now() - (100 - index) * 1_000).toISOString();
    return { ...one, id: `deposit-of-crowd-${index}`, amount, net: amount, createdAt };
  });
  // Newest first.
  world.transactions.unshift(...more.toReversed());
}

/** Situations of the player's money; each returns the id of its transaction. */
const situations = {
  evening: async ({ as }: Setting) => openDeposit(as),
  paid: async ({ as }: Setting) => paid(as),
  deposited: async ({ as }: Setting) => decide(as, await openDeposit(as), true),
  refused: async ({ as }: Setting) => decide(as, await openDeposit(as), false),
  withdrawing: async ({ as }: Setting) => withdrawn(as),
  withdrawn: async ({ as }: Setting) => decide(as, await withdrawn(as), true),
  asked: async ({ as }: Setting) => {
    const call = await as('agent');
    const body = { type: 'cash-out', amount: '150000' } as const;
    const { data } = await call('transaction.create', { params: ownWallet, body });
    return data.id;
  },
  restricted: async ({ backend }: Setting) => setStatus(backend, 'restricted'),
  pending: async ({ backend }: Setting) => setStatus(backend, 'pending'),
  resting: async ({ as }: Setting) => {
    await (
      await as('player')
    )('break.start', { body: { length: '1w' } });
    return undefined;
  },
  excluded: async ({ as }: Setting) => {
    await (
      await as('player')
    )('break.start', { body: { length: 'forever' } });
    return undefined;
  },
  reminded: async ({ backend }: Setting) => playForLong(backend),
  demanding: async ({ backend }: Setting) => demandLimit(backend),
  unaudited: async ({ backend }: Setting) => forgetAudits(backend),
  unsound: async ({ backend, as }: Setting) => spoilBooks(backend, as),
  suspended: async ({ backend }: Setting) => suspend(backend),
  codeDemanded: async ({ backend }: Setting) => askForSecondFactor(backend),
  codeOn: async ({ backend }: Setting) => turnSecondFactorOn(backend),
  pinDemanded: async ({ backend }: Setting) => askForPin(backend),
  crowded: async ({ backend }: Setting) => crowd(backend),
  twoPeople: async ({ backend, as }: Setting) => askForChanges(backend, as),
} as const satisfies Record<string, (setting: Setting) => Promise<string | undefined>>;

/** A situation of the player's money. */
export type Situation = keyof typeof situations;

export const situationNames = Object.keys(situations) as Situation[];

/** Applies a situation to the fake platform. @returns the id for a story's address */
export async function bringAbout(
  backend: FakeBackend,
  situation: Situation,
): Promise<string | undefined> {
  let calls = 0;
  const as: As = async (username) => {
    const { tokens, logger } = createFakeEnvironment({ clock: backend.world.clock });
    tokens.write(backend.signIn(username));
    const api = await backend.connectApi({ tokens, logger, language: () => 'id', now: Date.now });
    const call = api.call as (
      name: ApiName,
      input: unknown,
      options: { readonly idempotencyKey: string },
    ) => Promise<unknown>;
    return async (name, input) => {
      calls += 1;
      const answer = await call(name, input, { idempotencyKey: `situation-${calls}` });
      return answer as ApiAnswer<typeof name>;
    };
  };
  return situations[situation]({ backend, as });
}
