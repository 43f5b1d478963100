import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath } from '../../tools/find-browser.mjs';
import { packPackage, publishedPackages } from '../../tools/pack-package.mjs';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { createExamples, typeCheck, type OwnProject, type Served } from './own-project.ts';

/** A minimal brand shows its name, mark and accent, and nothing of the theme that it extends. */
async function expectMinimalBrand(page: Page): Promise<void> {
  expect(await page.title()).toMatch(/ · Minimal$/);
  await page.getByRole('link', { name: 'Minimal, to the lobby' }).locator('img').first().waitFor();
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--lobi-color-accent').trim(),
  );
  expect(accent).toBe('#c2410c');
  expect(await page.content()).not.toMatch(/Pesisir|Lentera/);
}

/** A light brand shows its logo, font, texts and footer, and nothing of the theme that it extends. */
async function expectLightBrand(page: Page): Promise<void> {
  expect(await page.title()).toBe('Café · Kopi88');
  await page.locator('.lobi-BrandMark-name img').first().waitFor();
  const { font, ground } = await page.evaluate(() => ({
    font: getComputedStyle(document.body).fontFamily,
    ground: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(font).toContain('Sora Variable');
  expect(ground).toBe('rgb(255, 250, 243)');
  await page.getByRole('link', { name: 'Our story' }).waitFor();
  await page.getByText('PT Kopi Delapan Delapan').first().waitFor();
  expect(await page.content()).not.toMatch(/Pesisir|Lentera/);
}

/**
 * The plugin shows a banner and a badge to everyone, and its page in the menu of players; an offer that
 * is claimed there is claimed on the backend.
 */
async function expectPromoPlugin(page: Page): Promise<void> {
  await page.getByText('Deposit today and play the whole weekend.').waitFor();
  await page.getByText('2×').first().waitFor();
  expect(await page.locator('a[href="/promo"]').count()).toBe(0);
  await logIn(page);
  await page.locator('.lobi-Sidebar-root a[href="/promo"]').click();
  await page.getByRole('heading', { name: 'Double Friday' }).waitFor();
  await page.getByText('budi: Deposit today').waitFor();
  await page.getByText('Double Friday (2026-12-31)').waitFor();
  await page.getByRole('button', { name: 'Take it' }).first().click();
  await page.getByRole('button', { name: 'Taken', disabled: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Take it' }).count()).toBe(1);
}

/** Brands of the examples, and what a visitor sees of each. */
const brands = {
  minimal: expectMinimalBrand,
  'light-brand': expectLightBrand,
  'promo-plugin': expectPromoPlugin,
} as const;

/** A commit tests one of them, alternating daily; a full run all. */
const tried = shareOfDay(
  Object.keys(brands) as (keyof typeof brands)[],
  countOf('LOBI_EXAMPLES_STEP', 3, 1),
);

let temporaryFolder: string;
let browser: Browser;
let examples: Record<keyof typeof brands | 'own-backend', OwnProject>;
let backend: Served;

beforeAll(async () => {
  temporaryFolder = mkdtempSync(join(tmpdir(), 'lobi-examples-'));
  const tarballs: Record<string, string> = {};
  for (const name of publishedPackages) {
    tarballs[`@lobi/${name}`] = await packPackage(name, join(temporaryFolder, 'tarballs'));
  }
  examples = await createExamples(
    [...tried, 'own-backend'],
    join(temporaryFolder, 'examples'),
    tarballs,
  );
  browser = await chromium.launch({ executablePath: browserPath() });
  backend = await examples['own-backend'].start((port) => ({
    command: [process.execPath, 'server.ts'],
    env: { PORT: port },
    path: 'api/settings',
  }));
}, 600_000);

afterAll(async () => {
  await backend.stop();
  await browser.close();
  rmSync(temporaryFolder, { recursive: true, force: true });
});

/**
 * Opens the built app of an example with the example backend, as a visitor who has accepted the notice.
 */
async function open(example: OwnProject): Promise<{ page: Page; stop: () => Promise<void> }> {
  const api = new URL(backend.url).origin;
  const server = await example.serve('lobi', (port) => ['preview', '--port', port, '--api', api]);
  const page = await browser.newPage();
  await page.goto(new URL('/game', server.url).href);
  await page.getByRole('button', { name: 'Agree' }).click();
  await page.locator('a[href^="/game/"]').first().waitFor();
  return {
    page,
    async stop() {
      await page.close();
      await server.stop();
    },
  };
}

async function logIn(page: Page): Promise<void> {
  await page.goto(new URL('/login', page.url()).href);
  await page.locator('input[name="username"]').fill('budi');
  await page.locator('input[name="password"]').fill('correct horse battery');
  await page.locator('input[name="password"]').press('Enter');
  await page.locator('.lobi-WalletChip-body[href="/wallet/wallet-1"]').waitFor();
}

describe.each(tried)('the example %s', (name) => {
  it('an example has no problems, compiles strictly, builds, and shows the content of its brand file', async () => {
    const { folder, run } = examples[name];
    const lobi = join(folder, 'node_modules/.bin/lobi');
    expect(await run(lobi, 'check')).toBe('brand.config.ts has no problems.\n');
    await run(...typeCheck);
    await run(lobi, 'build');
    const { page, stop } = await open(examples[name]);
    await brands[name](page);
    await stop();
  });
});

describe('the example own-backend', () => {
  it('the backend compiles strictly, and its responses fulfil the contract', async () => {
    const { folder, run } = examples['own-backend'];
    await run(...typeCheck);
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      scripts: { conformance: string };
    };
    const [program = '', ...words] = scripts.conformance.split(' ');
    const { origin } = new URL(backend.url);
    const there = words.map((word) => word.replace('http://localhost:9000', origin));
    const output = await run(join(folder, 'node_modules/.bin', program), ...there);
    expect(output).toMatch(/: \d{2} passed, 0 failed/);
  });
});
