import type { ApiAnswer, ApiInput, ApiName, UserStatus } from '@lobi/core/contract';
import { createFakeEnvironment, type FakeBackend } from '@lobi/core/testing';

/** Calls the fake platform as somebody, as that person's own app would. */
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

/** A reviewer takes it, then decides. */
async function decide(as: As, transactionId: string, isGood: boolean): Promise<string> {
  const call = await as('admin');
  const params = { transactionId };
  const taken = await call('transaction.process', { params, body: { version: 1 } });
  const { version } = taken.data;
  if (isGood) await call('transaction.complete', { params, body: { version } });
  else
    await call('transaction.reject', {
      params,
      body: { version, reason: 'Jumlah pada bukti transfer berbeda' },
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

/** The player has been playing for longer than the minutes to the next reality check. */
function playForLong({ world }: FakeBackend): undefined {
  const startedAt = world.clock.now() - 75 * 60_000;
  world.playSessions.set('user-player', { startedAt, checkedAt: startedAt, minutes: 60 });
}

/** What has happened to the player's money; each answers the id of the transaction it is about. */
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
  reminded: async ({ backend }: Setting) => playForLong(backend),
} as const satisfies Record<string, (setting: Setting) => Promise<string | undefined>>;

/** A situation of the player's money. */
export type Situation = keyof typeof situations;

export const situationNames = Object.keys(situations) as Situation[];

/** Brings the fake platform into a situation. @returns the id that a story's address may name */
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
