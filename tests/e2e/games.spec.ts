import type { Audit, Game, Play, User } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession } from './api-session.ts';
import { expect, test } from './platform-fixture.ts';
import { seriousFindings } from './screen-checks.ts';

interface List<Row> {
  readonly data: readonly Row[];
}

/** Opens a built-in game whose rules were read. */
async function openGame(page: Page, origin: string, engine: string): Promise<Game> {
  const { data } = (await (await fetch(`${origin}/api/game?perPage=100`)).json()) as List<Game>;
  const game = data.find((candidate) => candidate.engine === engine);
  if (!game) throw new Error(`No game is played by ${engine}.`);
  await page.goto(`/game/${game.id}`);
  await page.getByRole('button', { name: 'Saya mengerti' }).click();
  return game;
}

const stake = (page: Page) => page.getByRole('button', { name: /^10 rb/ }).first();

/** The play button, which names the stake. */
const playButton = (page: Page, amount: string) =>
  page.locator('main button[type=submit]').filter({ hasText: amount }).first();

/** The newest play of a game, once it has ended, as the API returns it to its player. */
async function endedPlay(origin: string, game: Game, username: string): Promise<Play> {
  const session = await apiSession(origin, username);
  const read = async () =>
    (await session.get<List<Play>>(`/api/game/${game.id}/play?perPage=1`)).data[0];
  await expect.poll(async () => (await read())?.settledAt ?? null).not.toBeNull();
  const play = await read();
  if (!play) throw new Error('No play was found.');
  return play;
}

/** Compares the balance in the header with the ledger. */
const tellsBalance = (page: Page, balance: string) =>
  expect(page.locator('.lobi-WalletChip-root')).toContainText(
    Number(balance).toLocaleString('id-ID'),
  );

/** Plays each instant game once. */
const plays: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  dice: async (page) => {
    await stake(page).click();
    await playButton(page, '10.000').click();
  },
  'slots-lantern-three': async (page) => {
    await stake(page).click();
    await playButton(page, '10.000').click();
  },
  fishing: async (page) => {
    await page.getByRole('radio', { name: /^Teri/ }).click();
    await stake(page).click();
    await playButton(page, '10.000').click();
  },
  roulette: async (page) => {
    await page.getByRole('button', { name: /Merah/ }).first().click();
    await playButton(page, '1.000').click();
  },
};

test.describe('built-in games', () => {
  for (const [engine, play] of Object.entries(plays)) {
    test(`${engine} is played with money: the stake is debited, and the outcome is paid and shown`, async ({
      visit,
      platform,
    }) => {
      const { page } = await visit({ as: 'player', path: '/game' });
      const before = await (
        await apiSession(platform.origin, 'player')
      ).get<User>('/api/auth/check');
      const game = await openGame(page, platform.origin, engine);
      await play(page);
      const ended = await endedPlay(platform.origin, game, 'player');
      const session = await apiSession(platform.origin, 'player');
      const after = await session.get<User>('/api/auth/check');
      expect(BigInt(after.wallet.balance) - BigInt(before.wallet.balance)).toBe(
        BigInt(ended.payout ?? '0') - BigInt(ended.amount),
      );
      const last = page.locator('.lobi-LastResult-root');
      await expect(last).toContainText(/Rp/);
      await tellsBalance(page, after.wallet.balance);
      expect(await seriousFindings(page)).toEqual([]);
    });
  }

  test('mines are opened tile by tile, survive a reload, and pay on cash-out', async ({
    visit,
    platform,
  }) => {
    const { page } = await visit({ as: 'player2', path: '/game' });
    const game = await openGame(page, platform.origin, 'mines');
    await stake(page).click();
    await playButton(page, '10.000').click();
    await page.getByRole('button', { name: 'Baris 3, kolom 3: tertutup' }).click();
    await expect(
      page.getByRole('button', { name: /^Baris 3, kolom 3: (?!tertutup)/ }),
    ).toBeVisible();
    await page.reload();
    const take = page.getByRole('button', { name: /^Ambil/ });
    const isRunning = (await apiSession(platform.origin, 'player2')).get<List<Play>>(
      `/api/game/${game.id}/play?status=open`,
    );
    // If the tile was a mine, the game has ended.
    if ((await isRunning).data.length > 0) await take.click();
    const ended = await endedPlay(platform.origin, game, 'player2');
    expect(['won', 'lost']).toContain(ended.status);
    const { wallet } = await (
      await apiSession(platform.origin, 'player2')
    ).get<User>('/api/auth/check');
    await tellsBalance(page, wallet.balance);
  });

  test('crash accepts a bet, and cashes out automatically at the chosen multiple', async ({
    visit,
    platform,
  }) => {
    const { page } = await visit({ as: 'player', path: '/game' });
    const game = await openGame(page, platform.origin, 'crash');
    await stake(page).click();
    await page
      .getByRole('switch', { name: /Ambil otomatis/ })
      .first()
      .click();
    await playButton(page, '10.000').click();
    const session = await apiSession(platform.origin, 'player');
    await expect
      .poll(async () => (await session.get<List<Play>>(`/api/game/${game.id}/play`)).data.length, {
        timeout: 90_000,
      })
      .toBeGreaterThan(0);
    const ended = await endedPlay(platform.origin, game, 'player');
    expect(ended.round).not.toBeNull();
  });

  test('players of a table and viewers of the arena see their number', async ({
    visit,
    platform,
  }) => {
    const { page: first } = await visit({ as: 'player', path: '/game' });
    const { page: second } = await visit({ as: 'player2', path: '/game' });
    const { data } = await (
      await apiSession(platform.origin, 'player')
    ).get<List<Game>>('/api/game?perPage=100');
    for (const engine of ['crash', 'arena']) {
      const path = `/game/${data.find((game) => game.engine === engine)?.id}`;
      for (const page of [first, second]) await page.goto(path);
      for (const page of [first, second]) {
        await expect(page.getByText('Di permainan ini sekarang: 2')).toBeAttached();
      }
      await second.goto('/game');
      await expect(first.getByText('Di permainan ini sekarang: 1')).toBeAttached();
    }
  });

  test('plays can be verified by the player, and the ledger is sound', async ({
    visit,
    platform,
  }) => {
    const session = await apiSession(platform.origin, 'player2');
    const { data: games } = await session.get<List<Game>>('/api/game?perPage=100');
    const dice = games.find(({ engine }) => engine === 'dice');
    const { data: play } = await session.post<{ data: Play }>(`/api/game/${dice?.id}/play`, {
      amount: '1000',
      choice: { direction: 'under', target: 5_000 },
    });
    await session.post('/api/fairness/rotate', {});
    const { page } = await visit({ as: 'player2', path: `/fairness?play=${play.id}` });
    await expect(page.getByRole('textbox', { name: /^Seed server/ }).first()).not.toHaveValue('');
    await page.getByRole('button', { name: 'Hitung ulang', exact: true }).click();
    await expect(page.getByText(/^Janji ditepati/)).toBeVisible();
    await expect(page.getByText(/^Hasil sama/)).toBeVisible();
    const staff = await apiSession(platform.origin, 'admin');
    const audit = await staff.post<{ data: Audit }>('/api/admin/audit');
    expect(audit.data.checks.filter(({ faults }) => faults > 0)).toEqual([]);
  });
});
