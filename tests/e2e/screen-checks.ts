import { decideAccess, routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { countOf, shareOfDay, today } from '../faults/counts.ts';
import { walkedRoutes, walkers, type Walker } from './addresses.ts';

/** Walkers that are checked on a wide page too: one in the shell and one in the office. */
export const seenWide: ReadonlySet<Walker> = new Set<Walker>(['player', 'admin']);

/** Returns the decision of a route's guard for a walker. */
export const accessOf = (name: RouteName, walker: Walker) =>
  decideAccess(routeOf(name), walker === 'guest' ? null : { role: walker });

/**
 * Routes open to every signed-in user whose content is denied to some: wallets to a declarator, users to
 * players without a downline.
 * @source ours
 */
export const isClosedInPlace = (name: RouteName, walker: Walker): boolean =>
  (walker === 'declare' && routeOf(name).path.includes(':walletId')) ||
  (name === 'user.index' && (walker === 'player' || walker === 'declare'));

/** The two forms for guests redirect signed-in users. */
export const leadsOn = (name: RouteName, walker: Walker): boolean =>
  walker !== 'guest' && (name === 'login' || name === 'auth.register');

/** Routes on which this user sees a screen. */
export const openRoutes = (walker: Walker): RouteName[] =>
  walkedRoutes.filter(
    (name) =>
      accessOf(name, walker) === 'allow' &&
      !isClosedInPlace(name, walker) &&
      !leadsOn(name, walker) &&
      name !== 'error.403',
  );

/**
 * Roles whose screens a commit visits again, alternating daily; a full run visits those of all.
 * `every-screen` opens every screen of every role in each run.
 */
export const ofToday = <Reader>(all: readonly Reader[]): Reader[] =>
  shareOfDay(all, countOf('LOBI_WALKERS_STEP', 3, 1));

/** Number of walkers with the same outcome on a route that visit it in one run; all in a full run. */
const viewers = countOf('LOBI_VIEWERS', 1, walkers.length);

/** Returns whether a walker visits a route today, among the walkers with the same outcome there. */
const isTurnOf = (walker: Walker, name: RouteName, alike: readonly Walker[]): boolean =>
  (routeNames.indexOf(name) + alike.indexOf(walker) + today) % alike.length < viewers;

/** Screens that a walker visits today, among the walkers that share them. */
export const screensOf = <Each extends Walker>(walker: Each, among: readonly Each[]): RouteName[] =>
  openRoutes(walker).filter((name) =>
    isTurnOf(
      walker,
      name,
      among.filter((each) => openRoutes(each).includes(name)),
    ),
  );

/** The outcome when a walker opens a route. */
function outcomeOf(name: RouteName, walker: Walker): string {
  if (leadsOn(name, walker)) return 'onward';
  return isClosedInPlace(name, walker) ? 'closed' : accessOf(name, walker);
}

/** Routes, open or not, that a walker visits today: each outcome of a route is tested in every run. */
export const routesOf = (walker: Walker, among: readonly Walker[]): RouteName[] =>
  walkedRoutes.filter((name) =>
    isTurnOf(
      walker,
      name,
      among.filter((each) => outcomeOf(name, each) === outcomeOf(name, walker)),
    ),
  );

/** The first walker with this outcome of a route; it is the same for the others. */
const firstToMeet = (name: RouteName, outcome: string): Walker | undefined =>
  walkers.find((walker) => outcomeOf(name, walker) === outcome);

/**
 * Returns whether a walker opens a route by its address, so that the page is loaded there. Each outcome
 * of a route is tested once like this; otherwise the address is followed inside the app.
 */
export const typesAddress = (name: RouteName, walker: Walker): boolean =>
  firstToMeet(name, outcomeOf(name, walker)) === walker;

/** Returns the heading of a screen. */
export const headingOf = (page: Page) => page.locator('h1').first();

/** Pending requests of a page: calls and code. */
const underWay = new WeakMap<Page, Set<unknown>>();

/** Records the requests of a page from now on. */
export function watchCalls(page: Page): void {
  const calls = new Set<unknown>();
  underWay.set(page, calls);
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
  await expect(page.locator('#app:not([data-printed])')).toBeAttached();
  await expect(async () => {
    await drawn(page);
    expect(underWay.get(page)?.size).toBe(0);
    expect(await drawn(page)).toEqual({ headings: true, busy: false });
    // A page that has just been rendered may have made more requests.
    expect(underWay.get(page)?.size).toBe(0);
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
