import { createHash } from 'node:crypto';
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
} from '@lobi/core/contract';
import { studio } from '../providers/studio.ts';
import { contractCases, type ContractCase } from './contract-cases.ts';
import { failuresOfPlaces } from './protection-cases.ts';
import { createContractKit, type ContractKit } from './contract-kit.ts';
import type { Answer, HttpSession } from './http-session.ts';
import { startTestPlatform } from './running-platform.ts';

/** Address of another backend that is to keep the same contract. */
const foreignOrigin = process.env['LOBI_CONTRACT_URL'];

const contractRules = {
  ...defaultRules,
  agentApprovalUpTo: 5_000_000n,
  secondApprovalAbove: 90_000_000n,
  cashInApprovalAbove: null,
};

let kit: ContractKit;
let stop: () => Promise<void> = async () => undefined;

beforeAll(async () => {
  if (foreignOrigin !== undefined) {
    kit = createContractKit(foreignOrigin, () =>
      Promise.reject(new Error('only the own database can let a session expire')),
    );
    return;
  }
  // Two people have to approve the largest requests.
  const platform = await startTestPlatform({ rules: contractRules, providers: [studio('alpha')] });
  stop = platform.stop;
  const letExpire = async (session: HttpSession) => {
    await platform.db.run(
      `update sessions set last_seen_at = now() - interval '1 hour' where token_hash = $1`,
      [
        createHash('sha256')
          .update(session.token ?? '')
          .digest(),
      ],
    );
  };
  const letLimitsRipen = async (userId: string) => {
    await platform.db.run('update player_limits set effective_at = now() where user_id = $1', [
      userId,
    ]);
  };
  const letCheckBeDue = async (userId: string) => {
    await platform.db.run(
      `update play_sessions set checked_at = now() - interval '1 day' where user_id = $1`,
      [userId],
    );
  };
  kit = createContractKit(platform.origin, letExpire, letLimitsRipen, letCheckBeDue);
});
afterAll(() => stop());

const rows = (Object.keys(apiTable) as ApiName[]).map((name) => ({
  name,
  row: apiTable[name] as ApiRow,
}));

/** The failure whose making needs the platform's own database. */
const isLocalOnly = (name: ApiName, code: ErrorCode): boolean =>
  (name === 'auth.check' && code === 'expired') || code === 'reality_check_due';

/** The success that takes a day to wait for, or the platform's own database. */
const takesADay: ApiName = 'limit.confirm';

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
  const soon = rows.filter(({ name }) => foreignOrigin === undefined || name !== takesADay);
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
        userId: row.access.kind === 'public' ? '' : (await kit.self(username)).id,
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

  it('takes a subscription as a form too', async () => {
    const session = await kit.as('player');
    const { id } = await kit.self('player');
    const form = new URLSearchParams({ socket_id: '1.1', channel_name: `private-user.${id}` });
    const answer = await session.send('POST', '/api/broadcasting/auth', { body: form });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ auth: expect.stringMatching(/^[\w-]+:[0-9a-f]{64}$/) });
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
