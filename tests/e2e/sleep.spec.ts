import type { Round, User } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession, type ApiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { expect, test, type Visitor } from './platform-fixture.ts';
import { balanceIn, signOutElsewhere } from './screens.ts';

/** Content of a page at one moment. */
interface Moment {
  /** Whether the bet can be placed. */
  readonly open: boolean;
  /** The top bar, with the balance. */
  readonly bar: string;
}

/** Records at every change of the page whether the bet can be placed, and the displayed balance. */
function watchPage(): void {
  const moments: Moment[] = [];
  const look = (): void => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /^Pasang .*Meron/.test(textContent.trim()),
    );
    const isOpen = button && !button.disabled && button.getAttribute('aria-disabled') !== 'true';
    const bar = document.querySelector('header')?.innerText ?? '';
    moments.push({ open: Boolean(isOpen), bar: bar.replace(/\s+/g, ' ') });
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  Object.assign(window, {
    takeMoments: () => {
      look();
      return moments.splice(0);
    },
  });
}

/** A browser ignores writes to a closing socket; the mock of a routed one throws. */
function dropLateTexts(): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function drop(data) {
    if (this.readyState <= WebSocket.OPEN) send.call(this, data);
  };
}

const takeMoments = (page: Page) =>
  page.evaluate(() => (window as unknown as { takeMoments(): Moment[] }).takeMoments());

/** How a page and its device sleep and wake up. */
interface Sleep {
  fallAsleep(page: Page): Promise<void>;
  wakeUp(page: Page): Promise<void>;
}

const hours = 3_600_000;

/** Shows or hides the tab, as far as the page can detect. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    Object.defineProperty(document, 'hidden', {
      value: visibility === 'hidden',
      configurable: true,
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Dispatches the life-cycle events of the browser to the page. */
const setPageState = (page: Page, event: 'freeze' | 'resume') =>
  page.evaluate((name) => document.dispatchEvent(new Event(name)), event);

const sleeps: Readonly<Record<string, Sleep>> = {
  // A headless browser hides and freezes no tab (`Page.setWebLifecycleState` has no effect), so that the
  // page gets the event, and its timers stop.
  'a tab that the browser froze': {
    fallAsleep: async (page) => {
      await setVisibility(page, 'hidden');
      await setPageState(page, 'freeze');
      await page.clock.pauseAt(Date.now() + 60_000);
    },
    wakeUp: async (page) => {
      await page.clock.resume();
      await setPageState(page, 'resume');
      await setVisibility(page, 'visible');
    },
  },
  // The tab was visible all the time.
  'a laptop that slept for eight hours': {
    fallAsleep: async () => {},
    wakeUp: (page) => page.clock.fastForward(8 * hours),
  },
  // Chromium runs the timers of a tab that is hidden for long once a minute.
  'a hidden tab whose timers ran once a minute': {
    fallAsleep: async (page) => {
      await setVisibility(page, 'hidden');
      for (let minute = 0; minute < 10; minute += 1) await page.clock.fastForward(60_000);
    },
    wakeUp: (page) => setVisibility(page, 'visible'),
  },
};

interface Scene extends Visitor {
  readonly agent: ApiSession;
  readonly player: ApiSession;
  readonly walletId: string;
  readonly round: Round;
}

// id: balance-fresh-after-sleep
test.describe('after a sleep the page shows a fresh balance before a bet can be placed', () => {
  let scene: Scene;
  /** A socket that slept is dead, and neither side has noticed. */
  let silence: () => void;

  test.beforeEach(async ({ visit, platform }) => {
    const declarator = await apiSession(platform.origin, 'declare');
    const { game, round } = await openFight(declarator);
    const player = await apiSession(platform.origin, 'player');
    const visitor = await visit({ path: '/login', as: 'player' });
    const { page } = visitor;
    await page.addInitScript(watchPage);
    await page.clock.install();
    const silent: (() => void)[] = [];
    await page.routeWebSocket(/\/app\/lobi/, (near) => {
      let isSilent = false;
      silent.push(() => (isSilent = true));
      const far = near.connectToServer();
      near.onMessage((frame) => void (isSilent || far.send(frame)));
      far.onMessage((frame) => void (isSilent || near.send(frame)));
    });
    await page.addInitScript(dropLateTexts);
    silence = () => {
      for (const each of silent) each();
    };
    await page.goto(`/game/${game.id}`);
    await page.getByRole('button', { name: /^Meron/ }).click();
    await page.getByLabel('Nilai taruhan').fill('10.000');
    const { wallet } = await player.get<User>('/api/auth/check');
    const agent = await apiSession(platform.origin, 'agent');
    scene = { ...visitor, agent, player, walletId: wallet.id, round };
    await expect(placeButton()).toBeEnabled();
    await expect.poll(() => balanceIn(page)).toBe(BigInt(wallet.balance));
  });

  const placeButton = () => scene.page.getByRole('button', { name: /^Pasang .*Meron/ });
  /** An amount in the format of the top bar. */
  const written = (amount: string) => BigInt(amount).toLocaleString('id-ID');
  const balance = async () => (await scene.player.get<User>('/api/auth/check')).wallet.balance;

  for (const [name, { fallAsleep, wakeUp }] of Object.entries(sleeps)) {
    test(name, async () => {
      const { page, agent, walletId } = scene;
      await fallAsleep(page);
      silence();
      await agent.post(`/api/wallet/${walletId}/transaction`, { type: 'cash-in', amount: '4321' });
      const fresh = await balance();
      // The response is pending long enough to check that no bet can be placed meanwhile.
      const answer = Promise.withResolvers<void>();
      await page.route(`**/api/wallet/${walletId}`, async (route) => {
        await answer.promise;
        await route.continue();
      });
      await takeMoments(page);
      await wakeUp(page);
      await expect(placeButton()).toBeDisabled();
      answer.resolve();
      await expect.poll(() => balanceIn(page)).toBe(BigInt(fresh));
      await expect(placeButton()).toBeEnabled();
      // Once closed, it opened with the fresh balance, and never before.
      const moments = await takeMoments(page);
      const closed = moments.findIndex(({ open }) => !open);
      expect(closed).toBeGreaterThanOrEqual(0);
      const old = moments
        .slice(closed)
        .filter(({ open, bar }) => open && !bar.includes(written(fresh)));
      expect(old).toEqual([]);
    });
  }

  test('a device that wakes after its session expired asks to sign in before a bet', async ({
    platform,
  }) => {
    const { page } = scene;
    silence();
    await signOutElsewhere(page, platform.origin);
    await takeMoments(page);
    await page.clock.fastForward(8 * hours);
    await expect(page.getByLabel('Kata sandi', { exact: true })).toBeVisible();
    const moments = await takeMoments(page);
    const closed = moments.findIndex(({ open }) => !open);
    expect(moments.slice(closed).filter(({ open }) => open)).toEqual([]);
  });
});
