import { httpTimeoutMs, type ApiName } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { countOf } from '../faults/counts.ts';
import { addressOf, parametersOf, parameterAddressesOf } from './addresses.ts';
import { callFaults, callOf, reads, silence, type CallFault } from './call-faults.ts';
import { expect, test } from './platform-fixture.ts';
import { openRoutes, screensToVisit, settled, watchCalls } from './screen-checks.ts';

// Every call may fail in every way: no screen is blank, and none loads forever.

test.skip(({ isMobile }) => isMobile, 'screens make the same calls on a phone');

const faults = Object.entries(callFaults);

/** Number of faults with which each screen is tested; each run selects others. */
const faultsPerScreen = countOf('LOBI_FAULTS_PER_SCREEN', 1, faults.length);

const visitors = ['player', 'agent', 'admin', 'superadmin', 'declare'] as const;

/** Uncaught errors. */
function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  return failures;
}

/** The page has a title and text, and no loading state. */
async function hasState(page: Page, where: string): Promise<void> {
  await test.step(where, async () => {
    await settled(page);
    await expect.poll(() => page.locator('main').innerText(), { message: where }).not.toBe('');
  });
}

/** A user whose session is reported as expired is signed in again by the next page. */
async function staySignedIn(page: Page): Promise<void> {
  await page.addInitScript(
    (token) => {
      if (top === window && token !== null) localStorage.setItem('token', token);
    },
    await page.evaluate(() => localStorage.getItem('token')),
  );
}

/** Number of screens on which each call fails alone: one per run, all in a full run. */
const routesOneByOne = countOf('LOBI_ROUTES_ONE_BY_ONE', 1, Number.MAX_SAFE_INTEGER);

/** Calls that have failed alone, by the first visitor who made them. */
const failedAlone = new Set<ApiName>();

for (const visitor of visitors) {
  // id: failing-platform-not-white
  test(`no screen of ${visitor} is blank when the platform does not respond`, async ({
    visit,
    platform,
  }) => {
    test.setTimeout(600_000 * faultsPerScreen);
    const { page } = await visit({ as: visitor });
    const failures = failuresOf(page);
    watchCalls(page);
    const parameters = await parametersOf(platform.origin, visitor);
    await staySignedIn(page);
    let fault: CallFault = silence;
    // The session and the settings are loaded; every other call fails.
    await page.route(/\/api\/(?!auth\/check|settings|broadcasting)/, (route) => fault(route));
    for (const [n, name] of screensToVisit(visitor, visitors).entries()) {
      for (let turn = 0; turn < faultsPerScreen; turn += 1) {
        const [what, answer] = faults[(n + turn) % faults.length] ?? ['', silence];
        fault = answer;
        await page.goto(addressOf(name, parameters));
        await hasState(page, `${name} with ${what}`);
      }
    }
    expect(failures).toEqual([]);
  });

  // id: failing-call-not-white
  test(`no screen of ${visitor} is blank when one of its calls fails`, async ({
    visit,
    platform,
  }) => {
    test.setTimeout(600_000 * Math.min(6, routesOneByOne));
    const { page } = await visit({ as: visitor });
    const failures = failuresOf(page);
    watchCalls(page);
    const parameters = await parametersOf(platform.origin, visitor);
    await staySignedIn(page);
    let chosen: ApiName | undefined;
    let what = '';
    await page.route('**/api/**', async (route) => {
      const call = callOf(route.request());
      if (call && !chosen && reads.includes(call) && !failedAlone.has(call)) {
        chosen = call;
        failedAlone.add(call);
        what = faults[failedAlone.size % faults.length]?.[0] ?? '';
      }
      await (call && call === chosen ? callFaults[what]?.(route) : route.continue());
    });
    const screens = openRoutes(visitor).map((name) => addressOf(name, parameters));
    const addresses = [...screens, ...(await parameterAddressesOf(platform.origin, visitor))];
    for (const address of addresses.slice(0, routesOneByOne)) {
      do {
        chosen = undefined;
        await page.goto(address);
        await hasState(page, `${address}, ${chosen} with ${what}`);
      } while (chosen !== undefined);
    }
    expect(failures).toEqual([]);
  });
}

