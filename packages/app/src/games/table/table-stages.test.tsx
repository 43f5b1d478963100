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

  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

  /** Cards of this class that are wholly visible between the head of the page and the controls. */
  const wholeCards = (name = 'root'): number => {
    const dock = boxOf('.lobi-PlayFrame-dock');
    const part = boxOf('.lobi-GameStage-play');
    return [...document.querySelectorAll(`.lobi-BingoCard-${name}`)].filter((card) => {
      const { top, bottom, left, right } = card.getBoundingClientRect();
      const isBeside = dock !== undefined && dock.left >= right;
      const end = Math.min(part?.bottom ?? 0, isBeside ? innerHeight : (dock?.top ?? 0));
      return top >= (part?.top ?? 0) && bottom <= end && left >= 0 && right <= innerWidth;
    }).length;
  };

  /** Adds up all layout shifts from now on, also those shortly after a press. */
  function addShifts(): () => number {
    const observer = new PerformanceObserver(() => undefined);
    const seen: { value: number }[] = [];
    const collect = () => seen.push(...(observer.takeRecords() as unknown as typeof seen));
    observer.observe({ type: 'layout-shift' });
    return () => {
      collect();
      return seen.reduce((sum, { value }) => sum + value, 0);
    };
  }

  const frames = async (count: number): Promise<void> => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
  };

  it.each([
    [360, 640, 2],
    [390, 844, 4],
    [844, 390, 2],
  ])(
    'bingo cards on a phone of %d × %d px are readable, %d of four at once',
    async (width, height, atOnce) => {
      const world = await sitDown('bingo');
      await page.viewport(width, height);
      await page.getByRole('textbox', { name: 'Jumlah kartu' }).fill('4');
      await expect.poll(() => wholeCards('blank')).toBe(atOnce);
      await page.getByRole('button', { name: /^Beli 4 kartu/ }).click();
      await expect.element(page.getByRole('region', { name: 'Kartu 1' })).toBeVisible();
      runTable(world, 'game-bingo');
      callBall(world, 'game-bingo', 7);
      await expect.element(page.getByText('1 dari 75 bola')).toBeVisible();
      await expect.poll(() => wholeCards()).toBe(atOnce);
      expect(document.querySelectorAll('.lobi-BingoCard-root')).toHaveLength(4);
      const cell = boxOf('.lobi-BingoCard-cell');
      expect(cell?.width).toBeGreaterThanOrEqual(24);
      expect(cell?.height).toBeGreaterThanOrEqual(24);
    },
  );

  it.each([
    [360, 640, 1],
    [360, 640, 4],
    [390, 844, 4],
    [390, 844, 12],
    [844, 390, 4],
    [1440, 900, 4],
  ])(
    'a purchase of bingo cards on a screen of %d × %d px moves nothing, with %d cards',
    async (width, height, count) => {
      await sitDown('bingo');
      await page.viewport(width, height);
      await page.getByRole('textbox', { name: 'Jumlah kartu' }).fill(String(count));
      await frames(12);
      const dockBefore = boxOf('.lobi-StakePanel-play')?.top;
      const boardBefore = boxOf('.lobi-GameStage-play');
      const shifts = addShifts();
      await page.getByRole('button', { name: new RegExp(`^Beli ${count} kartu`) }).click();
      await expect.element(page.getByRole('region', { name: 'Kartu 1' })).toBeVisible();
      await frames(12);
      expect(boxOf('.lobi-GameStage-play')?.toJSON()).toEqual(boardBefore?.toJSON());
      if (width < 960) expect(boxOf('.lobi-StakePanel-play')?.top).toBe(dockBefore);
      expect(shifts()).toBeLessThan(0.03);
    },
  );
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
