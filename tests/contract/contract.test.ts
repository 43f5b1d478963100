import { defaultRules } from '../../packages/server/src/config/platform-rules.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  apiTable,
  errorCodes,
  errorSchema,
  successStatus,
  type ApiName,
  type ApiRow,
  type ErrorCode,
  type Lobby,
  type Play,
} from '@lobi/core/contract';
import { studio } from '../providers/studio.ts';
import { contractCases, type ContractCase } from './contract-cases.ts';
import { failuresOfPlaces } from './protection-cases.ts';
import { createContractKit, type ContractKit } from './contract-kit.ts';
import type { Answer } from './http-session.ts';
import { databaseWays } from './database-ways.ts';
import { startTestPlatform } from './running-platform.ts';

/** Address of another backend that is to keep the same contract. */
const foreignOrigin = process.env['LOBI_CONTRACT_URL'];

const contractRules = {
  ...defaultRules,
  agentApprovalUpTo: 5_000_000n,
  secondApprovalAbove: 90_000_000n,
  cashInApprovalAbove: null,
  // A check comes with a pause, as in Germany.
  policy: {
    ...defaultRules.policy,
    realityCheck: { ...defaultRules.policy.realityCheck, pauseMinutes: 5 },
  },
};

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  if (foreignOrigin !== undefined) {
    kit = createContractKit(foreignOrigin);
    return;
  }
  // Two people have to approve the largest requests.
  const platform = await startTestPlatform({ rules: contractRules, providers: [studio('alpha')] });
  stop = platform.stop;
  kit = createContractKit(platform.origin, databaseWays(platform));
});
afterAll(() => stop());

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

/** The failure whose making needs the platform's own database. */
const isLocalOnly = (name: ApiName, code: ErrorCode): boolean =>
  (name === 'auth.check' && code === 'expired') ||
  code === 'reality_check_due' ||
  name === 'admin.change.decide' ||
  (name === 'admin.change.withdraw' && code === 'conflict');

/** Calls about others: staff is not told what is noted about themselves, and only players are excluded. */
const ofPlayers: ReadonlySet<ApiName> = new Set<ApiName>(['note.list', 'exclusion.list']);

/** Successes that take days to wait for, or the platform's own database. */
const takesDays: readonly ApiName[] = [
  'limit.confirm',
  'table.salt',
  'admin.change.decide',
  'admin.change.withdraw',
];

const failures = rows.flatMap(({ name, row }) =>
  row.errors
    .filter((code) => !(failuresOfPlaces as readonly ErrorCode[]).includes(code))
    .filter((code) => foreignOrigin === undefined || !isLocalOnly(name, code))
    .map((code) => ({
      name,
      code,
      run: (contractCases[name].failures as Record<string, ContractCase>)[code] as ContractCase,
    })),
);

function expectFailure(answer: Answer, code: ErrorCode): void {
  expect(answer.body).toMatchObject({ code });
  expect(answer.status).toBe(errorCodes[code]);
  const { message } = errorSchema.parse(answer.body);
  expect(message).not.toBe('');
  expect(message).not.toMatch(/[{}]/);
}

