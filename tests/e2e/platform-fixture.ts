import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { discard, startServer, waitUntilReady, type RunningServer } from './start-server.ts';

/** A visitor with a browser context of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface PlatformFixtures {
  /** Opens a browser context of its own; `agreed` has accepted the notice already. */
  readonly visit: (options?: {
    path?: string;
    agreed?: boolean;
    locale?: string;
  }) => Promise<Visitor>;
}

interface WorkerFixtures {
  /** One really started platform for all tests of a worker. */
  readonly platform: RunningServer;
}

/** Tests of journeys: a platform, and visitors with separate browser contexts. */
export const test = base.extend<PlatformFixtures, WorkerFixtures>({
  platform: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern.
    async ({}, use) => {
      // Who registers waits for an agent, as on a platform that is no demo.
      const server = await startServer({ env: { LOBI_NEW_USER_STATUS: 'pending' } });
      await waitUntilReady(server);
      await use(server);
      await discard(server);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
  visit: async ({ browser, platform, contextOptions, viewport, isMobile, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ path = '/', agreed = true, locale = 'id-ID' } = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: platform.origin,
        locale,
        timezoneId: 'Asia/Jakarta',
        viewport,
        isMobile,
        hasTouch,
        ...(agreed && {
          storageState: {
            cookies: [],
            origins: [
              {
                origin: platform.origin,
                localStorage: [{ name: 'lobi.notice', value: '1' }],
              },
            ],
          },
        }),
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.goto(path);
      return { context, page };
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
