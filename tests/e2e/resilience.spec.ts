import type { Bet, Game, Round, User } from '@lobi/core/contract';
import { chromium, type BrowserContext, type Page, type Route } from '@playwright/test';
import { browserPath } from '../../tools/find-browser.mjs';
import { apiSession, keptSession } from './api-session.ts';
import { evilTitles, serveEvilGames } from './evil-games.ts';
import { expect, test } from './platform-fixture.ts';
import { headingOf } from './screen-checks.ts';
import { balanceIn, signOut } from './screens.ts';
import { discard, startDemo } from './start-server.ts';

/** Uncaught errors. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  return failures;
}

/** An arena with open betting, and its player's wallet on the server. */
async function openArena(origin: string) {
  const declarator = await apiSession(origin, 'declare');
  const { data: games } = await declarator.get<{ data: Game[] }>('/api/game?perPage=100');
  const game = games.find(({ title }) => title === 'Arena Timur');
  if (!game) throw new Error('The demo data hold no Arena Timur.');
  const current = async () =>
    (await declarator.get<{ data: Round[] }>(`/api/game/${game.id}/round?perPage=1`)).data[0];
  const running = await current();
  if (running && running.settledAt === null && running.status !== 'cancelled') {
    await declarator.post(`/api/round/${running.id}/cancel`, {
      reason: 'cleared for the next one',
    });
  }
  await expect.poll(async () => (await current())?.settledAt ?? null).not.toBeNull();
  const { data: round } = await declarator.post<{ data: Round }>(`/api/game/${game.id}/round`);
  await declarator.post(`/api/round/${round.id}/open`);
  const player = await apiSession(origin, 'player');
  const walletId = (await player.get<User>('/api/auth/check')).wallet.id;
  const bets = async () =>
    (await player.get<{ data: Bet[] }>(`/api/wallet/${walletId}/bet?roundId=${round.id}`)).data;
  return { game, round, bets };
}

async function fillBet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Meron/ }).click();
  await page.getByLabel('Nilai taruhan').fill('10.000');
}
const placeButton = (page: Page) => page.getByRole('button', { name: /^Pasang .*Meron/ });