describe('every row', () => {
  const soon = rows.filter(({ name }) => foreignOrigin === undefined || !takesDays.includes(name));
  it.each(soon)('$name succeeds as it says', async ({ name, row }) => {
    const answer = await contractCases[name].success(kit);
    expect(answer.body).toSatisfy(() => answer.status === successStatus(row));
    if (row.answer) expect(row.answer.safeParse(answer.body)).toMatchObject({ success: true });
    else expect(answer.body).toBe('');
  });

  it.each(failures)('$name fails with $code', async ({ code, run }) => {
    expectFailure(await run(kit), code);
  });

  it.each(rows.filter(({ row }) => row.access.kind !== 'public'))(
    '$name asks a guest to sign in',
    async ({ name, row }) => {
      const body = row.method === 'GET' ? undefined : {};
      expectFailure(await kit.guest().call(name, { body }), 'unauthenticated');
    },
  );

  it.each(rows.filter(({ row }) => row.body && !row.body.safeParse({ nothing: 'known' }).success))(
    '$name names the fields of a body that it refuses',
    async ({ name, row }) => {
      const role = row.access.kind === 'roles' ? row.access.roles[0] : 'player';
      const session =
        row.access.kind === 'public'
          ? kit.guest()
          : await kit.as(role === 'admin' ? 'admin' : (role ?? ''));
      const answer = await session.call(name, { body: { nothing: 'known' } });
      expectFailure(answer, 'validation');
      const { errors } = errorSchema.parse(answer.body);
      expect(Object.keys(errors ?? {}).length).toBeGreaterThan(0);
      for (const texts of Object.values(errors ?? {})) expect(texts).toHaveLength(1);
    },
  );

  it.each(rows.filter(({ row }) => row.body))(
    '$name cannot read half a body',
    async ({ name, row }) => {
      const role = row.access.kind === 'roles' ? row.access.roles[0] : 'player';
      const session = row.access.kind === 'public' ? kit.guest() : await kit.as(role ?? '');
      expectFailure(await session.call(name, { body: '{"half":' }), 'malformed');
    },
  );

  it.each(rows.filter(({ row }) => row.query))(
    '$name refuses a filter that it does not know',
    async ({ name, row }) => {
      const role = row.access.kind === 'roles' ? row.access.roles[0] : 'player';
      const username = role ?? 'player';
      const session = row.access.kind === 'public' ? kit.guest() : await kit.as(username);
      const params = {
        userId:
          row.access.kind === 'public'
            ? ''
            : (await kit.self(ofPlayers.has(name) ? 'player' : username)).id,
        walletId: row.access.kind === 'public' ? '' : (await kit.self(username)).wallet.id,
        gameId: await kit.gameId(),
      };
      for (const query of [
        { colour: 'red' },
        { sort: 'colour' },
        { perPage: '2001' },
        { page: '0' },
      ]) {
        expectFailure(await session.call(name, { params, query }), 'validation');
      }
      const query = { page: '2', perPage: '1' };
      if (!row.query?.safeParse(query).success) return;
      const page = await session.call(name, { params, query });
      expect(page.body).toMatchObject({ meta: { page: 2, perPage: 1 } });
    },
  );
});

