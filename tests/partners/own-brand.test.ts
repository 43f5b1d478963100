import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Channel, TransactionDetail, User } from '@lobi/core/contract';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../../tools/find-browser.mjs';
import { apiSession } from '../e2e/api-session.ts';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { examineBrands } from './examine-brands.ts';
import { editBrand, installTool, openLobby, type Tool } from './new-brand.ts';
import { createExamples, typeCheck, type OwnProject } from './own-project.ts';

let temporaryFolder: string;
let browser: Browser;
let brand: OwnProject;
let tool: Tool;

/** Tested versions of React. A commit uses the newest, a full run all. */
const reactVersions = ['19', '18.3'].slice(0, countOf('LOBI_REACT_VERSIONS', 1, 2));

/**
 * Programs that serve the brand with a separately started platform. A commit tests one of them, alternating
 * daily; a full run both.
 */
const servers = shareOfDay(['preview', 'dev'], countOf('LOBI_BRAND_SERVERS_STEP', 2, 1));

/** Sites that may show the brand in a frame. */
const frames = "security: { frameAncestors: ['https://partner.example'] },";

/** The header of a PNG picture of 512 × 512 px without any data. */
const appIcon = Buffer.alloc(4_500);
appIcon.writeUInt32BE(0x89504e47, 0);
appIcon.writeUInt32BE(512, 16);
appIcon.writeUInt32BE(512, 20);

/** Duration of each step so far, in seconds. */
const durations = new Map<string, number>();

const printSeconds = (name: string, seconds: number) =>
  process.stdout.write(`${name}: ${seconds.toFixed(1)} s\n`);

/** Runs a step of a partner's setup and prints its duration. */
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begin = performance.now();
  const result = await work();
  const seconds = (performance.now() - begin) / 1_000;
  durations.set(name, seconds);
  printSeconds(name, seconds);
  return result;
}

/** Prints the total duration of several steps. */
const printSum = (name: string, steps: readonly string[]) =>
  printSeconds(
    name,
    steps.reduce((sum, each) => sum + (durations.get(each) ?? 0), 0),
  );

beforeAll(async () => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-brand-'));
  tool = await installTool(temporaryFolder);
  browser = await chromium.launch({ executablePath: browserPath() });
}, 600_000);

afterAll(async () => {
  await browser.close();
  rmSync(temporaryFolder, { recursive: true, force: true });
});

/** A new page. A slow or busy machine must not fail a test. */
async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  return page;
}

/**
 * Messages of the browser about the session of a guest, which is checked at each start, and about the
 * socket of Vite, which reloads the page once after a first start.
 */
const expectedErrors = /status of 401|auth\.check failed: unauthenticated|^WebSocket is already/;

const lobi = (...words: string[]) =>
  brand.run(join(brand.folder, 'node_modules/.bin/lobi'), ...words);

