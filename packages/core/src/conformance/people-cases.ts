import type { ApiName } from '../contract/api/index.ts';
import type { DeviceSession } from '../contract/schemas/activity.ts';
import type { PasswordLink, UserDetail } from '../contract/schemas/user.ts';
import type { ContractCase, ContractCases } from './contract-cases.ts';
import type { ContractKit } from './contract-kit.ts';
import { demoPassword, type Answer, type HttpSession } from './http-session.ts';
import { unknownId } from './unknown-id.ts';

type PeopleName = Extract<
  ApiName,
  | `${'note' | 'exclusion'}.${'list' | 'create'}`
  | `${'activity' | 'session' | 'limit' | 'notification' | 'push' | 'favourite'}.${string}`
  | `user.${'create' | 'update' | 'status' | 'downline' | 'password-link' | 'freeze'}`
  | `game.${'create' | 'update'}`
  | 'auth.password'
  | 'auth.password-reset'
  | 'dashboard.show'
  | 'admin.report'
>;

const newName = () => `new-${crypto.randomUUID().slice(0, 13)}`;

/** A push device with well-formed data that belongs to no browser. */
const newDevice = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
  p256dh: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  auth: 'AAAAAAAAAAAAAAAAAAAAAA',
});

const dataOf = <Data>(answer: Answer): Data => (answer.body as { data: Data }).data;

/** Makes a call as a demo account. */
const as =
  (username: string, name: ApiName, body?: unknown): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, { body });

/** Makes a call about the caller's own user. */
const ofSelf =
  (name: ApiName, username: string, body?: unknown): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, {
      params: { userId: (await kit.self(username)).id },
      body,
    });

/** Requests an unknown user. */
const ofUnknown =
  (name: ApiName, username: string, body?: unknown): ContractCase =>
  async (kit) =>
    (await kit.as(username)).call(name, {
      params: { userId: unknownId, sessionId: unknownId },
      body,
    });

/** A user just created by an account. */
async function createUser(
  kit: ContractKit,
  maker: string,
  body: object = { role: 'player' },
): Promise<{ session: HttpSession; user: UserDetail }> {
  const session = await kit.as(maker);
  const user = { username: newName(), password: demoPassword, ...body };
  return { session, user: dataOf(await session.call('user.create', { body: user })) };
}

const setLimit = (session: HttpSession, userId: string, amount: string | null) =>
  session.call('limit.set', {
    params: { userId },
    body: { kind: 'deposit', period: '7d', amount },
  });
const confirmLimit = (session: HttpSession, userId: string) =>
  session.call('limit.confirm', { params: { userId }, body: { kind: 'deposit', period: '7d' } });

const arena = {
  title: 'Arena Kontrak',
  engine: 'arena',
  minimumStake: '1000',
  maximumStake: '50000',
  takeoutBp: 500,
  minimumOdds: 130,
};

/**
 * Changes to a password other than the demo's, in a separate account so that the demo accounts stay
 * unchanged.
 */
const passwordChange = async (kit: ContractKit, isRight: boolean): Promise<Answer> => {
  const session = kit.guest();
  const password = crypto.randomUUID();
  const answer = await session.call('auth.register', {
    body: { username: newName(), password, passwordConfirmation: password },
  });
  session.token = (answer.body as { token: string }).token;
  const next = crypto.randomUUID();
  return session.call('auth.password', {
    body: {
      currentPassword: isRight ? password : 'not the password',
      password: next,
      passwordConfirmation: next,
    },
  });
};

const frozen = { frozen: true, reason: 'for a check' };

/** A newcomer's wallet, which is free, frozen or freed. */
const freeze = async (kit: ContractKit, isFrozen: boolean): Promise<Answer> => {
  const { self } = await kit.newcomer();
  return (await kit.as('admin')).call('user.freeze', {
    params: { userId: self.id },
    body: { ...frozen, frozen: isFrozen },
  });
};

/** Body of a self-exclusion for the reason `family`. */
const exclusion = {
  length: '6m',
  applicant: { name: 'Sri Wahyuni', relation: 'spouse' },
  reason: 'The household money is at stake.',
  verified: true,
} as const;

/** Excludes a newly registered member. */
async function excludeNewcomer(
  kit: ContractKit,
  length: '6m' | '5y' = '6m',
): Promise<{ userId: string; answer: Answer }> {
  const { self } = await kit.newcomer();
  const answer = await (
    await kit.as('admin')
  ).call('exclusion.create', { params: { userId: self.id }, body: { ...exclusion, length } });
  return { userId: self.id, answer };
}

const note = { text: 'Called back; the account is their own.' };

