import { decideAccess, routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { countOf, shareOfDay, today } from '../faults/counts.ts';
import { visitedRoutes, visitors, type Visitor } from './addresses.ts';

/** Visitors that are checked on a wide page too: one in the shell and one in the office. */
export const wideVisitors: ReadonlySet<Visitor> = new Set<Visitor>(['player', 'admin']);

/** Returns the decision of a route's guard for a visitor. */
export const accessOf = (name: RouteName, visitor: Visitor) =>
  decideAccess(routeOf(name), visitor === 'guest' ? null : { role: visitor });

/**
 * Routes open to every signed-in user whose content is denied to some: wallets to a declarator, users to
 * players without a downline.
 * @source ours
 */
export const isContentDenied = (name: RouteName, visitor: Visitor): boolean =>
  (visitor === 'declare' && routeOf(name).path.includes(':walletId')) ||
  (name === 'user.index' && (visitor === 'player' || visitor === 'declare'));

/** The two forms for guests redirect signed-in users. */
export const isRedirected = (name: RouteName, visitor: Visitor): boolean =>
  visitor !== 'guest' && (name === 'login' || name === 'auth.register');

/** Routes on which this user sees a screen. */
export const openRoutes = (visitor: Visitor): RouteName[] =>
  visitedRoutes.filter(
    (name) =>
      accessOf(name, visitor) === 'allow' &&
      !isContentDenied(name, visitor) &&
      !isRedirected(name, visitor) &&
      name !== 'error.403',
  );

/**
 * Roles whose screens a commit visits again, alternating daily; a full run visits those of all.
 * `every-screen` opens every screen of every role in each run.
 */
export const selectForToday = <Reader>(all: readonly Reader[]): Reader[] =>
  shareOfDay(all, countOf('LOBI_VISITORS_STEP', 3, 1));

/** Number of visitors with the same outcome on a route that visit it in one run; all in a full run. */
const visitorsPerOutcome = countOf('LOBI_VIEWERS', 1, visitors.length);

/** Returns whether a visitor visits a route today, among the visitors with the same outcome there. */
const isTurnOf = (visitor: Visitor, name: RouteName, alike: readonly Visitor[]): boolean =>
  (routeNames.indexOf(name) + alike.indexOf(visitor) + today) % alike.length < visitorsPerOutcome;

/** Screens that a visitor visits today, among the visitors that share them. */
export const screensToVisit = <Each extends Visitor>(
  visitor: Each,
  among: readonly Each[],
): RouteName[] =>
  openRoutes(visitor).filter((name) =>
    isTurnOf(
      visitor,
      name,
      among.filter((each) => openRoutes(each).includes(name)),
    ),
  );

/** The outcome when a visitor opens a route. */
function outcomeOf(name: RouteName, visitor: Visitor): string {
  if (isRedirected(name, visitor)) return 'onward';
  return isContentDenied(name, visitor) ? 'closed' : accessOf(name, visitor);
}

/** Routes, open or not, that a visitor visits today: each outcome of a route is tested in every run. */
export const routesToVisit = (visitor: Visitor, among: readonly Visitor[]): RouteName[] =>
  visitedRoutes.filter((name) =>
    isTurnOf(
      visitor,
      name,
      among.filter((each) => outcomeOf(name, each) === outcomeOf(name, visitor)),
    ),
  );

/** The first visitor with this outcome of a route; it is the same for the others. */
const firstWithOutcome = (name: RouteName, outcome: string): Visitor | undefined =>
  visitors.find((visitor) => outcomeOf(name, visitor) === outcome);

/**
 * Returns whether a visitor opens a route by its address, so that the page is loaded there. Each outcome
 * of a route is tested once like this; otherwise the address is followed inside the app.
 */
export const isOpenedByAddress = (name: RouteName, visitor: Visitor): boolean =>
  firstWithOutcome(name, outcomeOf(name, visitor)) === visitor;

/** Returns the heading of a screen. */
export const headingOf = (page: Page) => page.locator('h1').first();

/** Pending requests of a page: calls and code. */
const pendingRequests = new WeakMap<Page, Set<unknown>>();

/** Records the requests of a page from now on. */
export function watchCalls(page: Page): void {
  const calls = new Set<unknown>();
  pendingRequests.set(page, calls);
  page.on('request', (request) => {
    // A reloaded page does not wait for requests of the previous one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    if (/\/(api|assets)\//.test(request.url())) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/** Follows an address inside the app like a link, without loading the page again. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state: { idx?: number } | null = history.state;
    history.pushState({ idx: (state?.idx ?? 0) + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/**
 * Resolves when the screen is rendered: the overlay is gone, the app has replaced a pre-rendered lobby,
 * it has its heading, and no request is pending. The page must be recorded by `watchCalls`.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#overlay')).toHaveCount(0);
  await expect(page.locator('#app:not([data-prerendered])')).toBeAttached();
  await expect(async () => {
    await drawn(page);
    expect(pendingRequests.get(page)?.size).toBe(0);
    expect(await drawn(page)).toEqual({ headings: true, busy: false });
    // A page that has just been rendered may have made more requests.
    expect(pendingRequests.get(page)?.size).toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

/**
 * Navigates to another screen like a link, and waits until it is rendered. Until the previous heading is
 * gone, the old screen is still displayed, and no request may be pending yet.
 */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.locator('main h1').evaluateAll((headings) => {
    for (const heading of headings) heading.dataset['left'] = '';
  });
  await follow(page, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await settled(page);
}

/** Returns the content of the page two frames from now. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return {
      headings: document.querySelector('h1') !== null,
      busy: document.querySelector('main [aria-busy="true"]') !== null,
    };
  });

/** Returns the findings of axe, of any severity, with the first element of each. */
export async function allFindings(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    // An element that the header covers while the page is scrolled is not a small target.
    scrollTo(0, 0);
    const { axe: examiner } = globalThis as unknown as { axe: typeof axe };
    // A frame contains another party's game.
    return examiner.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      // Controls need 24 px in width and height, or as much spacing: axe disables this rule by default.
      rules: { 'target-size': { enabled: true } },
    });
  });
  return violations.map(({ id, impact, nodes }) => ({
    impact,
    sentence: `${id}: ${nodes[0]?.html}`,
  }));
}

/** Returns the serious and critical findings of axe, with the first element of each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  return (await allFindings(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ sentence }) => sentence);
}

/** Pixels by which the page is wider than a window of this width. */
export async function overflowAt(page: Page, width: number): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width, height: 700 });
  const overflow = await page.evaluate(async () => {
    // Drawings follow the width of their container a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
  if (size) await page.setViewportSize(size);
  return overflow;
}
