import { randomUUID } from 'node:crypto';
import type { Game, User } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { hostileReturnPaths } from '../../packages/core/src/testing/hostile-return-paths.ts';
import { countOf } from '../faults/counts.ts';
import { keptSession } from './api-session.ts';
import { writeNamedProviders } from './evil-games.ts';
import { expect, storageOf, test } from './platform-fixture.ts';
import { headingOf, settled, watchCalls } from './screen-checks.ts';
import { signIn } from './screens.ts';
import { listenIn } from './sockets.ts';
import { scriptCorpus } from './script-corpus.ts';
import { discard, startDemo } from './start-server.ts';

/** Violations of the content security policy that a page has recorded. */
interface Watched {
  readonly ran: number;
  readonly violations: readonly string[];
}

/** Counts scripts that ran, and what the page's policy had to block. */
async function watch(page: Page): Promise<void> {
  watchCalls(page);
  page.on('dialog', (dialog) => void dialog.dismiss());
  await page.addInitScript(() => {
    const seen = { ran: 0, violations: [] as string[] };
    Object.assign(window, {
      __ran: () => {
        seen.ran += 1;
      },
      __seen: seen,
    });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { __seen: Watched }).__seen);

async function expectNothingRan(page: Page, where: string): Promise<void> {
  expect([where, await seenBy(page)]).toEqual([where, { ran: 0, violations: [] }]);
}

/** Calls the platform as a user; returns the response if the call was accepted. */
async function caller(origin: string, username: string) {
  const { token, cookies } = await keptSession(origin, username);
  return async <Body>(method: string, path: string, body?: unknown): Promise<Body | undefined> => {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': cookies.get('XSRF-TOKEN') ?? '',
        'Idempotency-Key': randomUUID(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as Body) : undefined;
  };
}

const upTo = (length: number): string[] =>
  scriptCorpus.filter((text) => text.length >= 3 && text.length <= length);

interface Made {
  readonly data: { readonly id: string; readonly version?: number };
}

const fetchGames = async (origin: string, search: string): Promise<readonly Game[]> => {
  const answer = await fetch(`${origin}/api/game?search=${encodeURIComponent(search)}`);
  return ((await answer.json()) as { data: Game[] }).data;
};

/** Writes the corpus into every text that a user may store; counts what was accepted. */
async function storeEverywhere(
  origin: string,
): Promise<{ taken: number; arena: Game; self: User }> {
  const admin = await caller(origin, 'admin');
  const player = await caller(origin, 'player');
  let taken = 0;
  const store = async (call: typeof admin, method: string, path: string, body: unknown) => {
    const created = await call<Made>(method, path, body);
    if (created) taken += 1;
    return created;
  };
  const terms = {
    engine: 'arena',
    minimumStake: '1000',
    maximumStake: '50000',
    takeoutBp: 500,
    minimumOdds: 130,
  };
  for (const title of upTo(60)) await store(admin, 'POST', '/api/game', { ...terms, title });
  const games = await admin<{ data: Game[] }>('GET', '/api/game?perPage=100&search=Arena%20Timur');
  const arena = games?.data[0];
  const self = await player<User>('GET', '/api/auth/check');
  if (!arena || !self) throw new Error('The demo data hold no Arena Timur.');

  const names = upTo(40);
  const fights = names.map((meron, n) => ({ meron, wala: names[(n + 1) % names.length] ?? '' }));
  for (let n = 0; n < fights.length; n += 50) {
    await store(admin, 'POST', `/api/game/${arena.id}/event`, {
      title: upTo(60)[n] ?? 'Night',
      startsAt: new Date(Date.now() + 3_600_000).toISOString(),
      fights: fights.slice(n, n + 50),
    });
  }
  const notes = scriptCorpus.filter((text) => text.length > 60).concat(upTo(60).slice(0, 40));
  for (const note of notes) {
    const body = { type: 'cash-in', amount: '1', note };
    await store(admin, 'POST', `/api/wallet/${self.wallet.id}/transaction`, body);
  }
  const gateways = await admin<{ data: { id: string }[] }>('GET', '/api/admin/gateway');
  for (let n = 0; n < 6; n += 1) {
    const texts = scriptCorpus
      .slice(n * 12, n * 12 + 12)
      .join(' ')
      .slice(0, 1_000);
    await store(admin, 'POST', '/api/admin/channel', {
      name: upTo(60)[n * 7],
      kind: 'bank',
      gatewayId: gateways?.data[0]?.id,
      direction: 'in',
      min: '10000',
      fee: { fixed: '0', bp: 0, payer: 'house' },
      roles: ['player', 'agent'],
      enabled: true,
      order: 90 + n,
      etaMinutes: 5,
      account: upTo(60)[n * 5],
      holder: upTo(60)[n * 3],
      instructions: { id: texts, en: texts },
    });
  }
  const shown = await player<Made>('GET', `/api/user/${self.id}`);
  await store(player, 'PATCH', `/api/user/${self.id}`, {
    version: shown?.data.version,
    name: `<img src=x onerror=window.__ran()>`,
  });
  return { taken, arena, self };
}

const sameOnPhone = 'a phone renders the same texts';

// id: stored-text-never-script
test('a text stored by a user is never run as a script', async ({ visit, platform, isMobile }) => {
  test.skip(isMobile, sameOnPhone);
  expect(scriptCorpus.length).toBeGreaterThanOrEqual(200);
  const { taken, arena, self } = await storeEverywhere(platform.origin);
  expect(taken).toBeGreaterThan(250);
  const wallet = `/wallet/${self.wallet.id}`;
  const screens: Readonly<Record<string, readonly string[]>> = {
    player: [
      '/game',
      `/game/${arena.id}`,
      `${wallet}/ledger`,
      `${wallet}/transaction`,
      '/player/wallet/deposit',
      `/user/${self.id}`,
    ],
    admin: ['/user', `/user/${self.id}`, '/admin/transaction', '/admin/channel', '/game'],
  };
  for (const [as, paths] of Object.entries(screens)) {
    const { page } = await visit({ as });
    await watch(page);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      await expectNothingRan(page, `${as} ${path}`);
    }
    // The text is displayed as plain text.
    const [named] = (await fetchGames(platform.origin, 'svg onload')).filter(
      ({ title }) => title === '<svg onload=window.__ran()>',
    );
    await page.goto(`/game/${named?.id}`);
    await expect(page.getByText('<svg onload=window.__ran()>').first()).toBeAttached();
    await expectNothingRan(page, `${as} a game`);
  }
});

