import {
  addTable,
  callBall,
  changeTable,
  openTable,
  runTable,
  settleTable,
  tableFixture,
  type FakeBackend,
} from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

type Engine = 'crash' | 'bingo' | 'baccarat';

/** Opens the table of a game for a player who has dismissed its rules. */
async function sitDown(engine: Engine): Promise<FakeBackend['world']> {
  localStorage.setItem(`lobi.rules.${engine}`, '1');
  const table = tableFixture(engine, { at: new Date(Date.now() + 60_000).toISOString() });
  const { backend } = await openApp({
    path: `/game/game-${engine}`,
    before: ({ world }) => {
      addTable(world, engine);
      // Enough time for a slow machine to bet.
      changeTable(world, `game-${engine}`, { closesAt: table.closesAt, state: table.state });
    },
  });
  return backend.world;
}

describe('crash', () => {
  const bet = (name: string) => page.getByRole('form', { name: `Taruhan ${name}` });
  const stakeOf = (name: string) => bet(name).getByRole('textbox', { name: 'Nilai taruhan' });
  const stake = stakeOf('A');

  it('crash places a bet, cashes out by keyboard while running, and shows the multiple', async () => {
    const world = await sitDown('crash');
    await expect.element(stake).toBeVisible();
    await stake.fill('20000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Terpasang')).toBeVisible();

    runTable(world, 'game-crash');
    const take = page.getByRole('button', { name: /^Ambil Rp/ });
    await expect.element(take).toBeVisible();
    take.element().focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('Diambil', { exact: true })).toBeVisible();
  });

  it('crash highlights the player’s bets in the list of all bets', async () => {
    const world = await sitDown('crash');
    await expect.element(stake).toBeVisible();
    const { players } = tableFixture('crash', {
      players: [
        { id: 'play-of-andi', name: 'and***7', amount: '90000', multipleBp: null, payout: null },
      ],
    });
    await stake.fill('20000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Terpasang')).toBeVisible();
    const [own] = world.tables.get('game-crash')?.players ?? [];
    if (!own) throw new Error('no bet at the table');
    changeTable(world, 'game-crash', { players: [...players, own], playCount: 2 });
    await expect.element(page.getByRole('rowheader', { name: 'and***7' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /^Anda/ })).toHaveAttribute('data-mine');
    expect(document.querySelectorAll('[data-mine]')).toHaveLength(1);
  });

  it('crash queues a bet in flight and sends it when betting opens', async () => {
    const world = await sitDown('crash');
    await expect.element(stake).toBeVisible();
    runTable(world, 'game-crash');
    await expect.element(page.getByText(/^Ronde 4 · /)).toBeVisible();
    await stake.fill('30000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Batalkan taruhan' })).toBeVisible();
    expect(world.plays).toHaveLength(0);

    settleTable(world, 'game-crash', 'crash', 24_300);
    await expect.element(page.getByText('2,43').first()).toBeVisible();
    openTable(world, 'game-crash');
    await expect.element(page.getByText('Terpasang')).toBeVisible();
    expect(world.plays.map(({ amount }) => amount)).toEqual(['30000']);
  });

  it('crash flies two bets, and cashes out one while the other continues', async () => {
    const world = await sitDown('crash');
    await expect.element(stake).toBeVisible();
    for (const [name, amount] of [
      ['A', '20000'],
      ['B', '30000'],
    ] as const) {
      await stakeOf(name).fill(amount);
      await userEvent.keyboard('{Enter}');
      await expect.element(bet(name).getByText('Terpasang')).toBeVisible();
    }
    expect(world.plays.map(({ choice }) => choice['slot'])).toEqual(['B', 'A']);

    runTable(world, 'game-crash');
    await bet('B')
      .getByRole('button', { name: /^Ambil Rp/ })
      .click();
    await expect.element(bet('B').getByText('Diambil', { exact: true })).toBeVisible();
    await expect.element(bet('A').getByRole('button', { name: /^Ambil Rp/ })).toBeVisible();
    settleTable(world, 'game-crash', 'crash', 24_300);
    await expect.element(bet('A').getByText('Kalah', { exact: true })).toBeVisible();
    await expect.element(bet('B').getByText('Diambil', { exact: true })).toBeVisible();
    expect(world.plays.map(({ status }) => status)).toEqual(['won', 'lost']);
  });

  it('crash restores its open bet, and shows that it was lost', async () => {
    const world = await sitDown('crash');
    await expect.element(stake).toBeVisible();
    await stake.fill('20000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Terpasang')).toBeVisible();
    runTable(world, 'game-crash');
    settleTable(world, 'game-crash', 'crash', 10_100);
    await expect.element(page.getByText('Kalah', { exact: true })).toBeVisible();
    const check = page.getByRole('link', { name: 'Periksa ronde 4' });
    await expect
      .element(check)
      .toHaveAttribute('href', '/fairness?game=game-crash&round=round-crash-4');
  });
});

