import type { ApiAnswer, ApiInput, ApiName } from '../../contract/api/index.ts';
import { channels, parseChannelName } from '../../contract/channels.ts';
import { AppError } from '../../contract/error-codes.ts';
import { pageSize } from '../../contract/limits.ts';
import type { Meta } from '../../contract/schemas/common.ts';
import type { Transaction } from '../../contract/schemas/transaction.ts';
import type { UserRow } from '../../contract/schemas/user.ts';
import type { WalletDetail } from '../../contract/schemas/wallet.ts';
import { settingsFixture } from '../fixtures/settings.ts';
import { createRound, placeBet, roundSteps } from './rounds.ts';
import {
  addUser,
  currentUser,
  found,
  minorOf,
  post,
  wireOf,
  type FakeUser,
  type World,
} from './world.ts';

/** One call as a handler sees it: parsed, and allowed by its row. */
export interface FakeCall<Name extends ApiName> {
  readonly world: World;
  readonly input: ApiInput<Name>;
  readonly token: string | null;
  /** The signed-in user. Throws `unauthenticated` for a guest. */
  caller(): FakeUser;
}

type Handler<Name extends ApiName> = (call: FakeCall<Name>) => ApiAnswer<Name>;

interface ListQuery {
  readonly page?: unknown;
  readonly perPage?: unknown;
}

function pageOf<Row>(rows: readonly Row[], query: ListQuery = {}): { data: Row[]; meta: Meta } {
  const page = Number(query.page ?? 1);
  const perPage = Number(query.perPage ?? pageSize.default);
  const total = rows.length;
  return {
    data: rows.slice((page - 1) * perPage, page * perPage),
    meta: { page, perPage, total, lastPage: Math.max(1, Math.ceil(total / perPage)) },
  };
}

const only = <Row, Key extends keyof Row>(key: Key, wanted: unknown) =>
  wanted === undefined ? () => true : (row: Row) => row[key] === wanted;

const seesAll = (user: FakeUser): boolean => user.role === 'admin' || user.role === 'superadmin';

/** May the caller look at this user: oneself, one's downline, or anyone for admins. */
function maySee(world: World, caller: FakeUser, user: FakeUser): boolean {
  if (caller.id === user.id || seesAll(caller)) return true;
  const parent = user.parentId === null ? undefined : world.users.get(user.parentId);
  return parent !== undefined && maySee(world, caller, parent);
}

function ownerOf(world: World, caller: FakeUser, walletId: string): FakeUser {
  const owner = [...world.users.values()].find(({ wallet }) => wallet.id === walletId);
  if (!owner || !maySee(world, caller, owner)) throw new AppError('not_found');
  return owner;
}

function rowOf(world: World, user: FakeUser): UserRow {
  const { id, username, role, status, createdAt, wallet } = currentUser(world, user);
  const parent = user.parentId === null ? undefined : world.users.get(user.parentId);
  return {
    id,
    username,
    role,
    status,
    createdAt,
    wallet,
    parent: parent ? { id: parent.id, username: parent.username } : null,
  };
}

function detailOf(world: World, user: FakeUser): WalletDetail {
  const { id, username, role, status, wallet } = currentUser(world, user);
  return { ...wallet, owner: { id, username, role, status } };
}

function signIn(world: World, user: FakeUser): ApiAnswer<'auth.login'> {
  const token = world.nextId('token');
  world.sessions.set(token, user.id);
  return { data: currentUser(world, user), token };
}

function cashIn({ world, input, caller }: FakeCall<'transaction.create'>): Transaction {
  const from = caller();
  const to = ownerOf(world, from, input.params.walletId);
  if (to.id === from.id) throw new AppError('validation');
  const amount = minorOf(input.body.amount);
  const id = world.nextId('transaction');
  const leg = { kind: 'cash-in', reference: id } as const;
  post(world, from.wallet.id, { ...leg, amount: -amount, details: `cash-in ${to.username}` });
  post(world, to.wallet.id, { ...leg, amount, details: `cash-in ${from.username}` });
  const transaction: Transaction = {
    id,
    type: 'cash-in',
    status: 'completed',
    details: `cash-in ${to.username}`,
    amount: wireOf(amount),
    currency: to.wallet.currency,
    from: { walletId: from.wallet.id, username: from.username },
    to: { walletId: to.wallet.id, username: to.username },
    note: input.body.note ?? null,
    version: 1,
    createdAt: world.timeNow(),
    completedAt: world.timeNow(),
  };
  world.transactions.unshift(transaction);
  return transaction;
}

function authorizeChannel(world: World, caller: FakeUser, wireName: string): void {
  const parsed = parseChannelName(wireName);
  const allowed =
    parsed !== undefined &&
    {
      everyone: true,
      self: parsed.id === caller.id,
      'owner-of-wallet': parsed.id === caller.wallet.id,
    }[channels[parsed.key].authorize];
  if (!allowed) throw new AppError('forbidden');
}

