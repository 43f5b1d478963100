import {
  apiTable,
  AppError,
  errorCodes,
  isAppError,
  languages,
  successStatus,
  type ApiName,
  type ApiRow,
  type Language,
} from '@lobi/core/contract';
import {
  addBuiltInGames,
  addBuiltInJackpots,
  addTable,
  adminChannelFixture,
  betFixture,
  createFakeBackend,
  earningDetailFixture,
  gameFixture,
  gameProviderFixture,
  roundFixture,
  type FakeBackend,
} from '@lobi/core/testing';
import type { CallArguments, Clock } from '@lobi/core';
import { chainsOf } from '../../packages/core/src/testing/fake-backend/chains.ts';
import { post } from '../../packages/core/src/testing/fake-backend/money.ts';
import {
  addUser,
  requireFound,
  type FakeChange,
  type FakeUser,
  type World,
} from '../../packages/core/src/testing/fake-backend/world.ts';
import { playMoney, type PolicyPack } from '@lobi/core/policy';
import {
  type ContractKit,
  type DatabasePreparations,
  createContractKit,
} from '@lobi/core/conformance';

/* The fake backend over HTTP-like requests: method, path and JSON, so that the contract cases run on
   both backends. Without cookies; only the token identifies the caller. */

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => {
  const row: ApiRow = apiTable[name];
  const keys = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
  const pattern = new RegExp(`^${row.path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  return { name, row, keys, pattern };
});

/** Finds the call of a request, with the parameters of its path. */
function findCall(method: string, path: string) {
  // A path without parameters takes precedence over one that would match its last part as an id.
  const fitting = rows
    .filter(({ row }) => row.method === method)
    .flatMap((found) => {
      const match = found.pattern.exec(path);
      return match ? [{ ...found, values: match.slice(1).map(decodeURIComponent) }] : [];
    })
    .sort((one, other) => one.keys.length - other.keys.length);
  return fitting[0];
}

const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text);

/** As the server parses the header: `zh-CN` is our Chinese, unsupported languages are Indonesian. */
function languageOf(header: string | null): Language {
  const wanted = header ?? '';
  if (wanted.startsWith('zh')) return 'zh-Hans';
  return isLanguage(wanted) ? wanted : 'id';
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>>): Response =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

function failure(error: AppError, references: () => string): Response {
  const { code, message, errors, retryAfterSeconds } = error;
  const body = { code, message, reference: references(), ...(errors && { errors }) };
  const wait: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return json(errorCodes[code], body, { date: new Date().toUTCString(), ...wait });
}

/** The fake backend as a `fetch`, for a session of the contract kit. */
export function fetchOf(backend: FakeBackend): typeof fetch {
  let references = 0;
  const nextReference = () => `reference-${(references += 1)}`;

  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init?.headers);
    const found = findCall(init?.method ?? 'GET', url.pathname);
    if (!found) return failure(new AppError('not_found'), nextReference);

    let body: unknown;
    try {
      body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    } catch {
      return failure(new AppError('malformed'), nextReference);
    }
    const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? null;
    const key = headers.get('idempotency-key');
    const api = await backend.connectApi({
      tokens: { read: () => token, write: () => undefined, clear: () => undefined },
      language: () => languageOf(headers.get('accept-language')),
      logger: { warn: () => undefined, error: () => undefined },
    } as unknown as Parameters<FakeBackend['connectApi']>[0]);
    const params = Object.fromEntries(found.keys.map((name, at) => [name, found.values[at]]));
    const call = { params, query: Object.fromEntries(url.searchParams), body };
    const options = key === null ? {} : { idempotencyKey: key };
    try {
      const answer = await api.call(
        found.name,
        ...([call, options] as unknown as CallArguments<ApiName>),
      );
      return json(successStatus(found.row), answer, { 'cache-control': 'no-store' });
    } catch (error) {
      if (!isAppError(error)) throw error;
      return failure(error, nextReference);
    }
  };
}

const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  frame: (callback) => void setTimeout(callback, 16),
};

const dayMs = 86_400_000;

/** Preparations that need time, another day or another setting, made without calls. */
const fakeWays = ({ world }: FakeBackend): DatabasePreparations => ({
  // Sessions of the fake backend have no age.
  expireSession: async () => undefined,
  endLimitWaitingPeriod: async (userId) => {
    for (const [at, limit] of world.limits.entries()) {
      if (limit.userId === userId && limit.pending) {
        const pending = { ...limit.pending, effectiveAt: world.timeNow() };
        world.limits[at] = { ...limit, pending };
      }
    }
  },
  makeRealityCheckDue: async (userId, minutesOfPlay = 1_440) => {
    const now = world.clock.now();
    const existing = world.playSessions.get(userId) ?? {
      startedAt: now,
      checkedAt: now,
      minutes: 60,
    };
    const checkedAt = now - minutesOfPlay * 60_000;
    world.playSessions.set(userId, { ...existing, checkedAt, pauseMinutes: 5 });
  },
  makeBreakEndable: async (userId) => {
    const user = requireFound(world.users.get(userId));
    world.users.set(userId, { ...user, breakEndableAt: world.timeNow() });
  },
  publishWaitingChain: async (gameId) => {
    const waiting = chainsOf(world, gameId).find(({ salt }) => salt === null);
    return requireFound(waiting).published;
  },
  createWaitingChange: async (ask, askedById) => {
    const { id, username } = requireFound(world.users.get(askedById));
    const at = world.clock.now();
    const change: FakeChange = {
      ask,
      id: world.nextId('change'),
      kind: ask.kind,
      status: 'waiting',
      subject: { id: null, name: 'of a check' },
      facts: [],
      reason: ask.reason,
      askedBy: { id, username },
      askedAt: new Date(at).toISOString(),
      expiresAt: new Date(at + dayMs).toISOString(),
      decidedBy: null,
      decidedAt: null,
      note: null,
      personId: null,
    };
    world.changes.unshift(change);
    return change.id;
  },
});

const userNamed = ({ users }: World, name: string): FakeUser =>
  requireFound([...users.values()].find(({ username }) => username === name));

/** Settled fights, for corrections, and a winning bet of the player that was paid. */
function addHistory(world: World): void {
  const old = new Date(world.clock.now() - 2 * dayMs).toISOString();
  const settled = { status: 'settled', result: 'meron', settledAt: old } as const;
  const before = roundFixture({ id: 'round-100', number: 100, ...settled, correction: null });
  world.rounds.set(before.id, before);
  for (let number = 101; number <= 112; number += 1) {
    const facts = { status: 'settled', result: 'meron', settledAt: world.timeNow() } as const;
    const round = roundFixture({ id: `round-${number}`, number, ...facts, correction: null });
    world.rounds.set(round.id, round);
  }
  const { wallet } = userNamed(world, 'player');
  // The first movement of a wallet has the version 1.
  world.wallets.set(wallet.id, { ...requireFound(world.wallets.get(wallet.id)), version: 0 });
  const bet = betFixture({ id: 'bet-101', walletId: wallet.id, roundId: 'round-101' });
  world.bets.push({ ...bet, status: 'won', payout: '190000', settledAt: world.timeNow() });
  const text = { key: 'ledger.details.deposit' } as const;
  post(world, wallet.id, { kind: 'bet', amount: -100_000n, text, reference: bet.id });
  post(world, wallet.id, { kind: 'payout', amount: 190_000n, text, reference: bet.id });
}

function addEarnings(world: World): void {
  for (const username of ['agent', 'subagent']) {
    const { id, wallet } = userNamed(world, username);
    for (let number = 1; number <= 6; number += 1) {
      world.earnings.push(
        earningDetailFixture({
          id: `earning-${username}-${number}`,
          claimee: { id, username },
          walletId: wallet.id,
          roundId: `round-${100 + number}`,
          status: 'claimable',
        }),
      );
    }
  }
}

/** Adds the users, games and channels that the cases need, as in the platform's demo. */
function addDemo(world: World): void {
  const { id: parentId } = userNamed(world, 'agent');
  const agent = { role: 'agent', commissionBp: 200, balance: '5000000' } as const;
  const subagent = addUser(world, { ...agent, username: 'subagent', parentId });
  const player = userNamed(world, 'player');
  world.users.set(player.id, { ...player, parentId: subagent.id });
  addUser(world, { username: 'pending', role: 'player', parentId, status: 'pending' });

  addBuiltInGames(world);
  for (const engine of ['baccarat', 'crash', 'bingo'] as const) addTable(world, engine);
  addBuiltInJackpots(world);
  const studio = gameFixture({ id: 'game-studio', engine: 'provider', selections: [] });
  world.games.set(studio.id, studio);
  const provider = gameProviderFixture();
  world.gameProviders.set(provider.id, provider);
  // The arena belongs to the declarator.
  const makerId = userNamed(world, 'declare').id;
  world.gameControls.set('game-arena', { makerId, enabled: true, minimumOdds: 130 });

  for (const direction of ['in', 'out'] as const) {
    const channel = adminChannelFixture({ id: `channel-${direction}`, direction });
    world.channels.set(channel.id, { ...channel, max: '200000000', enabled: true });
  }
  addHistory(world);
  addEarnings(world);
}

/** Creates the kit for a separate fake backend. @param policy default play money */
export function startFakePlatform(policy: PolicyPack = playMoney): ContractKit {
  const backend = createFakeBackend({ clock: systemClock });
  backend.world.policy = policy;
  addDemo(backend.world);
  return createContractKit('http://fake.test', fakeWays(backend), fetchOf(backend));
}
