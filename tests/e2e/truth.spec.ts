import type { Bet, Round, Transaction, User, Wallet } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession, type ApiSession } from './api-session.ts';
import { expect, test } from './platform-fixture.ts';

interface Scene {
  readonly page: Page;
  readonly declarator: ApiSession;
  readonly player: ApiSession;
  readonly round: Round;
  readonly wallet: Wallet;
}

const walletOf = async (session: ApiSession) => (await session.get<User>('/api/auth/check')).wallet;

const betsOn = async (scene: Scene) =>
  (
    await scene.player.get<{ data: Bet[] }>(
      `/api/wallet/${scene.wallet.id}/bet?roundId=${scene.round.id}`,
    )
  ).data;

/** Reduces the player's balance to this amount: other journeys of this platform may have increased it. */
async function keepAtMost(origin: string, player: ApiSession, maximum: bigint): Promise<void> {
  const wallet = await walletOf(player);
  const tooMuch = BigInt(wallet.balance) - maximum;
  if (tooMuch <= 0n) return;
  const agent = await apiSession(origin, 'subagent');
  const { data } = await agent.post<{ data: Transaction }>(`/api/wallet/${wallet.id}/transaction`, {
    type: 'cash-out',
    amount: String(tooMuch),
  });
  await player.post(`/api/transaction/${data.id}/complete`, { version: data.version });
}

/** Money that left the wallet since the scenario began. */
const spent = async (scene: Scene) =>
  BigInt(scene.wallet.balance) - BigInt((await walletOf(scene.player)).balance);

test.describe('in every failure the player sees the true state, and money moves at most once', () => {
  let scene: Scene;

  test.beforeEach(async ({ visit, platform }) => {
    const declarator = await apiSession(platform.origin, 'declare');
    const { data: games } = await declarator.get<{ data: { id: string; title: string }[] }>(
      '/api/game',
    );
    const game = games.find((candidate) => candidate.title === 'Arena Timur');
    if (!game) throw new Error('The demo data hold no Arena Timur.');
    const current = async () =>
      (await declarator.get<{ data: Round[] }>(`/api/game/${game.id}/round?perPage=1`)).data[0];
    const running = await current();
    if (running && running.settledAt === null && running.status !== 'cancelled') {
      await declarator.post(`/api/round/${running.id}/cancel`, {
        reason: 'cleared for the next one',
      });
    }
    await expect.poll(async () => (await current())?.settledAt ?? null).not.toBeNull();
    const { data: round } = await declarator.post<{ data: Round }>(`/api/game/${game.id}/round`);
    await declarator.post(`/api/round/${round.id}/open`);

    const player = await apiSession(platform.origin, 'player');
    await keepAtMost(platform.origin, player, 4_000_000n);
    const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
    await page.getByRole('button', { name: /^Meron/ }).click();
    scene = { page, declarator, player, round, wallet: await walletOf(player) };
  });

  const placeButton = () => scene.page.getByRole('button', { name: /^Pasang .*Meron/ });
  const stake = (text: string) => scene.page.getByLabel('Nilai taruhan').fill(text);

  // id: stake-below-minimum
  test('a stake below the minimum is rejected on input', async () => {
    await stake('500');
    await expect(scene.page.getByText('Nilai taruhan minimal Rp 1.000.')).toBeVisible();
    await placeButton().click({ force: true });
    expect(await betsOn(scene)).toEqual([]);
    expect(await spent(scene)).toBe(0n);
  });

  test('a stake above the balance is rejected on input', async () => {
    await stake('4.999.999');
    await expect(scene.page.getByText(/Saldo Anda tidak cukup/).first()).toBeVisible();
    await placeButton().click({ force: true });
    expect(await betsOn(scene)).toEqual([]);
    expect(await spent(scene)).toBe(0n);
  });

  test('a bet after close is rejected, and no money moves', async () => {
    await stake('10.000');
    await expect(placeButton()).toBeEnabled();
    // The screen does not receive the event that closes the round, as on a lost connection.
    await scene.page.route(`**/api/round/${scene.round.id}/bet`, async (route) => {
      await scene.declarator.post(`/api/round/${scene.round.id}/last-call`);
      await scene.declarator.post(`/api/round/${scene.round.id}/close`);
      await route.continue();
    });
    await placeButton().click();
    await expect(scene.page.getByText(/ditutup/).first()).toBeVisible();
    expect(await betsOn(scene)).toEqual([]);
    expect(await spent(scene)).toBe(0n);
  });

  test('a double click places one bet', async () => {
    await stake('10.000');
    await placeButton().dblclick();
    await expect(scene.page.getByText(/^Taruhan diterima/)).toBeAttached();
    expect(await betsOn(scene)).toHaveLength(1);
    expect(await spent(scene)).toBe(10_000n);
  });

  // id: cut-after-sending
  test('a connection lost after sending is resolved with the same key: one bet with its result', async () => {
    await stake('10.000');
    const keys: (string | undefined)[] = [];
    let cuts = 0;
    await scene.page.route(`**/api/round/${scene.round.id}/bet`, async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (cuts > 0) return route.continue();
      cuts += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await placeButton().click();
    await expect(scene.page.getByText(/^Taruhan diterima/)).toBeAttached();
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await betsOn(scene)).toHaveLength(1);
    expect(await spent(scene)).toBe(10_000n);
  });
});