function edit(file: string, text: string, replacement: string): void {
  const path = join(brand.folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(text);
  writeFileSync(path, before.replace(text, replacement));
}

/** Logs a user in, on a page that has accepted the notice or, by default, has not. */
async function logIn(page: Page, username: string, url: string, isNew = true): Promise<void> {
  await page.goto(new URL('/login', url).href);
  if (isNew) await page.getByRole('button', { name: 'Agree' }).click();
  await page.locator('input[name="username"]').fill(username);
  await page.locator('input[name="password"]').fill('lobi-demo');
  await page.locator('input[name="password"]').press('Enter');
  await page.locator('.lobi-WalletChip-body[href^="/wallet/"]').waitFor();
}

/** A deposit of the player is approved by an admin, and arrives on the open page by itself. */
async function receiveDeposit(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/game`);
  const chip = page.locator('.lobi-WalletChip-body');
  await chip.waitFor();
  expect(await page.getByRole('alertdialog').count(), 'the agreement is stored').toBe(0);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const player = await apiSession(origin, 'player');
  const admin = await apiSession(origin, 'admin');
  const { wallet } = await player.get<User>('/api/auth/check');
  const { data: channels } = await player.get<{ data: readonly Channel[] }>(
    '/api/channel?direction=in',
  );
  const channel = channels.find(({ kind }) => kind === 'bank');
  const { data: asked } = await player.post<{ data: TransactionDetail }>(
    `/api/wallet/${wallet.id}/transaction`,
    { type: 'deposit', amount: '150000', channelId: channel?.id },
  );
  const { data: taken } = await admin.post<{ data: TransactionDetail }>(
    `/api/transaction/${asked.id}/process`,
    { version: asked.version },
  );
  await admin.post(`/api/transaction/${asked.id}/complete`, { version: taken.version });
  const { wallet: after } = await player.get<User>('/api/auth/check');
  expect(BigInt(after.balance)).toBeGreaterThan(BigInt(wallet.balance));
  const balance = BigInt(after.balance).toLocaleString('en');
  await expect.poll(() => chip.textContent()).toContain(balance);
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'without a reload').toBe(true);
}

/** Serves the brand with a separately started platform, and logs in there as a player. */
async function logInOver(name: string, options: (port: string) => string[]): Promise<void> {
  const server = await brand.serve('lobi', options);
  const page = await openPage();
  const subscribed = new Promise<string>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) resolve(socket.url());
      }),
    );
  });
  await logIn(page, 'player', server.url);
  expect(new URL(page.url()).pathname, name).toBe('/game');
  expect(new URL(await subscribed).host, `${name}: events come through the same port`).toBe(
    new URL(server.url).host,
  );
  await page.close();
  await server.stop();
}

/** Creates the brand with `lobi init` and installs it, with a version of React. */
async function createBrand(reactVersion: string): Promise<void> {
  const folder = join(temporaryFolder, `kopi88-on-${reactVersion.replace('.', '-')}`);
  brand = await step(`lobi init, React ${reactVersion}`, () => tool.init(folder, reactVersion));
  await step('install', () => brand.install());
}

/** Plays the game of the headless example on a platform, as described in its README. */
async function playHeadless(platform: string): Promise<void> {
  const { headless } = await createExamples(
    ['headless'],
    join(temporaryFolder, 'examples'),
    tool.tarballs,
  );
  await headless.run(...typeCheck);
  await headless.run(join(headless.folder, 'node_modules/.bin/vite'), 'build');
  const server = await headless.start((port) => ({
    command: [join(headless.folder, 'node_modules/.bin/vite'), 'preview', '--port', port],
    env: { PLATFORM: new URL(platform).origin },
  }));
  const page = await openPage();
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.getByPlaceholder('Username').fill('player2');
  await page.getByPlaceholder('Password').fill('lobi-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  const balance = page.locator('#balance');
  await balance.getByText(/^IDR/).waitFor();
  const before = await balance.textContent();
  await page.locator('#play:enabled').click();
  await page.getByText(/^Paid out \d+ of 10000 staked$/).waitFor();
  await expect.poll(() => balance.textContent()).not.toBe(before);
  expect(await page.getByRole('alert').textContent()).toBe('');
  await page.close();
  await server.stop();
}

/** Plays the brand's custom game, whose rules the platform has loaded, as a player. */
async function playOwnGame(page: Page, platform: string): Promise<void> {
  const { data } = (await (await fetch(new URL('/api/game?perPage=200', platform))).json()) as {
    data: { id: string; engine: string }[];
  };
  const game = data.find(({ engine }) => engine === 'coin');
  await logIn(page, 'player', platform, false);
  await page.goto(new URL(`/game/${game?.id}`, platform).href);
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.getByRole('textbox').first().fill('5000');
  const answer = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/play'),
  );
  await page.getByRole('button', { name: /^Play · / }).click();
  const play = (await (await answer).json()) as { data: { payout: string; outcome: object } };
  expect(['0', '9800']).toContain(play.data.payout);
  await page.getByText('?', { exact: true }).waitFor({ state: 'detached' });
}

describe.each(reactVersions)('a brand from packages alone, with React %s', (reactVersion) => {
  beforeAll(() => createBrand(reactVersion), 600_000);

  it('a new brand has the React that its package.json names', () => {
    const path = join(brand.folder, 'node_modules/react/package.json');
    const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
    expect(version.startsWith(`${reactVersion}.`)).toBe(true);
  });

  it('a new brand has a brand file without problems', async () => {
    expect(await step('lobi check', () => lobi('check'))).toBe(
      'brand.config.ts has no problems.\n',
    );
  });

  it('lobi check reports a misspelt key with the intended one', async () => {
    const path = join(brand.folder, 'brand.config.ts');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('accent:', 'acent:'));
    for (const command of ['check', 'build']) {
      const output = await lobi(command).then(String, String);
      expect(output).toContain('LB102  theme.acent  unknown key. Did you mean "accent"?');
      expect(output).not.toMatch(/\n {4}at /);
    }
    writeFileSync(path, text);
  });

  it('lobi check reports an unreadable colour with its contrast and a readable one', async () => {
    const path = join(brand.folder, 'brand.config.ts');
    const text = readFileSync(path, 'utf8');
    const accent = "accent: '#C2410C',";
    writeFileSync(path, text.replace(accent, `${accent} tokens: { color: { text3: '#aaaaaa' } },`));
    const output = await lobi('check').then(String, String);
    expect(output).toMatch(
      /LB210 {2}theme\.tokens\.color\.text3 {2}text3 #aaaaaa on \w+ #\w{6} is \d\.\d+:1; it needs \d/,
    );
    expect(output).toContain('fix: use #696969');
    writeFileSync(path, text);
  });

  it('a brand builds a page with its name and colours', async () => {
    await step('lobi build', () => lobi('build', '--out', 'plain'));
    const page = readFileSync(join(brand.folder, 'plain/index.html'), 'utf8');
    expect(page).toContain('<title>Kopi88</title>');
    expect(page).toContain('--lobi-color-accent:#c2410c');
    expect(page).toContain('data-part="lobby" lang="en"');
    const [, icon = ''] = /rel="icon"[^>]*href="([^"]+)"/.exec(page) ?? [];
    expect(icon, 'the mark is built along').toMatch(/^\/assets\/.+\.svg$/);
    expect(readFileSync(join(brand.folder, 'plain', icon), 'utf8')).toContain('<svg');
    expect(page, 'phones can install it').toContain('rel="manifest" href="/app.webmanifest"');
    const manifest = JSON.parse(
      readFileSync(join(brand.folder, 'plain/app.webmanifest'), 'utf8'),
    ) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Kopi88');
    expect(manifest.icons.map(({ src }) => src)).toEqual([icon]);
    expect(page).not.toMatch(/Lentera|Pesisir/);
  });

  it('lobi build rejects a brand with a missing text, and reports its key', async () => {
    const path = join(brand.folder, 'brand.config.ts');
    const text = readFileSync(path, 'utf8');
    const withoutSpanish = "texts: { 'promo.title': { id: 'A', en: 'B', 'zh-Hans': 'C' } },";
    writeFileSync(
      path,
      text.replace(/^ {2}name: .*$/m, (name) => `${name}\n  ${withoutSpanish}`),
    );
    for (const command of ['check', 'build']) {
      const output = await lobi(command).then(String, String);
      expect(output).toContain('LB302  texts.promo.title  is missing in "es".');
    }
    writeFileSync(path, text);

    await lobi('add', 'locale', 'ms');
    const locale = join(brand.folder, 'locales/ms.json');
    const words = readFileSync(locale, 'utf8');
    writeFileSync(locale, words.replace(/^ {2}"app\.login": .*\n/m, ''));
    const output = await lobi('build').then(String, String);
    expect(output).toContain('LB302  i18n.languages.ms  a text is missing: app.login.');
    writeFileSync(
      locale,
      words.replace(
        '"kit.base.ageNoticeAgree": "Agree"',
        '"kit.base.ageNoticeAgree": "Setuju saja"',
      ),
    );
  });

  it('a brand renders its own components, pages and plugins', async () => {
    const added = ['add slot lobby.top', 'add page promo', 'add plugin chat', 'add game coin'];
    for (const words of added) await lobi(...words.split(' '));
    await lobi('override', 'GameCard');
    for (const component of ['EmptyState', 'ErrorPage']) {
      expect(await lobi('override', component, '--eject')).not.toContain('Install it now');
    }
    writeFileSync(
      join(brand.folder, 'slots/lobby-top.tsx'),
      `import { useText, useUser } from '@lobi/app';
import { Callout } from '@lobi/ui';

export default function LobbyTop() {
  const text = useText();
  const user = useUser();
  return <Callout title={text('chat.title')}>{user ? user.username : 'Double Friday'}</Callout>;
}
`,
    );
    writeFileSync(join(brand.folder, 'app.png'), appIcon);
    const brandFile = join(brand.folder, 'brand.config.ts');
    const named = readFileSync(brandFile, 'utf8').replace(
      /^ {2}id: .*$/m,
      (id) => `${id}\n  icons: { app: './app.png' },\n  ${frames}`,
    );
    expect(named).toContain('icons:');
    writeFileSync(brandFile, named);
    const wrapped = join(brand.folder, 'overrides/game-card.tsx');
    const text = readFileSync(wrapped, 'utf8');
    writeFileSync(
      wrapped,
      text.replace('<Original {...props} />', '<div data-kopi><Original {...props} /></div>'),
    );
    expect(await lobi('check')).toBe('brand.config.ts has no problems.\n');
    await step('types', () => brand.run(...typeCheck));
    await step('lobi build', () => lobi('build'));
    const page = readFileSync(join(brand.folder, 'dist/index.html'), 'utf8');
    expect(page, 'the first paint has the menu of the brand').toContain('href="/promo"');
    expect(page, 'the first paint speaks the language of the brand').toContain('Setuju saja');
    const [, icon = ''] = /rel="apple-touch-icon"[^>]*href="([^"]+)"/.exec(page) ?? [];
    expect(readFileSync(join(brand.folder, 'dist', icon)), 'the icon is built along').toEqual(
      appIcon,
    );
  });

  it('the server of a built brand sends the page with the sites that may show it in a frame', async () => {
    // One build of the tests above names no sites, the other one does.
    for (const [folder, sites] of [
      ['plain', "'none'"],
      ['dist', 'https://partner.example'],
    ] as const) {
      const server = await brand.start((port) => ({
        command: [join(brand.folder, 'node_modules/.bin/lobi-server')],
        env: { PORT: port, LOBI_APP_DIR: folder },
        path: 'ready',
      }));
      const { status, headers } = await fetch(server.url, { headers: { accept: 'text/html' } });
      await server.stop();
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${sites};`);
      expect(headers.get('x-frame-options')).toBe(folder === 'plain' ? 'DENY' : null);
    }
  });

  it('tsc rejects a component that requires props that its slot does not pass', async () => {
    const path = join(brand.folder, 'slots/lobby-top.tsx');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('LobbyTop()', 'LobbyTop(_given: { user: number })'));
    const output = await brand.run(...typeCheck).then(() => '', String);
    expect(output).toMatch(/brand\.config\.ts.*error TS2322/);
    writeFileSync(path, text);
  });

  it('lobi check reports a wrapped component that has changed since', async () => {
    const path = join(brand.folder, 'overrides/game-card.tsx');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/sha256:\w{16}/, 'sha256:0123456789abcdef'));
    const output = await lobi('check');
    expect(output).toContain('LB602  overrides/game-card.tsx  GameCard has changed');
    expect(output, 'copies are as they were').not.toContain('LB603');
    writeFileSync(path, text);
  });

  it('lobi doctor finds single copies of packages that must not be duplicated', async () => {
    expect(await lobi('doctor').then(String, String)).not.toMatch(/LB70[1-4]/);
  });

  it('a brand runs over a real platform on one port', { timeout: 900_000 }, async () => {
    const server = await step('lobi dev', () =>
      brand.serve('lobi', (port) => ['dev', '--port', port], { DEBUG: 'vite:deps' }),
    );
    const page = await openPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await step('first page', () => openLobby(page, server.url));
    printSum('brand running, from the start of the installation', [
      'install',
      'lobi dev',
      'first page',
    ]);
    for (const username of ['player', 'agent', 'declare', 'admin', 'superadmin']) {
      expect(server.said(), 'the terminal introduces the accounts').toMatch(
        new RegExp(`^ +${username} {2,}\\w`, 'm'),
      );
    }
    expect(server.said()).toContain(new URL(server.url).origin);
    expect(await page.title()).toMatch(/ · Kopi88$/);
    expect(await page.getAttribute('html', 'lang')).toBe('en');
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--lobi-color-accent').trim(),
    );
    expect(accent).toBe('#c2410c');
    const settings = await page.evaluate(async () => (await fetch('/api/settings')).json());
    expect(settings).toMatchObject({ data: { app: { demo: true } } });
    const forged = await fetch(new URL('/api/auth/login', server.url), {
      method: 'POST',
      headers: { origin: 'https://other.example', 'content-type': 'application/json' },
      body: '{}',
    });
    expect(forged.status, 'a call from a foreign page').toBe(403);
    await page.locator('img[src^="data:image/svg+xml;base64,"]').first().waitFor();
    await page.getByText('Double Friday').waitFor();
    await page.locator('[data-kopi] a[href^="/game/"]').first().waitFor();
    await page.locator('.lobi-Sidebar-root a[href="/promo"]').click();
    await page.getByRole('heading', { name: 'Promo' }).waitFor();
    expect(await page.title()).toBe('Promo · Kopi88');
    expect(complaints.filter((text) => !expectedErrors.test(text))).toEqual([]);
    expect(server.said()).toContain('dependencies optimized');
    expect(
      server.said(),
      'what the parts of the brand import is found before the first page',
    ).not.toContain('new dependencies found');

    await step('game of the brand', () => playOwnGame(page, server.url));
    await step('deposit', () => receiveDeposit(page, new URL(server.url).origin));
    await step('headless example', () => playHeadless(server.url));

    for (const name of servers) {
      const options = (port: string) => [name, '--port', port, '--api', server.url];
      await step(`lobi ${name} --api`, () => logInOver(name, options));
    }

    const found = await step('axe on screens of each look', () =>
      examineBrands(brand.folder, browser, server.url),
    );
    expect(found).toEqual([]);

    await step('first edit seen', async () => {
      editBrand(brand);
      await expect.poll(() => page.title(), { timeout: 60_000 }).toMatch(/Kopi99$/);
    });
    for (const [what, file, text, replacement, shown] of [
      [
        'component',
        'slots/lobby-top.tsx',
        'user.username',
        "user.username + ' of Kopi'",
        'player of Kopi',
      ],
      ['text', 'plugins/chat.ts', "'Chat'", "'Talk to us'", 'Talk to us'],
    ] as const) {
      await step(`edited ${what} seen`, async () => {
        edit(file, text, replacement);
        await page.getByText(shown).first().waitFor();
      });
    }

    edit('brand.config.ts', "access: 'public',", "access: ['player'],");
    await page.reload();
    await page.locator('.lobi-Sidebar-root a[href="/promo"]').waitFor();
    const agent = await openPage();
    await logIn(agent, 'agent', server.url);
    expect(await agent.locator('a[href="/promo"]').count()).toBe(0);
    await agent.goto(new URL('/promo', server.url).href);
    await expect.poll(() => new URL(agent.url()).pathname).toBe('/403');
    await agent.close();
    await page.close();
    await server.stop();
  });
});
