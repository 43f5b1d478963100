import { randomUUID } from 'node:crypto';
import type { ChangeRequest, Role, UserDetail } from '@lobi/core/contract';
import { chromium, type Browser, type Page } from '@playwright/test';
import { browserPath } from '../../tools/find-browser.mjs';
import { apiSession, keptSession } from './api-session.ts';
import { expect, storageOf, test } from './platform-fixture.ts';
import { headingOf, settled, watchCalls } from './screen-checks.ts';
import { subscribed, signOut } from './screens.ts';

// Pages after they were left: the user signed out, lost a role, or returned through the history.

test.skip(({ isMobile }) => isMobile, 'a phone runs the same code');

interface One<Row> {
  readonly data: Row;
}

/** An agent below the demo's, used by this test only. */
async function newAgent(origin: string): Promise<UserDetail> {
  const agent = await apiSession(origin, 'agent');
  const admin = await apiSession(origin, 'admin');
  const username = `role-${randomUUID().slice(0, 8)}`;
  const { data: created } = await agent.post<One<UserDetail>>('/api/user', {
    username,
    password: 'lobi-demo',
    role: 'agent',
  });
  const body = { status: 'activated', verified: true, reason: 'known', version: created.version };
  return (await admin.post<One<UserDetail>>(`/api/user/${created.id}/status`, body)).data;
}

/**
 * Changes the role of a user; resolves when the change is applied. The demo requires no second person.
 */
async function changeRole(origin: string, user: UserDetail, role: Role): Promise<void> {
  const superadmin = await apiSession(origin, 'superadmin');
  const { data: change } = await superadmin.post<One<ChangeRequest>>('/api/admin/change', {
    kind: 'user.role',
    params: { userId: user.id, role, version: user.version },
    reason: 'works elsewhere from now on',
  });
  expect(change.status).toBe('approved');
}

// id: role-change-leaves-pages
test('both tabs of a user whose role changes leave the pages of the former role', async ({
  visit,
  platform,
}) => {
  const user = await newAgent(platform.origin);
  const { context, page } = await visit({ path: '/terms', as: user.username });
  const second = await context.newPage();
  const bothSubscribed = [subscribed(page), subscribed(second)];
  for (const tab of [page, second]) watchCalls(tab);
  await page.goto('/agent/dashboard');
  await second.goto('/user?role=player');
  await Promise.all(bothSubscribed);
  // Responses to earlier calls must arrive first, so that they do not count as late.
  for (const tab of [page, second]) await settled(tab);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const cookies = await context.cookies();

  await changeRole(platform.origin, user, 'player');
  const late: string[] = [];
  context.on('response', (response) => {
    const { authorization } = response.request().headers();
    if (authorization === `Bearer ${token}` && response.ok()) late.push(response.url());
  });
  await Promise.all([page, second].map((tab) => expect(tab).toHaveURL(/\/login$/)));
  for (const tab of [page, second]) await expect(tab.getByText(user.username)).toHaveCount(0);
  expect(late).toEqual([]);

  // The old token is no longer valid, neither in the browser nor outside it.
  for (const path of ['/api/user', '/api/auth/check', `/api/user/${user.id}`]) {
    const { status } = await fetch(platform.origin + path, {
      headers: {
        Authorization: `Bearer ${token}`,
        Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      },
    });
    expect([path, status]).toEqual([path, 401]);
  }

  // A user who signs in again has the new role.
  const next = await visit({ path: '/agent/dashboard', as: user.username });
  await expect(next.page).toHaveURL(/\/403$/);
});

/** Frames in which a page has shown a user, and whether the browser had cached the page. */
interface Shown {
  readonly persisted: boolean;
  readonly frames: readonly string[];
}

/** Records in every page the heading that each of its first frames shows. */
const noteFrames = () => {
  addEventListener('pageshow', ({ persisted }) => {
    const shown = { persisted, frames: [] as string[] };
    Object.assign(window, { __shown: shown });
    const look = () => {
      shown.frames.push(document.querySelector('header')?.textContent ?? '');
      if (shown.frames.length < 120) requestAnimationFrame(look);
    };
    look();
  });
};

/** The displayed page, some time after its heading was painted. */
const shownBy = async (page: Page): Promise<Shown> => {
  const shown = await page.waitForFunction(() => {
    const { __shown: soFar } = window as unknown as { __shown?: Shown };
    return soFar && soFar.frames.length > 30 ? soFar : null;
  });
  return (await shown.jsonValue()) as Shown;
};

/** Lets the browser store a page of the platform in its back/forward cache. */
async function allowPageCache(page: Page): Promise<void> {
  await page.routeWebSocket(/.*/, (socket) => socket.close());
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'cache-control': 'no-cache' },
    });
  });
}

test.describe('going back after signing out, in a browser with a back/forward cache', () => {
  let browser: Browser;
  test.beforeAll(async () => {
    // Playwright disables the back/forward cache. The headless shell has none in any case; a full
    // Chromium, which CHROMIUM_PATH may name, uses it.
    browser = await chromium.launch({
      executablePath: browserPath(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  test.afterAll(() => browser.close());

  for (const [how, prepare] of [
    ['by default', async () => {}],
    ['with nothing that prevents caching', allowPageCache],
  ] as const) {
    // id: history-hides-former-user
    test(`a page restored by browser history shows no data of its former user, ${how}`, async ({
      platform,
    }) => {
      const { origin } = platform;
      const context = await browser.newContext({
        baseURL: origin,
        locale: 'id-ID',
        viewport: { width: 1440, height: 900 },
        storageState: storageOf(origin, await keptSession(origin, 'player2')),
      });
      const page = await context.newPage();
      await prepare(page);
      await page.addInitScript(noteFrames);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Page.enable');
      const reasons = new Set<string>();
      devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        for (const { reason } of notRestoredExplanations) reasons.add(reason);
      });
      for (const path of ['/notification', '/game']) {
        await page.goto(path);
        await expect(page.getByRole('banner')).toContainText('Rp');
      }
      await signOut(page, false);
      await expect(page.getByRole('banner')).not.toContainText('Rp');
      await page.goto('/fairness');
      let restored = 0;
      for (let n = 0; n < 2; n += 1) {
        // A restored page loads nothing.
        await page.goBack({ waitUntil: 'commit' });
        await expect(headingOf(page)).toBeVisible();
        const { persisted, frames } = await shownBy(page);
        if (persisted) restored += 1;
        expect(frames.filter((text) => /Rp|player2/.test(text))).toEqual([]);
        await expect(page.getByText('player2', { exact: true })).toHaveCount(0);
      }
      // Either the browser restored a page, or it reports why it did not.
      expect(restored > 0 || reasons.size > 0).toBe(true);
      test.info().annotations.push({
        type: 'back/forward cache',
        description: restored > 0 ? `kept ${restored} pages` : [...reasons].join(', '),
      });
      await context.close();
    });
  }
});

// id: browser-cache-hides-former-user
test('a page from the browser’s cache hides its former user at once, before the session is checked', async ({
  visit,
}) => {
  const { page } = await visit({ path: '/player/dashboard', as: 'player2' });
  await expect(page.getByRole('banner')).toContainText('Rp');
  let requests = 0;
  // The session check gets no response.
  await page.route('**/api/auth/check', () => void (requests += 1));
  const text = await page.evaluate(async () => {
    // A page in the cache receives no storage events of other tabs.
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.body.innerText;
  });
  expect(text).not.toMatch(/Rp|player2/);
  await expect.poll(() => requests).toBe(1);
});
