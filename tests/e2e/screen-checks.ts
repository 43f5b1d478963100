import { decideAccess, routeNames, routeOf, type RouteName } from '@lobi/core/routes';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { countOf, shareOfDay } from '../faults/counts.ts';
import { walkedRoutes, walkers, type Walker } from './addresses.ts';

/** Walkers that are checked on a wide page too: one in the shell and one in the office. */
export const seenWide: ReadonlySet<Walker> = new Set<Walker>(['player', 'admin']);

/** Returns the decision of a route's guard for a walker. */
export const accessOf = (name: RouteName, walker: Walker) =>
  decideAccess(routeOf(name), walker === 'guest' ? null : { role: walker });

/**
 * Pages whose address is open to every signed-in user, and which are closed in place to those whom the
 * platform shows nothing of it: wallets to a declarator, users to those without a downline. @source ours
 */
export const isClosedInPlace = (name: RouteName, walker: Walker): boolean =>
  (walker === 'declare' && routeOf(name).path.includes(':walletId')) ||
  (name === 'user.index' && (walker === 'player' || walker === 'declare'));

/** The two forms for guests lead all others on. */
export const leadsOn = (name: RouteName, walker: Walker): boolean =>
  walker !== 'guest' && (name === 'login' || name === 'auth.register');

/** Routes on which their reader sees a screen. */
export const openRoutes = (walker: Walker): RouteName[] =>
  walkedRoutes.filter(
    (name) =>
      accessOf(name, walker) === 'allow' &&
      !isClosedInPlace(name, walker) &&
      !leadsOn(name, walker) &&
      name !== 'error.403',
  );

/**
 * Roles whose screens a commit visits an extra time, other roles each day; a full run visits those of
 * all. `every-screen` opens every screen of every role in each run.
 */
export const ofToday = <Reader>(all: readonly Reader[]): Reader[] =>
  shareOfDay(all, countOf('LOBI_WALKERS_STEP', 3, 1));

/** By how many of those who may open a screen it is looked at: by one in every run, in turn; in a full one by all. */
const viewers = countOf('LOBI_VIEWERS', 1, walkers.length);

/** The screens that it is a walker's turn to look at, of those among whom they are shared. */
export const screensOf = <Each extends Walker>(walker: Each, among: readonly Each[]): RouteName[] =>
  openRoutes(walker).filter((name) => {
    const readers = among.filter((each) => openRoutes(each).includes(name));
    const turn = routeNames.indexOf(name) + readers.indexOf(walker);
    return turn % readers.length < viewers;
  });

/** The first walker of a route with this outcome; the others meet the same there. */
const firstToMeet = (name: RouteName, outcome: string): Walker | undefined =>
  walkers.find((walker) => outcomeOf(name, walker) === outcome);

const outcomeOf = (name: RouteName, walker: Walker): string =>
  leadsOn(name, walker) ? 'onward' : accessOf(name, walker);

/**
 * Whether a walker types the address of a route in, so that the page is loaded there. Each outcome
 * of a route is met like this once; where it is known, the address is followed inside the app.
 */
export const typesAddress = (name: RouteName, walker: Walker): boolean =>
  firstToMeet(name, outcomeOf(name, walker)) === walker;

/** Returns the heading of a screen. */
export const headingOf = (page: Page) => page.locator('h1').first();

/** Pending requests of a page: calls and code. */
const underWay = new WeakMap<Page, Set<unknown>>();

/** Watches what a page asks for from now on. */
export function watchCalls(page: Page): void {
  const calls = new Set<unknown>();
  underWay.set(page, calls);
  page.on('request', (request) => {
    // A page that is loaded again waits for nothing that the one before had asked for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) calls.clear();
    if (/\/(api|assets)\//.test(request.url())) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
}

/** Follows an address inside the app, as a link does: the page is not loaded again. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state: { idx?: number } | null = history.state;
    history.pushState({ idx: (state?.idx ?? 0) + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/**
 * The screen is drawn: the overlay is gone, it has its heading, and nothing is on its way, neither a
 * call nor what a call brings. The page is one that `watchCalls` watches.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#overlay')).toHaveCount(0);
  await expect(async () => {
    await drawn(page);
    expect(underWay.get(page)?.size).toBe(0);
    expect(await drawn(page)).toEqual({ headings: true, busy: false });
    // A page that has just been drawn may have requested more.
    expect(underWay.get(page)?.size).toBe(0);
  }).toPass({ intervals: [20, 50, 100], timeout: 30_000 });
}

/**
 * Goes to another screen as a link does, and waits until it is drawn. Until the heading of the screen
 * before is gone, what is shown is still that one, and nothing need be on its way yet.
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

/** Returns the serious and critical findings of axe, with the first element of each. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async () => {
    // An element that the head covers while the page is scrolled is no small target.
    scrollTo(0, 0);
    const { axe: examiner } = globalThis as unknown as { axe: typeof axe };
    // A frame holds another party's game.
    return examiner.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      // Controls are at least 24 px wide and high, or have that much room: axe leaves it out by default.
      rules: { 'target-size': { enabled: true } },
    });
  });
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