const newPasswordBy = (token: string) => {
  const password = crypto.randomUUID();
  return { token, password, passwordConfirmation: password };
};

/** Cases of calls about the caller and about other users. */
export const peopleCases: Pick<ContractCases, PeopleName> = {
  'auth.password': {
    success: (kit) => passwordChange(kit, true),
    failures: { password_wrong: (kit) => passwordChange(kit, false) },
  },
  'auth.password-reset': {
    success: async (kit) => {
      const { session, user } = await createUser(kit, 'agent');
      const params = { userId: user.id };
      const { token } = dataOf<PasswordLink>(await session.call('user.password-link', { params }));
      return kit.guest().call('auth.password-reset', { body: newPasswordBy(token) });
    },
    failures: {
      link_invalid: (kit) =>
        kit.guest().call('auth.password-reset', { body: newPasswordBy('not the link') }),
    },
  },
  'dashboard.show': { success: as('agent', 'dashboard.show'), failures: {} },
  'admin.report': { success: as('admin', 'admin.report'), failures: {} },

  'user.create': {
    success: async (kit) =>
      (await kit.as('agent')).call('user.create', {
        body: { username: newName(), password: demoPassword, role: 'player' },
      }),
    failures: {
      username_taken: (kit) =>
        as('agent', 'user.create', {
          username: kit.account('player').username,
          password: demoPassword,
          role: 'player',
        })(kit),
      not_found: as('agent', 'user.create', {
        username: 'no-parent',
        password: demoPassword,
        role: 'player',
        parentId: unknownId,
      }),
      rate_above_own: as('agent', 'user.create', {
        username: 'greedy-agent',
        password: demoPassword,
        role: 'agent',
        commissionBp: 10_000,
      }),
    },
  },
  'user.update': {
    success: async (kit) => {
      const { session, user } = await createUser(kit, 'agent');
      const body = { version: user.version, name: 'Nama Baru', email: 'nama@example.com' };
      return session.call('user.update', { params: { userId: user.id }, body });
    },
    failures: {
      not_found: ofUnknown('user.update', 'agent', { version: 1 }),
      conflict: ofSelf('user.update', 'player2', { version: 999_999, name: 'Nama' }),
      rate_above_own: async (kit) => {
        const { session, user } = await createUser(kit, 'agent', {
          role: 'agent',
          commissionBp: 1,
        });
        const body = { version: user.version, commissionBp: 10_000 };
        return session.call('user.update', { params: { userId: user.id }, body });
      },
    },
  },
  'user.status': {
    success: async (kit) => {
      const { session, user } = await createUser(kit, 'agent');
      const body = {
        ...{ status: 'activated', reason: 'known to us', version: user.version },
        verified: true,
      };
      return session.call('user.status', { params: { userId: user.id }, body });
    },
    failures: {
      not_found: ofUnknown('user.status', 'agent', {
        status: 'blocked',
        reason: 'no such user',
        version: 1,
      }),
      conflict: async (kit) => {
        const { session, user } = await createUser(kit, 'agent');
        const body = { status: 'activated', reason: 'known to us', version: user.version + 1 };
        return session.call('user.status', { params: { userId: user.id }, body });
      },
      status_not_allowed: async (kit) => {
        const { session, user } = await createUser(kit, 'agent');
        const body = { status: 'blocked', reason: 'not for agents', version: user.version };
        return session.call('user.status', { params: { userId: user.id }, body });
      },
    },
  },
  'user.password-link': {
    success: async (kit) => {
      const { session, user } = await createUser(kit, 'agent');
      return session.call('user.password-link', { params: { userId: user.id } });
    },
    failures: { not_found: ofUnknown('user.password-link', 'agent') },
  },
  'user.freeze': {
    success: (kit) => freeze(kit, true),
    failures: {
      not_found: ofUnknown('user.freeze', 'admin', frozen),
      conflict: (kit) => freeze(kit, false),
    },
  },
  'user.downline': {
    success: ofSelf('user.downline', 'agent'),
    failures: { not_found: ofUnknown('user.downline', 'agent') },
  },
  'activity.list': {
    success: ofSelf('activity.list', 'player'),
    failures: { not_found: ofUnknown('activity.list', 'player') },
  },
  'note.list': {
    success: async (kit) => {
      const { id: userId } = await kit.self('player');
      const session = await kit.as('admin');
      await session.call('note.create', { params: { userId }, body: note });
      return session.call('note.list', { params: { userId } });
    },
    failures: { not_found: ofSelf('note.list', 'admin') },
  },
  'note.create': {
    success: async (kit) =>
      (await kit.as('admin')).call('note.create', {
        params: { userId: (await kit.self('player')).id },
        body: note,
      }),
    failures: { not_found: ofUnknown('note.create', 'admin', note) },
  },
  'exclusion.list': {
    success: async (kit) => {
      const { userId } = await excludeNewcomer(kit);
      return (await kit.as('admin')).call('exclusion.list', { params: { userId } });
    },
    failures: { not_found: ofSelf('exclusion.list', 'admin') },
  },
  'exclusion.create': {
    success: async (kit) => (await excludeNewcomer(kit)).answer,
    failures: {
      not_found: ofUnknown('exclusion.create', 'admin', exclusion),
      conflict: async (kit) => {
        const { userId } = await excludeNewcomer(kit, '5y');
        return (await kit.as('admin')).call('exclusion.create', {
          params: { userId },
          body: exclusion,
        });
      },
    },
  },
  'session.list': {
    success: ofSelf('session.list', 'player'),
    failures: { not_found: ofUnknown('session.list', 'player') },
  },
  'session.revoke': {
    success: async (kit) => {
      const { session, self } = await kit.newcomer();
      const params = { userId: self.id };
      const devices = dataOf<DeviceSession[]>(await session.call('session.list', { params }));
      return session.call('session.revoke', {
        params: { ...params, sessionId: devices[0]?.id ?? '' },
      });
    },
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('session.revoke', {
          params: { userId: (await kit.self('player')).id, sessionId: unknownId },
        }),
    },
  },
  'limit.list': {
    success: ofSelf('limit.list', 'player'),
    failures: { not_found: ofUnknown('limit.list', 'player') },
  },
  'limit.set': {
    success: async (kit) => {
      const { session, self } = await kit.newcomer();
      return setLimit(session, self.id, '1000000');
    },
    failures: {
      not_found: ofUnknown('limit.set', 'player', { kind: 'deposit', period: '24h', amount: '1' }),
    },
  },
  'limit.confirm': {
    success: async (kit) => {
      const { session, self } = await kit.newcomer();
      await setLimit(session, self.id, '1000000');
      await setLimit(session, self.id, '2000000');
      await kit.endLimitWaitingPeriod(self.id);
      return confirmLimit(session, self.id);
    },
    failures: {
      not_found: ofUnknown('limit.confirm', 'player', { kind: 'deposit', period: '24h' }),
      conflict: async (kit) => {
        const { session, self } = await kit.newcomer();
        await setLimit(session, self.id, '1000000');
        await setLimit(session, self.id, null);
        return confirmLimit(session, self.id);
      },
    },
  },
  'notification.list': { success: as('player', 'notification.list'), failures: {} },
  'notification.read': { success: as('player', 'notification.read', {}), failures: {} },
  'push.show': { success: as('player', 'push.show'), failures: {} },
  'push.set': {
    success: async (kit) => {
      const session = await kit.as('player');
      const { endpoint, ...keys } = newDevice();
      const body = { endpoint, ...keys, topics: ['money', 'results'] };
      const answer = await session.call('push.set', { body });
      // Messages to a nonexistent device would only load its push service.
      await session.call('push.end', { body: { endpoint } });
      return answer;
    },
    failures: {},
  },
  'push.end': {
    success: as('player', 'push.end', { endpoint: newDevice().endpoint }),
    failures: {},
  },

  'game.create': { success: as('declare', 'game.create', arena), failures: {} },
  'game.update': {
    success: async (kit) => {
      const session = await kit.as('declare');
      const { id } = dataOf<{ id: string }>(await session.call('game.create', { body: arena }));
      const body = { title: 'Arena Lain', maximumStake: '60000', enabled: false };
      return session.call('game.update', { params: { gameId: id }, body });
    },
    failures: {
      not_found: async (kit) =>
        (await kit.as('declare')).call('game.update', { params: { gameId: unknownId }, body: {} }),
      round_state: async (kit) => {
        const { gameId } = await kit.openRound();
        return (await kit.as('declare')).call('game.update', {
          params: { gameId },
          body: { takeoutBp: 1 },
        });
      },
    },
  },
  'favourite.add': {
    success: async (kit) =>
      (await kit.as('player')).call('favourite.add', { params: { gameId: await kit.gameId() } }),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('favourite.add', { params: { gameId: unknownId } }),
    },
  },
  'favourite.remove': {
    success: async (kit) =>
      (await kit.as('player')).call('favourite.remove', { params: { gameId: await kit.gameId() } }),
    failures: {
      not_found: async (kit) =>
        (await kit.as('player')).call('favourite.remove', { params: { gameId: unknownId } }),
    },
  },
};
