import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createWalletClient,
  type CallFault,
  type WalletClient,
} from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { type HttpSession, signedIn } from '@lobi/core/conformance';
import { startTestPlatform } from '../contract/running-platform.ts';
import { startSampleProvider, type SampleProvider, type Toss } from './sample-provider.ts';
import { queryRows } from '../query-rows.ts';

let provider: SampleProvider;
let platform: Awaited<ReturnType<typeof startTestPlatform>>;
let client: WalletClient;

beforeAll(async () => {
  provider = await startSampleProvider();
  platform = await startTestPlatform({ providers: [provider.registration] });
  provider.connect(platform.origin);
  const { code, secret } = provider.registration;
  client = createWalletClient({ origin: platform.origin, provider: code, secret });
});
afterAll(async () => {
  await platform.stop();
  await provider[Symbol.asyncDispose]();
});

const dataOf = <Data>(body: unknown): Data => (body as { data: Data }).data;

async function coinGameId(session: HttpSession): Promise<string> {
  const answer = await session.call('game.list', { query: { provider: 'Coin Studio' } });
  const [game, ...others] = dataOf<{ id: string; engine: string }[]>(answer.body);
  expect([game?.engine, others]).toEqual(['provider', []]);
  return game?.id ?? '';
}

async function launch(session: HttpSession): Promise<URL> {
  const answer = await session.call('game.launch', {
    params: { gameId: await coinGameId(session) },
    body: { mode: 'real', device: 'mobile' },
  });
  expect(answer.status).toBe(200);
  return new URL(dataOf<{ url: string }>(answer.body).url);
}

async function post<Answer>(path: string, body: object): Promise<{ status: number; body: Answer }> {
  const response = await fetch(provider.origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const enter = async (session: HttpSession): Promise<string> => {
  const token = (await launch(session)).searchParams.get('token');
  const { body } = await post<{ key: string }>('/enter', { token });
  return body.key;
};

describe('a provider’s game', () => {
  it('a provider’s game is launched at its own origin, in the language and device of the player', async () => {
    const { session } = await signedIn(platform.origin, 'player');
    const url = await launch(session);
    expect(url.origin).toBe(provider.origin);
    expect(url.pathname).toBe('/coin');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      mode: 'real',
      device: 'mobile',
      lang: 'en',
      currency: 'IDR',
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const page = await fetch(url);
    expect([page.status, page.headers.get('content-type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
  });

  it('a provider’s game cannot be played for fun unless its provider says so', async () => {
    const { session } = await signedIn(platform.origin, 'player');
    const answer = await session.call('game.launch', {
      params: { gameId: await coinGameId(session) },
      body: { mode: 'demo', device: 'desktop' },
    });
    expect(answer.status).toBe(404);
  });

  it('a provider’s game plays 100 rounds through the wallet, and every minor unit is accounted for', async () => {
    const { session, self } = await signedIn(platform.origin, 'player2');
    const key = await enter(session);
    let expected = BigInt(self.wallet.balance);
    for (let n = 0; n < 100; n += 1) {
      const side = n % 2 === 0 ? 'heads' : 'tails';
      const stake = String(1_000 + n);
      const { status, body } = await post<Toss>('/toss', { key, side, stake });
      expect(status).toBe(200);
      expected += BigInt(body.win) - BigInt(stake);
      expect([body.win === '0', body.balance]).toEqual([body.side !== side, String(expected)]);
    }
    const shown = await session.call('wallet.show', { params: { walletId: self.wallet.id } });
    expect(dataOf<{ balance: string }>(shown.body).balance).toBe(String(expected));
    expect(provider.walletCalls.filter((call) => call === 'bet')).toHaveLength(100);
    expect(provider.walletCalls.filter((call) => call === 'win')).toHaveLength(100);
    const rounds = await queryRows<{ status: string; rounds: bigint }>(
      platform.db,
      'select status, count(*) as rounds from provider_rounds group by status',
    );
    expect(rounds.map(({ status }) => status).toSorted()).toEqual(['lost', 'won']);
    expect(rounds.reduce((sum, { rounds: count }) => sum + count, 0n)).toBe(100n);
    const audit = await platform.services.audit.run();
    expect(audit.checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });

  it('the ledger of the player shows stakes and wins by the name of the provider’s game', async () => {
    const { session, self } = await signedIn(platform.origin, 'player2');
    const answer = await session.call('ledger.list', { params: { walletId: self.wallet.id } });
    const [entry] = dataOf<{ details: string }[]>(answer.body);
    expect(entry?.details).toContain('Lempar Koin');
    expect(entry?.details).not.toMatch(/[{}]/);
  });

  it('a provider’s game takes no stake once the player has signed out', async () => {
    const { session } = await signedIn(platform.origin, 'player2');
    const key = await enter(session);
    const before = await post<Toss>('/toss', { key, side: 'heads', stake: '1000' });
    expect(before.status).toBe(200);
    await session.call('auth.logout');
    const after = await post('/toss', { key, side: 'heads', stake: '1000' });
    expect(after).toEqual({ status: 409, body: { code: 'INVALID_SESSION' } });
  });
});

describe('20: the signature', () => {
  const later = (seconds: number): CallFault => ({ clockAheadMs: seconds * 1_000 });

  it('a signed call is accepted, and the same request a second time', async () => {
    const fault = { requestId: randomUUID() };
    const first = await client.send('health', {}, fault);
    expect([first.status, first.answer?.code, first.answer?.requestId]).toEqual([
      200,
      'OK',
      fault.requestId,
    ]);
    expect((await client.send('health', {}, fault)).answer?.code).toBe('OK');
  });

  it.each<[string, CallFault]>([
    ['a body changed by one blank', { sentBody: '{ }' }],
    ['another secret', { secret: 'another secret, long enough' }],
    ['a time of more than a minute ago', later(-62)],
    ['a time of more than a minute ahead', later(62)],
    ['a request id that is no UUID', { requestId: '1' }],
  ])('the signature check rejects %s', async (_description, fault) => {
    const { status, answer } = await client.send('health', {}, fault);
    expect([status, answer?.code]).toEqual([401, 'INVALID_SIGNATURE']);
  });

  it('the signature check accepts a clock that is off by less than a minute', async () => {
    for (const fault of [later(-55), later(55)]) {
      expect((await client.send('health', {}, fault)).status).toBe(200);
    }
  });

  it('a request id that was used with another body or call is rejected', async () => {
    const fault = { requestId: randomUUID() };
    await client.send('health', {}, fault);
    expect((await client.send('health', { currency: 'IDR' }, fault)).status).toBe(401);
    expect((await client.send('balance', {}, fault)).status).toBe(401);
  });

  it('a provider that is not registered is rejected', async () => {
    const { secret } = provider.registration;
    const { origin } = platform;
    for (const code of ['unknown', '']) {
      const stranger = createWalletClient({ origin, provider: code, secret });
      expect((await stranger.send('health', {})).status).toBe(401);
    }
  });

  it('a body that is no JSON object, or holds a NUL, is malformed', async () => {
    for (const body of ['{"half":', '[]', '1', '', '{"token":"\\u0000"}']) {
      const { status, answer } = await client.send('health', body);
      expect([status, answer?.code]).toEqual([400, 'INVALID_REQUEST']);
    }
  });

  it('headers decide about brand, provider and request, not the body', async () => {
    const named = await client.send('health', { brand: 'another', provider: 'another' });
    expect(named.answer?.code).toBe('OK');
    const other = await client.send('health', { requestId: randomUUID() });
    expect(other.answer?.code).toBe('INVALID_REQUEST');
  });
});