describe('conventions', () => {
  it('answers in the language of the caller, Indonesian for others', async () => {
    const texts = await Promise.all(
      ['id', 'en', 'es', 'zh-CN', 'fr'].map(async (language) => {
        const answer = await kit
          .guest()
          .call('auth.check', { headers: { 'accept-language': language } });
        return errorSchema.parse(answer.body).message;
      }),
    );
    expect(new Set(texts.slice(0, 4)).size).toBe(4);
    expect(texts[4]).toBe(texts[0]);
  });

  it('says the required-field message in the words of the specification', async () => {
    const answer = await kit.guest().call('auth.login', { body: { username: '', password: '' } });
    expect(errorSchema.parse(answer.body).errors).toEqual({
      username: ['The username field is required.'],
      password: ['The password field is required.'],
    });
  });

  it('gives every answer its time and every failure a reference', async () => {
    const answer = await kit.guest().call('auth.check');
    expect(Number.isNaN(Date.parse(answer.headers.get('date') ?? ''))).toBe(false);
    expect(errorSchema.parse(answer.body).reference).toMatch(/^[\w-]{8,}$/);
  });

  it('never lets an answer to someone signed in be stored', async () => {
    const session = await kit.as('player');
    for (const name of ['auth.check', 'user.list'] as const) {
      expect((await session.call(name)).headers.get('cache-control')).toBe('no-store');
    }
  });

  it('answers an equal repetition with the first answer, and moves money once', async () => {
    const session = await kit.as('player');
    const { id } = await kit.openRound();
    const key = crypto.randomUUID();
    const bet = { params: { roundId: id }, body: { amount: '1000', selection: 'meron' }, key };
    const first = await session.call('bet.place', bet);
    const second = await session.call('bet.place', {
      ...bet,
      body: { selection: 'meron', amount: '1000' },
    });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((second.body as { data: unknown }).data).toEqual((first.body as { data: unknown }).data);
    const round = await session.call('round.show', { params: { roundId: id } });
    expect(round.body).toMatchObject({ data: { betCount: 1 } });
  });

  it('gives every caller keys of their own', async () => {
    const { id } = await kit.openRound();
    const key = crypto.randomUUID();
    const bet = { params: { roundId: id }, body: { amount: '1000', selection: 'meron' }, key };
    const answers = [];
    for (const username of ['player', 'player2']) {
      answers.push(await (await kit.as(username)).call('bet.place', bet));
    }
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(answers[1]?.headers.get('idempotency-replayed')).toBeNull();
  });

  it.each([
    '-1',
    '0',
    '1e3',
    '0.5',
    'NaN',
    '1,000',
    ' 1000',
    '+1000',
    '0x10',
    '99999999999999999999',
    1000,
    null,
  ])('takes no stake of %j', async (amount) => {
    const { id } = await kit.openRound();
    const answer = await (
      await kit.as('player')
    ).call('bet.place', {
      params: { roundId: id },
      body: { selection: 'meron', amount },
    });
    expect(answer.status).toBe(422);
    expect(errorSchema.parse(answer.body).errors).toHaveProperty('amount');
  });

  it('tells what is in a jackpot, and what a play put in', async () => {
    const jackpotNow = async () => {
      const { body } = await kit.guest().call('lobby.show');
      return (body as { data: Lobby }).data.jackpots[0];
    };
    const before = await jackpotNow();
    expect(before).toBeDefined();
    const { session, self } = await kit.newcomer();
    const funds = { type: 'cash-in', amount: '5000' };
    const params = { walletId: self.wallet.id };
    await (await kit.as('admin')).call('transaction.create', { params, body: funds });
    const gameId = before?.gameIds[0] ?? '';
    const answer = await session.call('play.create', {
      params: { gameId },
      body: { amount: '1000', choice: {} },
    });
    const { jackpot } = (answer.body as { data: Play }).data;
    expect(jackpot).toMatchObject({ id: before?.id, contribution: '10', won: null });
    expect((await jackpotNow())?.amount).toBe(String(Number(before?.amount) + 10));
  });

  it('takes a subscription as a form too', async () => {
    const session = await kit.as('player');
    const { id } = await kit.self('player');
    const form = new URLSearchParams({ socket_id: '1.1', channel_name: `private-user.${id}` });
    const answer = await session.send('POST', '/api/broadcasting/auth', { body: form });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ auth: expect.stringMatching(/^[\w-]+:[0-9a-f]{64}$/) });
  });

  it.each(['1.1:private-user.x', '1', 'a.b', '1.1\n', ''])(
    'signs nothing for the socket %j',
    async (socket_id) => {
      const session = await kit.as('player');
      const { id } = await kit.self('player');
      const answer = await session.call('broadcasting.auth', {
        body: { socket_id, channel_name: `private-user.${id}` },
      });
      expectFailure(answer, 'validation');
    },
  );

  it('describes itself', async () => {
    const openApi = await kit.guest().send('GET', '/api/openapi.json');
    expect(openApi.status).toBe(200);
    const paths = (openApi.body as { paths: Record<string, Record<string, unknown>> }).paths;
    for (const { row } of rows) expect(paths[row.path]).toHaveProperty(row.method.toLowerCase());
    expect((await kit.guest().send('GET', '/api/asyncapi.json')).status).toBe(200);
    expect((await kit.guest().send('GET', '/up')).status).toBe(200);
    expect((await kit.guest().send('GET', '/ready')).status).toBe(200);
  });

  it('says where its sockets are', async () => {
    const answer = await kit.guest().call('settings.show');
    expect(answer.body).toMatchObject({
      data: {
        app: { minimumAge: 21, realtime: { key: expect.any(String), port: expect.any(Number) } },
        theme: { default: 'dark' },
        lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
      },
    });
  });
});
