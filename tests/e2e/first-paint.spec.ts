import type { Page } from '@playwright/test';
import { expect, test } from './platform-fixture.ts';

/** The files of the app are delayed; the page must work without them. */
async function withoutApp(page: Page): Promise<() => Promise<void>> {
  let isOpen = false;
  const waiting: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (isOpen) await route.continue();
    else waiting.push(() => route.continue());
  });
  return async () => {
    isOpen = true;
    await Promise.all(waiting.map((go) => go()));
  };
}

/** Waits until the server has rendered the first lobby for this visitor. */
async function whenPrerendered(page: Page): Promise<void> {
  const text = async () => (await page.request.get('/')).text();
  await expect.poll(text).toContain('id="prerendered-styles"');
}

const languages = [
  { lng: 'id', agree: 'Setuju', login: 'Masuk', says: 'Anda berusia 21 tahun ke atas.' },
  { lng: 'en', agree: 'Agree', login: 'Log in', says: 'You are 21 years old and above.' },
  { lng: 'es', agree: 'Aceptar', login: 'Iniciar sesión', says: 'Tiene 21 años o más.' },
  { lng: 'zh-CN', agree: '同意', login: '登录', says: '您已年满21周岁。' },
] as const;

test.describe('before any code of the app has loaded', () => {
  for (const { lng, agree, login, says } of languages) {
    test(`a guest with the language ${lng} sees lobby and notice, and agrees`, async ({
      visit,
    }) => {
      const { page } = await visit({ path: '/api/settings', agreed: false });
      const letApp = await withoutApp(page);
      const shifts = page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + value });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await shifts;
      await page.goto(`/?lng=${lng}`, { waitUntil: 'commit' });

      const notice = page.getByRole('alertdialog');
      await expect(notice).toContainText(says);
      await expect(notice.locator('.lobi-AgeNotice-text')).toBeFocused();
      await expect(page.locator('#overlay')).toHaveCount(0);
      expect(await page.locator('#app').evaluate((app: HTMLElement) => app.inert)).toBe(true);
      await page.keyboard.press('Escape');
      await notice.getByRole('button', { name: agree }).click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link', { name: login })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('lobi.notice'))).toBe('1');

      await letApp();
      await expect(page).toHaveURL(/\/game$/);
      await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThan(0.1);

      await page.reload();
      await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    });
  }

  test('the first painted frame contains the notice with its picture', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings', agreed: false });
    await page.addInitScript(() => {
      const seen = { noticeMs: Infinity, largest: '' };
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        if (document.querySelector('#notice'))
          seen.noticeMs = Math.min(seen.noticeMs, performance.now());
      }).observe(document, { subtree: true, childList: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          seen.largest = entry.element?.id ?? '';
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'seen').largest))
      .toBe('notice-picture');
    const isBeforePaint = await page.evaluate(() => {
      const [painted] = performance.getEntriesByName('first-paint');
      return Reflect.get(globalThis, 'seen').noticeMs < (painted?.startTime ?? 0);
    });
    expect(isBeforePaint).toBe(true);
  });

  test('a guest who has accepted the notice never sees it', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings' });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[role="alertdialog"]')) localStorage.setItem('flashed', 'yes');
      }).observe(document, { childList: true, subtree: true });
    });
    const letApp = await withoutApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await letApp();
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('flashed'))).toBeNull();
  });

  test('a guest sees the pre-rendered games without a call, and continues after hydration', async ({
    visit,
  }) => {
    const { page } = await visit({ path: '/api/settings' });
    await whenPrerendered(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    const letApp = await withoutApp(page);
    await page.goto('/game', { waitUntil: 'commit' });
    const app = page.locator('#app');
    await expect(app).toHaveAttribute('data-prerendered', 'live');
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
    await expect(page.locator('.lobi-GameCard-root img').first()).toHaveAttribute('src', /^data:/);
    expect(calls).toEqual([]);

    const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first();
    await search.fill('arena');
    await letApp();
    await expect(app).not.toHaveAttribute('data-prerendered');
    await expect(search).toHaveValue('arena');
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(/search=arena/);
    expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([]);
  });

  test('a link of the pre-rendered lobby opens its page, and back returns', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings' });
    await whenPrerendered(page);
    const letApp = await withoutApp(page);
    await page.goto('/game', { waitUntil: 'commit' });
    await expect(page.locator('#app')).toHaveAttribute('data-prerendered', 'live');
    await page.getByRole('banner').getByRole('link', { name: 'Masuk' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await letApp();
    await expect(page.getByLabel('Nama pengguna')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/game$/);
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
  });

  test('a signed-in user never sees the guest’s page', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings', as: 'player' });
    await whenPrerendered(page);
    const letApp = await withoutApp(page);
    await page.goto('/game', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#overlay')).toHaveCount(0);
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
    await expect(page.locator('#app').getByText(/Masuk|Daftar/)).toHaveCount(0);
    await letApp();
    await expect(page.getByRole('banner')).toContainText('Rp');
  });

  test('the terms can be read, and the notice is shown again after them', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings', agreed: false });
    const letApp = await withoutApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('alertdialog').getByRole('link').click();
    await letApp();
    await expect(page).toHaveURL(/\/#terms$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.goto('/game');
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});

test.describe('the pre-rendered notice and the app', () => {
  test('the pre-rendered notice and the app stay consistent when the app loads first', async ({
    visit,
  }) => {
    const { page } = await visit({ agreed: false });
    await expect(page.locator('.lobi-GameCard-root').first()).toBeAttached();
    const notice = page.getByRole('alertdialog');
    await expect(notice).toHaveCount(1);
    await notice.getByRole('link').click();
    await expect(page).toHaveURL(/\/#terms$/);
    await expect(notice).toHaveCount(0);
    await page.goBack();
    await expect(notice).toHaveCount(1);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    await page.reload();
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('the pre-rendered notice traps the focus, and releases it to the page', async ({
    visit,
    isMobile,
  }) => {
    test.skip(isMobile, 'a phone has no keyboard');
    const { page } = await visit({ path: '/api/settings', agreed: false });
    await withoutApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    const notice = page.getByRole('alertdialog');
    const terms = notice.getByRole('link');
    const agree = notice.getByRole('button');
    await expect(notice.locator('.lobi-AgeNotice-text')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(terms).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(agree).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(terms).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(agree).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a browser without storage shows the notice once per visit', async ({ visit }) => {
    const { page } = await visit({ path: '/api/settings', agreed: false });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: refuse });
    });
    const letApp = await withoutApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('alertdialog').getByRole('button').click();
    await letApp();
    await expect(page.locator('.lobi-GameCard-root').first()).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('the agreement of a signed-in user is reported to the platform at once', async ({ visit }) => {
  const { page } = await visit({ path: '/api/settings', as: 'player', agreed: false });
  const reported = page.waitForRequest('**/api/auth/agreement');
  await page.goto('/');
  await page.getByRole('alertdialog').getByRole('button').click();
  const request = await reported;
  expect((await request.response())?.status()).toBe(204);
  expect(request.postDataJSON()).toEqual({
    noticeVersion: '1',
    agreedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith('lobi.notice'))
          .toSorted(),
      ),
    )
    .toEqual(['lobi.notice', 'lobi.notice.at']);
});

test('the page explains that it needs JavaScript', async ({ browser, platform }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(platform.origin);
  // Texts inside noscript can be located only by position.
  const texts = page.locator('noscript span');
  await expect(texts).toBeVisible();
  expect(await texts.innerText()).toContain('JavaScript is required');
  await context.close();
});