/** Number of providers opened by name; the lobby shows all of them. */
const namedProviders = countOf('LOBI_NAMED_PROVIDERS', 1, 12);

// id: provider-text-never-script
test('a provider name or game title is never run as a script', async ({ browser, isMobile }) => {
  test.skip(isMobile, sameOnPhone);
  await using providers = await writeNamedProviders(scriptCorpus);
  expect(providers.names.length).toBeGreaterThanOrEqual(100);
  const server = await startDemo({ env: { LOBI_PROVIDERS: providers.file } });
  try {
    const games = await fetchGames(server.origin, 'onerror');
    expect(games.length).toBeGreaterThan(5);
    for (const as of ['guest', 'player', 'admin'] as const) {
      const session = as === 'guest' ? undefined : await keptSession(server.origin, as);
      const context = await browser.newContext({
        baseURL: server.origin,
        locale: 'id-ID',
        storageState: storageOf(server.origin, session),
      });
      const page = await context.newPage();
      await watch(page);
      const paths = [
        '/game',
        '/game/casino/casino',
        `/game?search=${encodeURIComponent('onerror')}`,
        ...games.slice(0, 4).map(({ id }) => `/game/${id}`),
        ...games
          .slice(0, namedProviders)
          .map(({ provider }) => `/game/provider/${encodeURIComponent(provider)}`),
      ];
      for (const path of as === 'admin' ? [...paths, '/admin/report'] : paths) {
        await page.goto(path);
        await settled(page);
        await expectNothingRan(page, `${as} ${path}`);
      }
      const [shown] = games;
      await page.goto(`/game/provider/${encodeURIComponent(shown?.provider ?? '')}`);
      // The names are displayed as plain text to signed-in users.
      await (as === 'guest'
        ? expect(page).toHaveURL(/\/login$/)
        : expect(page.getByText(shown?.title ?? '').first()).toBeAttached());
      await expectNothingRan(page, `${as} a provider`);
      await context.close();
    }
  } finally {
    await discard(server);
  }
});