/** One handler for each row of the API table. */
export const handlers: { readonly [Name in ApiName]: Handler<Name> } = {
  'settings.show': () => ({ data: settingsFixture() }),
  'admin.audit': ({ world }) => ({ data: { ranAt: world.timeNow(), ok: true, checks: [] } }),
  'auth.check': ({ world, caller }) => currentUser(world, caller()),
  'auth.login': ({ world, input: { body } }) => {
    const user = [...world.users.values()].find(({ username }) => username === body.username);
    if (!user || user.password !== body.password) throw new AppError('credentials');
    if (user.status === 'blocked') throw new AppError('account_blocked');
    return signIn(world, user);
  },
  'auth.logout': ({ world, token }) => void (token !== null && world.sessions.delete(token)),
  'auth.register': ({ world, input: { body } }) => {
    const users = [...world.users.values()];
    if (users.some(({ username }) => username === body.username))
      throw new AppError('username_taken', undefined, { errors: { username: ['taken'] } });
    const agent = users.find(({ username }) => username === body.referral);
    if (body.referral && !agent) throw new AppError('referral_unknown');
    const { username, password } = body;
    return signIn(
      world,
      addUser(world, { username, password, role: 'player', parentId: agent?.id ?? null }),
    );
  },
  'broadcasting.auth': ({ world, caller, input: { body } }) => {
    authorizeChannel(world, caller(), body.channel_name);
    return { auth: `lobi:${body.socket_id}:${body.channel_name}` };
  },
  'user.list': ({ world, caller, input: { query } }) => {
    const me = caller();
    const rows = [...world.users.values()]
      .filter((user) => user.id !== me.id && maySee(world, me, user))
      .filter(only('role', query?.role))
      .filter(only('status', query?.status))
      .filter(({ username }) => username.includes(query?.search ?? ''))
      .map((user) => rowOf(world, user));
    return pageOf(rows, query);
  },
  'user.show': ({ world, caller, input: { params } }) => {
    const user = found(world.users.get(params.userId));
    if (!maySee(world, caller(), user)) throw new AppError('not_found');
    return { data: rowOf(world, user) };
  },
  'wallet.show': ({ world, caller, input: { params } }) => ({
    data: detailOf(world, ownerOf(world, caller(), params.walletId)),
  }),
  'ledger.list': ({ world, caller, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const entries = world.ledger.get(params.walletId) ?? [];
    return pageOf(entries.filter(only('kind', query?.kind)), query);
  },
  'transaction.list': ({ world, caller, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const rows = world.transactions
      .filter(({ from, to }) => [from.walletId, to.walletId].includes(params.walletId))
      .filter(only('status', query?.status))
      .filter(only('type', query?.type));
    return pageOf(rows, query);
  },
  'transaction.create': (call) => ({ data: cashIn(call) }),
  'bet.list': ({ world, caller, input: { params, query } }) => {
    ownerOf(world, caller(), params.walletId);
    const rows = world.bets
      .filter(only('walletId', params.walletId))
      .filter(only('status', query?.status))
      .filter(only('roundId', query?.roundId));
    return pageOf(rows, query);
  },
  'earning.list': ({ world, caller, input: { params, query } }) => {
    const owner = ownerOf(world, caller(), params.walletId);
    const rows = world.earnings
      .filter(({ claimee }) => claimee.id === owner.id)
      .filter(only('status', query?.status));
    return pageOf(rows, query);
  },
  'game.list': ({ world, input: { query } }) => {
    const rows = [...world.games.values()]
      .filter(only('category', query?.category))
      .filter(only('provider', query?.provider))
      .filter(({ title }) => title.toLowerCase().includes((query?.search ?? '').toLowerCase()));
    return pageOf(rows, query);
  },
  'game.show': ({ world, input: { params } }) => ({ data: found(world.games.get(params.gameId)) }),
  'round.list': ({ world, input: { params, query } }) => {
    const rows = [...world.rounds.values()]
      .filter(only('gameId', params.gameId))
      .sort((a, b) => b.number - a.number);
    return pageOf(rows, query);
  },
  'round.show': ({ world, input: { params } }) => ({
    data: found(world.rounds.get(params.roundId)),
  }),
  'round.create': ({ world, input: { params } }) => ({ data: createRound(world, params.gameId) }),
  'round.open': ({ world, input: { params } }) => ({
    data: roundSteps.open(world, params.roundId),
  }),
  'round.last-call': ({ world, input: { params } }) => ({
    data: roundSteps.lastCall(world, params.roundId),
  }),
  'round.close': ({ world, input: { params } }) => ({
    data: roundSteps.close(world, params.roundId),
  }),
  'round.declare': ({ world, input: { params, body } }) => ({
    data: roundSteps.declare(world, params.roundId, body.result),
  }),
  'round.undo': ({ world, input: { params } }) => ({
    data: roundSteps.undo(world, params.roundId),
  }),
  'round.cancel': ({ world, input: { params } }) => ({
    data: roundSteps.cancel(world, params.roundId),
  }),
  'bet.place': ({ world, caller, input: { params, body } }) =>
    placeBet(world, caller(), params.roundId, body),
};