/** Read calls that no screen makes when it opens, and where they are made. */
const askedOtherwise: { readonly [Name in ApiName]?: string } = {
  'ledger.export': 'a user who saves all movements as a file',
  'open-game.show': 'a game where one is played at a time',
  'play.list': 'a bet whose answer did not come',
  'transaction.proof.show': 'a reviewer who opens a request with a picture',
};

test('each read call is failed alone on a screen', () => {
  test.skip(
    routesOneByOne < Number.MAX_SAFE_INTEGER,
    'only LOBI_FIGURES=full opens every screen of all users',
  );
  const never = reads.filter((name) => !failedAlone.has(name) && !(name in askedOtherwise));
  expect(never).toEqual([]);
});

test('a failed sign-in shows the error of every fault, and can be retried', async ({ visit }) => {
  const { page } = await visit({ path: '/login' });
  const failures = failuresOf(page);
  for (const [what, fault] of faults) {
    await page.unroute('**/api/auth/login');
    await page.route('**/api/auth/login', fault);
    await page.goto('/login');
    await page.getByLabel('Nama pengguna').fill('player');
    await page.getByLabel('Kata sandi', { exact: true }).fill('lobi-demo');
    const button = page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true });
    await button.click();
    await expect(page.getByRole('main').getByRole('alert').first(), what).toBeVisible();
    await expect(button, what).toBeEnabled();
    await expect(page.getByLabel('Nama pengguna'), what).toHaveValue('player');
  }
  expect(failures).toEqual([]);
});

/**
 * Measures how long the page waits for each call before the timeout, in ms, by the browser's clock,
 * because events may reach the test late.
 */
async function timeSilences(page: Page): Promise<number[]> {
  const silences: number[] = [];
  const begun = new Map<string, number>();
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const call = callOf({ url: () => request.url, method: () => request.method });
    if (call !== undefined) begun.set(requestId, timestamp);
  });
  devTools.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const from = begun.get(requestId);
    if (from !== undefined) silences.push((timestamp - from) * 1_000);
  });
  await devTools.send('Network.enable');
  return silences;
}

/** Tolerance of the ten-second timeout, in ms. */
const timeoutTolerance = 250;

/** Ten seconds each: one screen of one user per run, all in a full run. */
const silentScreens = countOf('LOBI_SILENT_SCREENS', 1, Number.MAX_SAFE_INTEGER);
const isFull = silentScreens > 1;

for (const visitor of visitors.slice(0, countOf('LOBI_SILENT_VISITORS', 1, visitors.length))) {
  // id: unanswered-call-timeout
  test(`calls of ${visitor} without a response time out after ten seconds, with an error on the page`, async ({
    visit,
    platform,
  }) => {
    const names = openRoutes(visitor).slice(0, silentScreens);
    test.setTimeout(600_000 + names.length * 60_000);
    const { page } = await visit({ as: visitor });
    const failures = failuresOf(page);
    watchCalls(page);
    const parameters = await parametersOf(platform.origin, visitor);
    await page.route(/\/api\/(?!auth\/check|settings|broadcasting)/, silence);
    for (const name of names) {
      await page.goto('about:blank');
      const silences = await timeSilences(page);
      await page.goto(addressOf(name, parameters));
      await expect.poll(() => silences.length).toBeGreaterThan(0);
      for (const ms of silences) {
        const measured = `${name}: ${ms} ms`;
        expect(ms, measured).toBeGreaterThanOrEqual(httpTimeoutMs - timeoutTolerance);
        // Delays of a busy machine do not concern the app.
        if (isFull) expect(ms, measured).toBeLessThanOrEqual(httpTimeoutMs + timeoutTolerance);
      }
      await hasState(page, `${name} with a silence`);
    }
    expect(failures).toEqual([]);
  });
}