test('a URL or stored browser data is never run as a script', async ({ visit, isMobile }) => {
  test.skip(isMobile, sameOnPhone);
  const { page } = await visit({ as: 'admin' });
  await watch(page);
  const [element = ''] = scriptCorpus;
  const addresses = scriptCorpus
    .filter((_text, n) => n % 20 === 0)
    .flatMap((text) => [`/user?search=${encodeURIComponent(text)}`, `/${encodeURIComponent(text)}`])
    .concat([`/game#${element}`, `/game?lng=${encodeURIComponent(element)}`, `/login?${element}`]);
  for (const address of addresses) {
    await page.goto(address);
    await expect(headingOf(page), address).toBeAttached();
    await expectNothingRan(page, address);
  }
  await page.evaluate((text) => {
    for (const key of Object.keys(localStorage)) if (key !== 'token') localStorage[key] = text;
    for (const key of ['i18nextLng', 'lobi.theme', 'lobi.session']) localStorage[key] = text;
  }, element);
  await page.goto('/user');
  await expect(headingOf(page)).toBeAttached();
  await expectNothingRan(page, 'what the browser kept');
});

// id: socket-text-never-script
test('an event of the socket is never run as a script', async ({ visit, platform }) => {
  const { page } = await visit({ path: '/login' });
  await watch(page);
  const self = await (await caller(platform.origin, 'player2'))<User>('GET', '/api/auth/check');
  if (!self) throw new Error('player2 is not signed in');
  const sockets = await listenIn(page);
  await page.goto('/login');
  await signIn(page, 'player2');
  await expect.poll(() => sockets.length).toBeGreaterThan(0);
  await settled(page);
  const encodeEvent = (channel: string, event: string, data: unknown) =>
    sockets.at(-1)?.send(JSON.stringify({ event, channel, data: JSON.stringify(data) }));
  for (const [n, text] of scriptCorpus.entries()) {
    encodeEvent(`private-user.${self.id}`, 'updated', {
      ...self,
      version: 10_000 + n,
      username: text,
    });
    const win = { id: `win-${n}`, name: text, game: { id: 'game', title: text } };
    const money = { stake: '1', payout: '2', currency: 'IDR', at: new Date().toISOString() };
    encodeEvent('lobby.all', 'wins', { wins: [{ ...win, ...money }] });
    encodeEvent(text, text, text);
    encodeEvent(`private-user.${self.id}`, text, { [text]: text });
  }
  await settled(page);
  await expectNothingRan(page, 'realtime');
});

// id: login-never-leads-away
test('sign-in never redirects to another site', async ({ visit, platform, isMobile }) => {
  test.skip(isMobile, sameOnPhone);
  const { page } = await visit({ path: '/login' });
  const stored: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && new URL(frame.url()).origin !== platform.origin) {
      stored.push(frame.url());
    }
  });
  // The return path is stored in the history of the browser, which an address bar cannot write, but it
  // is tested here, with one sign-in after another.
  const tried = hostileReturnPaths.filter((_path, n) => n % 12 === 0);
  for (const path of tried) {
    await page.goto('/login');
    await page.evaluate((from) => {
      const state = { usr: { from, returnTo: from, pathname: from }, key: 'hostile', idx: 0 };
      history.replaceState(state, '', '/login');
    }, path);
    await page.reload();
    await signIn(page, 'player2');
    expect(new URL(page.url()).origin).toBe(platform.origin);
    await page.evaluate(() => localStorage.removeItem('token'));
  }
  expect(stored).toEqual([]);
});
