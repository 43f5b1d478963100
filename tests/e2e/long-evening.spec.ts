import type { Round, User } from '@lobi/core/contract';
import { countOf } from '../faults/counts.ts';
import { apiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { measureMemory, type Look } from './memory.ts';
import { expect, test } from './platform-fixture.ts';
import { balanceIn } from './screens.ts';
import { listenIn } from './sockets.ts';

/** Seconds of the soak test with an event in each: eight hours in a full run, ten minutes otherwise. */
const seconds = countOf('LOBI_EVENING_SECONDS', 600, 8 * 3_600);

/** Number of memory measurements that count, evenly distributed; one before them is a warm-up. */
const looks = 6;

/** Maximum growth of memory in a soak test. */
const maximum = { heapMb: 10, heapShare: 0.1, nodesPerHour: 20, listenersPerHour: 20 };

// id: eight-hours-no-leak
test('eight hours with an event per second do not grow memory, nodes and listeners of a page', async ({
  visit,
  platform,
  isMobile,
}) => {
  test.skip(isMobile, 'the same code receives events on a phone');
  test.setTimeout(600_000 + seconds * 200);
  const { game, round } = await openFight(await apiSession(platform.origin, 'declare'));
  const session = await apiSession(platform.origin, 'player');
  const { wallet } = await session.get<User>('/api/auth/check');
  const { data: shown } = await session.get<{ data: Round }>(`/api/round/${round.id}`);

  const { context, page } = await visit({ path: '/terms', as: 'player' });
  const subscribed = new Set<unknown>();
  const sockets = await listenIn(page, subscribed);
  await page.clock.install();
  await page.goto(`/game/${game.id}`);
  const devtools = await context.newCDPSession(page);

  const encodeEvent = (channel: string, data: object) =>
    sockets.at(-1)?.send(JSON.stringify({ event: 'updated', channel, data: JSON.stringify(data) }));
  /** Returns the balance of the wallet after a second of the evening; another sum each time. */
  const balanceAt = (n: number): bigint => BigInt(wallet.balance) + 1n + BigInt(n % 1_000);
  const sayBalance = (n: number) =>
    encodeEvent(`private-wallet.${wallet.id}`, {
      ...wallet,
      balance: String(balanceAt(n)),
      version: wallet.version + 1 + n,
    });
  /** One second: the wallet has changed, or the pools of the fight have. */
  async function second(n: number): Promise<void> {
    if (n % 2 === 0) sayBalance(n);
    else encodeEvent(`round.${round.id}`, { ...shown, version: shown.version + 1 + n });
    // A faster clock would time out responses that are still pending.
    if (subscribed.size > 0)
      await expect.poll(() => subscribed.size, { intervals: [5, 20, 100] }).toBe(0);
    await page.clock.runFor(1_000);
  }
  const reminder = page.getByRole('button', { name: 'Lanjut bermain' });
  /**
   * Acts occasionally, because an idle player is signed out after half an hour, and is asked every hour
   * whether to continue.
   */
  async function stay(): Promise<void> {
    if ((await reminder.count()) > 0) await reminder.dispatchEvent('click');
    else await page.keyboard.press('Shift');
  }
  // The page's clock only runs with the test, and no faster than real time while the page waits for
  // responses.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await page.getByText('Taruhan dibuka', { exact: true }).count()).toBe(1);
    expect([sockets.length > 0, subscribed.size]).toEqual([true, 0]);
    sayBalance(0);
    await page.clock.runFor(1_000);
    expect(await balanceIn(page)).toBe(balanceAt(0));
  }).toPass();
  // A slow connection may have needed more than one at first.
  const opened = sockets.length;

  const seen: Look[] = [];
  const part = Math.floor(seconds / (looks + 1));
  for (let n = 0; n < part * (looks + 1); n += 1) {
    await second(n);
    if (n % 300 === 0) await stay();
    if (n % part === part - 1) seen.push(await measureMemory(devtools));
  }
  // The page shows the last event of the wallet: it has received all of them.
  const last = part * (looks + 1) - 1 - ((part * (looks + 1) - 1) % 2);
  await expect(async () => {
    await stay();
    await page.clock.runFor(1_000);
    expect(await balanceIn(page)).toBe(balanceAt(last));
  }).toPass();

  const [first, end] = [seen.at(-looks), seen.at(-1)];
  if (!first || !end) throw new Error('Nothing was looked at.');
  const hours = (part * (looks - 1)) / 3_600;
  const grown = end.heapMb - first.heapMb;
  test.info().annotations.push({ type: 'memory', description: JSON.stringify(seen) });
  expect(grown, JSON.stringify(seen)).toBeLessThanOrEqual(
    Math.min(maximum.heapMb, first.heapMb * maximum.heapShare),
  );
  // A few are created and removed with the displayed content.
  expect(end.nodes - first.nodes).toBeLessThanOrEqual(50 + maximum.nodesPerHour * hours);
  expect(end.listeners - first.listeners).toBeLessThanOrEqual(
    20 + maximum.listenersPerHour * hours,
  );
  expect(sockets).toHaveLength(opened);
});