describe('bingo', () => {
  it('bingo buys cards and shows that they are bought', async () => {
    const world = await sitDown('bingo');
    const buy = page.getByRole('button', { name: /^Beli 1 kartu/ });
    await expect.element(buy).toBeVisible();
    await buy.click();
    await expect.element(page.getByText('Bola pertama dalam', { exact: false })).toBeVisible();
    expect(world.plays.map(({ choice }) => choice)).toEqual([{ cards: 1 }]);
  });

  /** Cards that are not wholly visible between the head of the page and the controls, by number. */
  const cutCards = (): string[] => {
    const dock = document.querySelector('.lobi-PlayFrame-dock')?.getBoundingClientRect();
    const part = document.querySelector('.lobi-GameStage-play')?.getBoundingClientRect();
    return [...document.querySelectorAll('.lobi-BingoCard-root')].flatMap((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const isBeside = dock !== undefined && dock.left >= right;
      const end = Math.min(part?.bottom ?? 0, isBeside ? innerHeight : (dock?.top ?? 0));
      const isWhole = top >= (part?.top ?? 0) && bottom <= end && left >= 0 && right <= innerWidth;
      return isWhole ? [] : [card.querySelector('h3')?.textContent ?? ''];
    });
  };

  it.each([
    [360, 640],
    [390, 844],
    [844, 390],
  ])('four bingo cards fit on one phone screen of %d × %d px', async (width, height) => {
    const world = await sitDown('bingo');
    await page.viewport(width, height);
    await page.getByRole('textbox', { name: 'Jumlah kartu' }).fill('4');
    await page.getByRole('button', { name: /^Beli 4 kartu/ }).click();
    await expect.element(page.getByRole('region', { name: 'Kartu 4' })).toBeVisible();
    runTable(world, 'game-bingo');
    callBall(world, 'game-bingo', 7);
    await expect.element(page.getByText('1 dari 75 bola')).toBeVisible();
    await expect.poll(cutCards).toEqual([]);
    expect(document.querySelectorAll('.lobi-BingoCard-root')).toHaveLength(4);
  });
});

describe('baccarat', () => {
  it('baccarat places chips, sends them together and shows their results', async () => {
    const world = await sitDown('baccarat');
    const banker = page.getByRole('button', { name: /di Bandar\./ });
    await expect.element(banker).toBeVisible();
    await banker.click();
    await banker.click();
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByRole('button', { name: /^Pasang · / }).click();
    await expect.element(page.getByText('Taruhan diterima, menunggu kartu')).toBeVisible();
    expect(world.plays.map(({ choice }) => choice)).toEqual([
      { bets: [{ spot: 'banker', chips: 1 }] },
    ]);

    runTable(world, 'game-baccarat');
    settleTable(world, 'game-baccarat', 'baccarat', {
      player: [
        { rank: 11, suit: 1 },
        { rank: 2, suit: 3 },
      ],
      banker: [
        { rank: 4, suit: 2 },
        { rank: 4, suit: 1 },
      ],
      playerPoints: 2,
      bankerPoints: 8,
      winner: 'banker',
    });
    await expect.element(page.getByText('Bandar menang')).toBeVisible();
    await expect.element(page.getByText('Natural')).toBeVisible();
  });
});
