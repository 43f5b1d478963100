import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestPlatform } from './running-platform.ts';

// Spec §3 and §7, transcribed by hand: no table, schema or client of ours is involved, since a schema
// that both creates and checks a response does not detect its own mistakes.

let origin: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const platform = await startTestPlatform();
  ({ origin, stop } = platform);
});
afterAll(() => stop());

const anId: unknown = expect.stringMatching(/^[\w-]{8,}$/);
const anAmount: unknown = expect.stringMatching(/^-?\d+$/);
const aTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const aText: unknown = expect.stringMatching(/./);
const aWallet = { id: anId, balance: anAmount };

interface Row {
  readonly [field: string]: unknown;
}

interface Session {
  readonly user: { readonly id: string; readonly wallet: { readonly id: string } };
  readonly login: { readonly status: number; readonly body: Row };
  send(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: Row }>;
}

/** Signs in as specified, and sends the token of the response. */
async function signIn(username: string): Promise<Session> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    body: JSON.stringify({ username, password: 'lobi-demo' }),
  });
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const antiForgery = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice(11) ?? '';
  const body = (await response.json()) as Row;
  const send: Session['send'] = async (method, path, sent) => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        cookie: cookies.join('; '),
        authorization: `Bearer ${String(body['token'])}`,
        'x-xsrf-token': decodeURIComponent(antiForgery),
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
      },
      ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Row) };
  };
  return { user: body['data'] as Session['user'], login: { status: response.status, body }, send };
}

/** The first row of a list. */
async function firstOf(session: Session, path: string): Promise<unknown> {
  const { status, body } = await session.send('GET', path);
  expect(status).toBe(200);
  return (body['data'] as unknown[])[0];
}

describe('the calls of the specification on the wire', () => {
  // id: wire-settings-show
  it('GET /api/settings returns app, theme and lang to guests', async () => {
    const response = await fetch(`${origin}/api/settings`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: {
        app: { name: aText, minimumAge: 21 },
        theme: { default: 'dark' },
        lang: { default: 'id', fallback: 'id', supported: ['id', 'en', 'es', 'zh-Hans'] },
      },
    });
  });

  // id: wire-auth-login
  it('POST /api/auth/login returns the user as data, and a token', async () => {
    const { login } = await signIn('player');
    expect(login.status).toBe(200);
    expect(login.body).toMatchObject({
      data: { id: anId, username: 'player', role: 'player', wallet: aWallet },
      token: aText,
    });
  });

  // id: wire-auth-check
  it('GET /api/auth/check returns the user with id and wallet', async () => {
    const session = await signIn('player');
    const { status, body } = await session.send('GET', '/api/auth/check');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: session.user.id,
      username: 'player',
      role: 'player',
      wallet: aWallet,
    });
    expect((await fetch(`${origin}/api/auth/check`)).status).toBe(401);
  });

  // id: wire-auth-logout
  it('POST /api/auth/logout ends the session', async () => {
    const session = await signIn('player');
    expect((await session.send('POST', '/api/auth/logout')).status).toBe(204);
    expect((await session.send('GET', '/api/auth/check')).status).toBe(401);
  });

  // id: wire-broadcasting-auth
  it('POST /api/broadcasting/auth signs socket_id and channel_name', async () => {
    const session = await signIn('player');
    const sign = (channel_name: string) =>
      session.send('POST', '/api/broadcasting/auth', { socket_id: '7.7', channel_name });
    const own = await sign(`private-wallet.${session.user.wallet.id}`);
    expect(own.status).toBe(200);
    expect(own.body).toMatchObject({ auth: aText });
    expect((await sign(`private-user.${session.user.id}`)).status).toBe(200);
    const other = await signIn('player2');
    expect((await sign(`private-wallet.${other.user.wallet.id}`)).status).toBe(403);
    expect((await sign(`private-user.${other.user.id}`)).status).toBe(403);
  });
});

describe('the entities of the specification on the wire', () => {
  it('a user has username, wallet, earnings, status and role', async () => {
    const session = await signIn('admin');
    expect(await firstOf(session, '/api/user?role=agent')).toMatchObject({
      username: aText,
      wallet: aWallet,
      earnings: anAmount,
      status: 'activated',
      role: 'agent',
    });
  });

  // id: wire-transaction-fields
  it('a transaction has details, status and amount, a ledger entry its balances too', async () => {
    const agent = await signIn('agent');
    const player = await signIn('player');
    const sent = await agent.send('POST', `/api/wallet/${player.user.wallet.id}/transaction`, {
      type: 'cash-in',
      amount: '1000',
    });
    // Without an idempotency key the call is rejected.
    expect(sent.status).toBe(422);
    const wallet = `/api/wallet/${player.user.wallet.id}`;
    expect(await firstOf(player, `${wallet}/transaction`)).toMatchObject({
      details: aText,
      status: expect.stringMatching(/^(pending|processing|completed|rejected)$/) as unknown,
      amount: anAmount,
    });
    const entry = (await firstOf(player, `${wallet}/ledger`)) as Record<string, string>;
    expect(entry).toMatchObject({
      details: aText,
      status: aText,
      amount: anAmount,
      balanceBefore: anAmount,
      balanceAfter: anAmount,
    });
    expect(BigInt(entry['balanceBefore'] ?? '') + BigInt(entry['amount'] ?? '')).toBe(
      BigInt(entry['balanceAfter'] ?? ''),
    );
  });

  // id: wire-activity-fields
  it('an activity has ip, browser, device, country, city and action', async () => {
    const session = await signIn('player');
    expect(await firstOf(session, `/api/user/${session.user.id}/activity`)).toMatchObject({
      ip: aText,
      browser: aText,
      device: aText,
      country: aText,
      city: aText,
      action: aText,
    });
  });

  // id: wire-bet-and-earning-fields
  it('a bet has its side and payout, an earning claimee, type, amount and date', async () => {
    const player = await signIn('player');
    expect(
      await firstOf(player, `/api/wallet/${player.user.wallet.id}/bet?status=won`),
    ).toMatchObject({ amount: anAmount, payout: anAmount });
    const agent = await signIn('agent');
    expect(await firstOf(agent, `/api/wallet/${agent.user.wallet.id}/earning`)).toMatchObject({
      claimee: { username: 'agent' },
      type: aText,
      amount: anAmount,
      date: aTime,
    });
  });
});