test.describe('a newer version was published', () => {
  // id: old-chunk-no-loop
  test('a missing chunk of an old version causes no reload loop, and shows an error screen', async ({
    visit,
  }) => {
    const { page } = await visit();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const failures = failuresOf(page);
    for (const answer of [
      (route: Route) => route.fulfill({ status: 404, body: '' }),
      (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>new' }),
    ]) {
      await page.unroute('**/assets/register-*.js');
      await page.route('**/assets/register-*.js', answer);
      await page.goto('/game');
      await expect(headingOf(page)).toBeAttached();
      loads = 0;
      await page.evaluate(() => {
        history.pushState({}, '', '/register');
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      });
      const again = page.getByRole('button', { name: 'Muat ulang' }).first();
      await expect(again).toBeVisible();
      expect(loads).toBe(0);
      await again.click();
      await expect.poll(() => loads).toBe(1);
      await expect(page.getByRole('button', { name: 'Muat ulang' }).first()).toBeVisible();
      expect(loads).toBe(1);
    }
    expect(failures).toEqual([]);
  });

  test('a chunk that the server fails to deliver is retried in place', async ({ visit }) => {
    const { page } = await visit();
    let loads = 0;
    // A pre-rendered lobby has a heading too.
    await expect(page.locator('#app:not([data-prerendered])')).toBeAttached();
    await expect(headingOf(page)).toBeAttached();
    page.on('load', () => (loads += 1));
    await page.route('**/assets/register-*.js', (route) => route.fulfill({ status: 500 }));
    await page.evaluate(() => {
      history.pushState({}, '', '/register');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { name: 'Koneksi lambat' })).toBeVisible();
    await page.unroute('**/assets/register-*.js');
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.getByLabel('Nama pengguna')).toBeVisible();
    expect(loads).toBe(0);
  });

  test('a missing chunk does not lose a partly filled form', async ({ visit }) => {
    const { page } = await visit({ path: '/register' });
    await page.getByLabel('Nama pengguna').fill('half-written');
    await page.route('**/assets/gone-1.js', (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => {
      const payload = new TypeError(
        `Failed to fetch dynamically imported module: ${origin}/assets/gone-1.js`,
      );
      const event = new Event('vite:preloadError', { cancelable: true });
      dispatchEvent(Object.assign(event, { payload }));
    });
    await expect(page.getByRole('button', { name: 'Muat ulang' }).first()).toBeVisible();
    await expect(page.getByLabel('Nama pengguna')).toHaveValue('half-written');
  });
});

test.describe('an app that cannot start', () => {
  test('an app that cannot start shows the reason, and starts when the missing file is available', async ({
    visit,
  }) => {
    const { context } = await visit({ path: '/login' });
    for (const file of ['**/assets/first-*.js', '**/assets/frame-*.js']) {
      // A separate page: a loaded one has the file in its memory cache, past the route.
      const page = await context.newPage();
      await page.route(file, (route) => route.fulfill({ status: 500 }));
      await page.goto('/login');
      const banner = page.getByRole('alert').filter({ hasText: 'tidak merespons tepat waktu' });
      await expect(banner, file).toBeVisible();
      await page.unroute(file);
      await banner.getByRole('button', { name: 'Coba lagi' }).click();
      await expect(page.getByLabel('Nama pengguna')).toBeVisible();
    }
  });

  test('an app that cannot start starts automatically once the browser is online again', async ({
    visit,
  }) => {
    const { page, context } = await visit({ path: '/login' });
    await page.route('**/assets/*.js', async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('alert').filter({ hasText: 'sambungan internet' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await context.setOffline(false);
    await expect(page.getByLabel('Nama pengguna')).toBeVisible();
  });
});

test.describe('a bet', () => {
  // id: bet-placed-once
  test('a bet is placed once for any number of clicks and requests', async ({
    visit,
    platform,
  }) => {
    const { game, bets } = await openArena(platform.origin);
    const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
    await fillBet(page);
    await expect(placeButton(page)).toBeEnabled();
    await placeButton(page).evaluate((button: HTMLButtonElement) => {
      for (let n = 0; n < 10; n += 1) button.click();
      button.form?.requestSubmit();
    });
    await expect(page.getByText(/^Taruhan diterima/)).toBeAttached();
    expect(await bets()).toHaveLength(1);
  });

  test('a bet is placed once when the page is reloaded while it is pending', async ({
    visit,
    platform,
  }) => {
    const { game, round, bets } = await openArena(platform.origin);
    const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
    const keys: (string | undefined)[] = [];
    let isFirst = true;
    await page.route(`**/api/round/${round.id}/bet`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (!isFirst) return route.continue();
      isFirst = false;
      // It reaches the server, but its response does not reach the page.
      await route.fetch();
    });
    await fillBet(page);
    await placeButton(page).click();
    await expect.poll(async () => (await bets()).length).toBe(1);
    await page.reload();
    await expect.poll(() => keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await bets()).toHaveLength(1);
  });

  for (const [name, offsetMs, timezoneId] of [
    ['a day behind', -86_400_000, 'Asia/Jakarta'],
    ['a day ahead', 86_400_000, 'Asia/Jakarta'],
    ['of another zone', 0, 'America/New_York'],
  ] as const) {
    // id: bet-server-time
    test(`a bet is accepted by server time on a device whose clock is ${name}`, async ({
      visit,
      platform,
    }) => {
      const { game, bets } = await openArena(platform.origin);
      const { page } = await visit({ as: 'player', timezoneId });
      await page.addInitScript((offset) => {
        const { now } = Date;
        Date.now = () => now() + offset;
      }, offsetMs);
      await page.goto(`/game/${game.id}`);
      await fillBet(page);
      await placeButton(page).click();
      await expect(page.getByText(/^Taruhan diterima/)).toBeAttached();
      expect(await bets()).toHaveLength(1);
    });
  }
});

/** Faults of a browser's storage. */
const storages: Readonly<Record<string, () => void>> = {
  garbage: () => {
    for (const key of ['token', 'i18nextLng', 'lobi.session', 'lobi.notice', 'lobi.theme']) {
      localStorage.setItem(key, '\u0000{"half":');
    }
  },
  'too much': () => {
    for (const key of ['token', 'i18nextLng', 'lobi.session', 'lobi.theme']) {
      localStorage.setItem(key, 'x'.repeat(200_000));
    }
  },
  forbidden: () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, spoil] of Object.entries(storages)) {
  // id: hostile-storage
  test(`the app starts with a storage that is ${name}`, async ({ visit }) => {
    const { page } = await visit({ path: '/login' });
    const failures = failuresOf(page);
    await page.addInitScript(spoil);
    await page.goto('/login');
    await expect(page.getByLabel('Nama pengguna')).toBeAttached();
    await page.goto('/game');
    await expect(headingOf(page)).toBeAttached();
    expect(failures).toEqual([]);
  });
}

/** Two tabs of one browser, both signed in. */
async function twoTabs(context: BrowserContext, first: Page): Promise<Page> {
  const second = await context.newPage();
  await second.goto('/game');
  await expect(headingOf(second)).toBeAttached();
  await expect(first.getByRole('banner')).toContainText('Rp');
  await expect(second.getByRole('banner')).toContainText('Rp');
  return second;
}

test.describe('two tabs', () => {
  test('two tabs sign out together, and send nothing with the old token', async ({
    visit,
    isMobile,
  }) => {
    const { context, page } = await visit({ as: 'player2' });
    const second = await twoTabs(context, page);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await signOut(page, isMobile);
    await expect(page.getByRole('banner')).not.toContainText('Rp');
    // A request that the other tab sends before it is notified of the sign-out cannot be prevented.
    await expect(second.getByRole('banner')).not.toContainText('Rp');
    const late: string[] = [];
    second.on('request', (request) => {
      if (request.headers()['authorization'] === `Bearer ${token}`) late.push(request.url());
    });
    await second.goto('/notification');
    await expect(second).toHaveURL(/\/login$/);
    expect(late).toEqual([]);
  });

  // id: tabs-switch-user
  test('two tabs switch to another user together, and show no data of the former one', async ({
    visit,
    platform,
  }) => {
    const { context, page } = await visit({ as: 'player2' });
    const second = await twoTabs(context, page);
    const next = await keptSession(platform.origin, 'agent');
    // A sign-in changes cookies and token together: no call uses only one of them.
    await context.setOffline(true);
    await context.addCookies(
      [...next.cookies].map(([name, value]) => ({
        name,
        value,
        domain: 'localhost',
        path: '/',
        secure: true,
        sameSite: 'Lax' as const,
      })),
    );
    await page.evaluate((token) => localStorage.setItem('token', token), next.token);
    await context.setOffline(false);
    const agent = await apiSession(platform.origin, 'agent');
    // The agent's network may pay a commission at any moment.
    const balance = async () => BigInt((await agent.get<User>('/api/auth/check')).wallet.balance);
    await expect.poll(async () => (await balance()) - ((await balanceIn(second)) ?? 0n)).toBe(0n);
  });
});

/** Occurrences of a user's name on a page; the demo accounts of the sign-in page do not count. */
const namesOf = (page: Page, username: string) =>
  page.getByText(username).filter({ hasNotText: 'Akun demo' });

// id: back-after-logout
test('going back after signing out shows no data of the former user', async ({
  visit,
  isMobile,
}) => {
  const { page } = await visit({ path: '/notification', as: 'player2' });
  await expect(headingOf(page)).toBeAttached();
  await page.goto('/game');
  await expect(page.getByRole('banner')).toContainText('Rp');
  if (isMobile) await page.getByRole('link', { name: 'Akun' }).last().click();
  await expect(namesOf(page, 'player2')).not.toHaveCount(0);
  await signOut(page, isMobile);
  await expect(page.getByRole('banner')).not.toContainText('Rp');
  for (let n = 0; n < 4; n += 1) {
    await page.goBack();
    if (page.url() === 'about:blank') break;
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('banner')).not.toContainText('Rp');
    await expect(namesOf(page, 'player2')).toHaveCount(0);
  }
  await page.goto('/notification');
  await expect(page).toHaveURL(/\/login$/);
});

// id: restored-page-checks-session
test('a page restored from the browser’s cache checks the session', async ({ visit }) => {
  const { page } = await visit({ as: 'player2' });
  await expect(page.getByRole('banner')).toContainText('Rp');
  // The session ends elsewhere while the page is in the back/forward cache, without a socket.
  await page.route('**/api/auth/check', (route) => {
    const { authorization: _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('banner')).not.toContainText('Rp');
});

test.describe('a hostile game', () => {
  // id: hostile-game
  test('a hostile game cannot navigate the page, flood it with messages, hang it or hide that it fails', async () => {
    // A regular browser isolates sites in separate processes; Playwright's does not.
    const browser = await chromium.launch({
      executablePath: browserPath(),
      args: ['--site-per-process'],
    });
    await using evil = await serveEvilGames();
    const server = await startDemo({ env: { LOBI_PROVIDERS: evil.file } });
    try {
      const { token, cookies } = await keptSession(server.origin, 'player');
      const context = await browser.newContext({ baseURL: server.origin, locale: 'id-ID' });
      await context.addCookies(
        [...cookies].map(([name, value]) => ({
          name,
          value,
          domain: 'localhost',
          path: '/',
          secure: true,
          sameSite: 'Lax' as const,
        })),
      );
      await context.addInitScript((token) => {
        if (top !== window) return;
        localStorage.setItem('token', token);
        localStorage.setItem('lobi.notice', '1');
      }, token);
      const page = await context.newPage();
      const failures = failuresOf(page);
      let dialogs = 0;
      page.on('dialog', (dialog) => {
        dialogs += 1;
        void dialog.dismiss();
      });
      const { data } = (await (await fetch(`${server.origin}/api/game?perPage=100`)).json()) as {
        data: Game[];
      };
      for (const title of evilTitles) {
        const game = data.find((each) => each.title === title);
        await page.goto(`/game/${game?.id}`);
        await expect(page.locator('iframe')).toBeAttached();
        // A game that never becomes ready fails after 15 seconds.
        await expect(page.getByRole('button', { name: 'Coba lagi' }).first()).toBeVisible({
          timeout: 60_000,
        });
        await page.getByRole('link', { name: 'Lobi', exact: true }).first().click();
        await expect(page).toHaveURL(/\/game$/);
        await expect(headingOf(page)).toBeAttached();
      }
      expect([dialogs, failures, context.pages().length]).toEqual([0, [], 1]);
    } finally {
      await browser.close();
      await discard(server);
    }
  });
});

/** More than the first screen needs, and a fraction of all screens. */
const firstScreenBytes = 400_000;

// id: slow-line-first-screen
test('the first screen on a slow connection is usable before the rest has loaded', async ({
  visit,
}) => {
  const { context, page } = await visit({ path: '/login' });
  const devtools = await context.newCDPSession(page);
  let received = 0;
  devtools.on('Network.dataReceived', ({ encodedDataLength }) => (received += encodedDataLength));
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const failures = failuresOf(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Nama pengguna').fill('player', { timeout: 45_000 });
  await expect(page.getByLabel('Nama pengguna')).toHaveValue('player');
  expect(received).toBeLessThan(firstScreenBytes);
  expect(failures).toEqual([]);
});

test('the lobby’s first data is fetched once, before the code that shows it has loaded', async ({
  visit,
}) => {
  const { page } = await visit({ path: '/login' });
  // Deferred calls of the previous page do not count for the lobby.
  await page.goto('about:blank');
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) requestedUrls.push(pathname + search);
    if (/\/assets\/lobby-/.test(pathname)) requestedUrls.push('the code of the lobby');
  });
  // The server pre-renders the whole lobby, but no category of it.
  await page.goto('/game?category=cockfight');
  await expect(page.getByRole('main').locator('a[href^="/game/"]').first()).toBeVisible();
  expect(requestedUrls.toSorted()).toEqual([
    '/api/auth/check',
    '/api/game?perPage=2000',
    '/api/lobby',
    '/api/settings',
    'the code of the lobby',
  ]);
});
