import { randomUUID } from 'node:crypto';
import type { User } from '@lobi/core/contract';
import { test as base, type Page } from '@playwright/test';
import type {} from './other-origin/front-end.ts';
import { apiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { serveFrontEnd } from './other-origin/serve-front-end.ts';
import { expect } from './platform-fixture.ts';
import { discard, freePort, startDemo } from './start-server.ts';

interface TwoOrigins {
  /** The platform on its own origin. */
  readonly home: string;
  /** The platform as the front ends name it. */
  readonly api: string;
  /** Front end that the platform lists. */
  readonly allowed: string;
  /** The same front end on a sibling domain that is not allowed. */
  readonly stranger: string;
}

/** A platform, and front ends on other origins of the same site. */
const test = base.extend<object, { readonly origins: TwoOrigins }>({
  origins: [
    async ({}, use) => {
      const frontEnd = await serveFrontEnd();
      const port = await freePort();
      const api = `http://api.lobi.localhost:${port}`;
      const allowed = `http://app.lobi.localhost:${frontEnd.port}`;
      const server = await startDemo({
        port,
        env: {
          LOBI_DEMO: '1',
          LOBI_DEMO_PLAYERS: '0',
          PUBLIC_ORIGIN: api,
          ALLOWED_ORIGINS: allowed,
        },
      });
      const stranger = `http://evil.lobi.localhost:${frontEnd.port}`;
      await use({ home: server.origin, api, allowed, stranger });
      await discard(server);
      frontEnd.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

async function openFrontEnd(page: Page, frontEnd: string, api: string): Promise<void> {
  await page.goto(`${frontEnd}/?api=${api}`);
  await page.waitForFunction(() => 'client' in globalThis);
}

const signIn = (page: Page): Promise<void> =>
  page.evaluate(() =>
    client.auth.send({
      type: 'LOGIN.SUBMITTED',
      input: { username: 'player', password: 'lobi-demo' },
    }),
  );

const username = (page: Page) =>
  page.evaluate(() => client.auth.getSnapshot().context.user?.username ?? null);
const connection = (page: Page) =>
  page.evaluate(() => client.realtime.connection.get().state as string);
const balance = (page: Page) =>
  page.evaluate(() => client.wallet.getSnapshot().context.wallet?.balance);

test('a front end on another origin signs in, has a live wallet, bets and signs out', async ({
  page,
  context,
  origins: { home, api, allowed },
}) => {
  await openFrontEnd(page, allowed, api);
  await expect.poll(() => page.evaluate(() => client.settings.load().then(() => true))).toBe(true);
  await signIn(page);
  await expect.poll(() => username(page)).toBe('player');
  await expect.poll(() => connection(page)).toBe('live');
  const cookies = await context.cookies(api);
  expect(cookies.find(({ name }) => name === '__Host-lobi')).toMatchObject({
    domain: 'api.lobi.localhost',
    httpOnly: true,
    sameSite: 'Lax',
  });
  expect(await page.evaluate(() => document.cookie)).toBe('');

  // The wallet follows another device's changes by the socket alone.
  const { round } = await openFight(await apiSession(home, 'declare'));
  const other = await apiSession(home, 'player');
  const { wallet } = await other.get<User>('/api/auth/check');
  await other.post(`/api/round/${round.id}/bet`, { selection: 'meron', amount: '1000' });
  const before = BigInt(wallet.balance);
  await expect.poll(() => balance(page)).toBe(String(before - 1_000n));

  // A write call after a reload, when the token from the login is no longer in memory.
  await page.reload();
  await expect.poll(() => username(page).catch(() => null)).toBe('player');
  const amount = await page.evaluate(
    async ([roundId, idempotencyKey]) => {
      const { data } = await client.api.call(
        'bet.place',
        { params: { roundId }, body: { selection: 'wala', amount: '2000' } },
        { idempotencyKey },
      );
      return data.amount;
    },
    [round.id, randomUUID()] as const,
  );
  expect(amount).toBe('2000');
  await expect.poll(() => balance(page)).toBe(String(before - 3_000n));

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.evaluate(() => client.auth.send({ type: 'LOGOUT.REQUESTED' }));
  await expect.poll(() => username(page)).toBeNull();
  await expect
    .poll(async () => {
      const sent = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const answer = await fetch(`${home}/api/auth/check`, {
        headers: { authorization: `Bearer ${token}`, cookie: sent },
      });
      return answer.status;
    })
    .toBe(401);
});

test('a sibling origin that is not listed can neither read data nor sign in', async ({
  page,
  context,
  origins: { api, allowed, stranger },
}) => {
  // A user is signed in at the listed one, in the same browser.
  await openFrontEnd(page, allowed, api);
  await signIn(page);
  await expect.poll(() => username(page)).toBe('player');
  const session = (await context.cookies(api)).find(({ name }) => name === '__Host-lobi')?.value;

  const evil = await context.newPage();
  await openFrontEnd(evil, stranger, api);
  expect(await evil.evaluate(() => client.settings.load().then(String, String))).toContain('Error');
  await signIn(evil);
  await expect
    .poll(() => evil.evaluate(() => client.auth.getSnapshot().context.failure?.code ?? null))
    .toBe('network');
  expect(await username(evil)).toBeNull();
  const stored = (await context.cookies(api)).find(({ name }) => name === '__Host-lobi')?.value;
  expect(stored).toBe(session);
  // The platform rejects its call; it is not only hidden by the browser.
  const simple: string = await evil.evaluate(
    async (address) =>
      fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include' }).then(
        ({ type }) => type,
        String,
      ),
    `${api}/api/auth/logout`,
  );
  expect(simple).toContain('Failed to fetch');
  await page.reload();
  await expect.poll(() => username(page).catch(() => null)).toBe('player');
});
