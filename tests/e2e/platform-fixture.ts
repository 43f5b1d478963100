import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { keptSession, type KeptSession } from './api-session.ts';
import { discard, startDemo, type RunningServer } from './start-server.ts';

/** A visitor with a separate browser context. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface PlatformFixtures {
  /** Opens a separate browser context; `agreed` has accepted the notice already. */
  readonly visit: (options?: {
    path?: string;
    agreed?: boolean;
    locale?: string;
    /** Zone of the visitor's device. Default Asia/Jakarta. */
    timezoneId?: string;
    /** Username of a signed-in user with a separate session. */
    as?: string;
  }) => Promise<Visitor>;
}

interface WorkerFixtures {
  /** Folder of the built app; default the one that the platform finds. */
  readonly appFolder: string | undefined;
  /** Additional environment variables of the platform. */
  readonly platformVariables: NodeJS.ProcessEnv;
  /** One started platform for all tests of a worker, with its own database. */
  readonly platform: RunningServer;
}

/** Attributes of the platform's cookies. */
const host = {
  domain: 'localhost',
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: true,
  sameSite: 'Lax',
} as const;

/** Returns the storage of a user's browser: the cookies and token of a session, the notice accepted. */
export function storageOf(origin: string, session: KeptSession | undefined, agreed = true) {
  const stored = {
    ...(agreed && { 'lobi.notice': '1' }),
    ...(session && { token: session.token }),
  };
  return {
    cookies: [...(session?.cookies ?? [])].map(([name, value]) => ({ name, value, ...host })),
    origins: [
      { origin, localStorage: Object.entries(stored).map(([name, value]) => ({ name, value })) },
    ],
  };
}

/** Fixtures of the journeys: a platform, and visitors with separate browser contexts. */
export const test = base.extend<PlatformFixtures, WorkerFixtures>({
  appFolder: [undefined, { scope: 'worker', option: true }],
  platformVariables: [{}, { scope: 'worker', option: true }],
  platform: [
    async ({ appFolder, platformVariables }, use) => {
      // A new user waits for an agent, as on a platform without the demo.
      const env = { LOBI_NEW_USER_STATUS: 'pending', ...platformVariables };
      const server = await startDemo({
        env: appFolder === undefined ? env : { ...env, LOBI_APP_DIR: appFolder },
      });
      await use(server);
      await discard(server);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
  visit: async ({ browser, platform, contextOptions, viewport, isMobile, hasTouch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ path = '/', agreed = true, as, ...device } = {}) => {
      const { locale = 'id-ID', timezoneId = 'Asia/Jakarta' } = device;
      const session = as === undefined ? undefined : await keptSession(platform.origin, as);
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: platform.origin,
        locale,
        timezoneId,
        viewport,
        isMobile,
        hasTouch,
        storageState: storageOf(platform.origin, session, agreed),
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
