import type { Game, User } from '@lobi/core/contract';
import type { FrameLocator } from '@playwright/test';
import pg from 'pg';
import { withProvidersFile } from '../faults/providers-file.ts';
import { startSampleProvider, type SampleProvider } from '../providers/sample-provider.ts';
import { apiSession, keptSession } from './api-session.ts';
import { expect, test } from './platform-fixture.ts';
import { balanceIn } from './screens.ts';
import { discard, startDemo, type RunningServer } from './start-server.ts';

/** A platform with the games of a provider, whose server is a separate program. */
interface House extends AsyncDisposable {
  readonly server: RunningServer;
  readonly provider: SampleProvider;
  /** The game as listed in the lobby. */
  readonly game: Game;
}

async function openHouse(): Promise<House> {
  await using opened = new AsyncDisposableStack();
  const provider = opened.use(await startSampleProvider());
  const server = await withProvidersFile([provider.registration], async (file) => {
    return opened.adopt(await startDemo({ env: { LOBI_PROVIDERS: file } }), discard);
  });
  provider.connect(server.origin);
  const answer = await fetch(`${server.origin}/api/game?perPage=100`);
  const { data } = (await answer.json()) as { data: Game[] };
  const game = data.find(({ title }) => title === 'Lempar Koin');
  if (!game) throw new Error('The game of the provider is not in the lobby.');
  const resources = opened.move();
  return { server, provider, game, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

/** Tosses once inside the frame and waits until the coin has landed. */
async function toss(game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: '1000 on heads' }).click();
  await expect(game.getByRole('status')).toHaveText(/^(heads|tails): /);
}

/** Seconds until the reality check is due: time for one more toss. */
const secondsLeft = 20;

/** The player has played for almost the whole hour to the next reality check. */
async function playForAnHour({ dataFolder }: RunningServer): Promise<void> {
  const host = encodeURIComponent(`${dataFolder}/run`);
  const client = new pg.Client({
    connectionString: `postgresql://lobi@localhost/lobi?host=${host}`,
  });
  await client.connect();
  const since = `now() - interval '1 hour' + interval '${secondsLeft} seconds'`;
  const { rowCount } = await client.query(
    `update play_sessions set started_at = ${since}, checked_at = ${since}
     where ended_at is null and user_id = (select id from users where username = 'player')`,
  );
  await client.end();
  expect(rowCount).toBe(1);
}

test('a game of a provider is played in its frame, pauses for the reality check, and is left', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  await using house = await openHouse();
  const { server, provider, game } = house;
  const session = await apiSession(server.origin, 'player');
  const balance = async () => BigInt((await session.get<User>('/api/auth/check')).wallet.available);
  const { token, cookies } = await keptSession(server.origin, 'player');
  const context = await browser.newContext({ ...contextOptions, viewport, locale: 'id-ID' });
  await context.addCookies(
    [...cookies].map(([name, value]) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      secure: true,
      sameSite: 'Lax' as const,
    })),
  );
  await context.addInitScript((resources) => {
    if (top !== window) return;
    localStorage.setItem('token', resources);
    localStorage.setItem('lobi.notice', '1');
  }, token);
  const page = await context.newPage();
  const frame = page.frameLocator('iframe');

  await test.step('the game is shown in its frame and knows its player', async () => {
    await page.goto(`${server.origin}/game/${game.id}`);
    await expect(frame.getByRole('status')).toHaveText('Heads or tails?');
    await expect(page.locator('.lobi-GameFrame-root')).toHaveAttribute('data-status', 'ready');
    expect(BigInt((await frame.locator('#balance').textContent()) ?? '-1')).toBe(await balance());
  });

  await test.step('a round moves real money, and the balance above follows', async () => {
    const before = await balance();
    await toss(frame);
    const after = await balance();
    expect([before - 1_000n, before + 960n]).toContain(after);
    await expect.poll(() => balanceIn(page)).toBe(after);
    expect(provider.walletCalls.slice(-2)).toEqual(['bet', 'win']);
  });

  const heads = frame.getByRole('button', { name: '1000 on heads' });
  const check = page.getByRole('alertdialog', { name: 'Pengingat sesi' });
  await test.step('a reality check pauses the game until it is acknowledged', async () => {
    await playForAnHour(server);
    await toss(frame);
    await expect(check).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.lobi-GameFrame-root')).toHaveAttribute('data-paused', '');
    await expect(heads).toBeDisabled();
    await page.getByRole('button', { name: 'Lanjut bermain' }).click();
    await expect(check).toHaveCount(0);
    await expect(heads).toBeEnabled();
    await toss(frame);
  });

  await test.step('the exit of the game leads back to the lobby', async () => {
    await frame.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/game$/);
    await expect(page.getByRole('link', { name: /Lempar Koin/ }).first()).toBeVisible();
    await expect.poll(() => balanceIn(page)).toBe(await balance());
  });
  await context.close();
});
