import AxeBuilder from '@axe-core/playwright';
import { decideAccess, routeOf, type RouteName } from '@lobi/core/routes';
import { expect, type Page } from '@playwright/test';
import { walkedRoutes, type Walker } from './addresses.ts';

/** What a route leads to for a walker. */
export const accessOf = (name: RouteName, walker: Walker) =>
  decideAccess(routeOf(name), walker === 'guest' ? null : { role: walker });

/** Pages of a wallet, which a declarator has no eye for. @source ours */
export const hasNoWallet = (name: RouteName, walker: Walker): boolean =>
  walker === 'declare' && routeOf(name).path.includes(':walletId');

/** The two forms for guests lead everybody else on. */
export const leadsOn = (name: RouteName, walker: Walker): boolean =>
  walker !== 'guest' && (name === 'login' || name === 'auth.register');

/** Routes on which their reader sees a screen. */
export const openRoutes = (walker: Walker): RouteName[] =>
  walkedRoutes.filter(
    (name) =>
      accessOf(name, walker) === 'allow' &&
      !hasNoWallet(name, walker) &&
      !leadsOn(name, walker) &&
      name !== 'error.403',
  );

/** Calls of a page that have no answer yet. */
const underWay = new WeakMap<Page, Set<unknown>>();

/** Watches the calls of a page from now on. */
export function watchCalls(page: Page): void {
  const calls = new Set<unknown>();
  underWay.set(page, calls);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/**
 * The screen is drawn: the overlay is gone, it has its heading, and nothing is on its way, neither a
 * call nor what a call brings. The page is one that `watchCalls` watches.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#overlay')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect.poll(() => underWay.get(page)?.size, { intervals: [20, 50, 100] }).toBe(0);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** What axe finds serious or critical, with the first element of each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Pixels by which the page is wider than a window of this width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 700 });
  const overflow = await page.evaluate(async () => {
    // Drawings follow the width of their room a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  if (size) await page.setViewportSize(size);
  return overflow;
}
