import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { allFindings, follow } from '../e2e/screen-checks.ts';

/** Themes that a brand may extend. A commit examines one of them, alternating daily; a full run all. */
const looks = shareOfDay(['lentera', 'pesisir', 'baja'], countOf('LOBI_LOOKS_STEP', 3, 1));

/** Screens that are open to everyone. */
const ofGuests = ['/game', '/login', '/register', '/fairness'] as const;

/** Part of the screens of a theme that a commit examines, another part each day; a full run all. */
const screensStep = countOf('LOBI_BRAND_SCREENS_STEP', 2, 1);

/** Waits until the page has its heading, and no part of it is loading. */
async function whenDrawn(page: Page): Promise<void> {
  await page.locator('#overlay').waitFor({ state: 'detached' });
  await page.waitForFunction(
    () => document.querySelector('h1') && !document.querySelector('main [aria-busy="true"]'),
  );
}

/**
 * Follows an address like a link, unless the page has it already, and waits until the heading of the previous
 * page has disappeared.
 */
async function open(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset['left'] = '';
  });
  await follow(page, address);
  await page.locator('h1[data-left]').waitFor({ state: 'detached' });
  await whenDrawn(page);
}

const groundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/**
 * Builds the brand of a folder with another theme, and waits until the page shows it; throws on a
 * timeout.
 */
async function extend(folder: string, look: string, page: Page): Promise<void> {
  const path = join(folder, 'brand.config.ts');
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(/extends: '\w+'/, `extends: '${look}'`);
  if (changed === text) return;
  await whenDrawn(page);
  const before = await groundOf(page);
  writeFileSync(path, changed);
  // The development server may serve the previous file again.
  for (let loads = 0; loads < 10; loads += 1) {
    await page.reload();
    await whenDrawn(page);
    if ((await groundOf(page)) !== before) return;
  }
  throw new Error(`The page does not show the look ${look}.`);
}

/** Runs axe on screens of a page; returns the findings by screen. */
async function examine(page: Page, screens: readonly string[], name: string): Promise<string[]> {
  const found: string[] = [];
  for (const screen of shareOfDay(screens, screensStep)) {
    await open(page, screen);
    for (const { sentence } of await allFindings(page)) found.push(`${name} ${screen} ${sentence}`);
  }
  return found;
}

/**
 * Runs axe on the screens of the day of a brand, of four as a guest and six as a player, in the themes of
 * the day.
 * @param folder of the brand, which `lobi dev` serves; its brand file is restored at the end
 * @returns findings of any severity, by theme and screen
 */
export async function examineBrands(
  folder: string,
  browser: Browser,
  url: string,
): Promise<string[]> {
  const path = join(folder, 'brand.config.ts');
  const before = readFileSync(path, 'utf8');
  const visit = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
    // A slow or busy machine must not fail a test.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Agree' }).click();
    return page;
  };
  const guest = await visit();
  const player = await visit();
  await player.locator('input[name="username"]').fill('player');
  await player.locator('input[name="password"]').fill('lobi-demo');
  await player.locator('input[name="password"]').press('Enter');
  const chip = player.locator('.lobi-WalletChip-body[href^="/wallet/"]');
  const wallet = (await chip.getAttribute('href')) ?? '';
  const ofPlayers = [
    `${wallet}/bet`,
    '/dashboard',
    '/player/dashboard',
    '/player/wallet/deposit',
    wallet,
    '/notification',
  ];
  const found: string[] = [];
  for (const look of looks) {
    await extend(folder, look, guest);
    await player.reload();
    await Promise.all([whenDrawn(guest), whenDrawn(player)]);
    found.push(...(await examine(guest, ofGuests, look)));
    found.push(...(await examine(player, ofPlayers, look)));
  }
  writeFileSync(path, before);
  await Promise.all([guest.context().close(), player.context().close()]);
  return found;
}
