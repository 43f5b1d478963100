import {
  addTable,
  changeTable,
  runTable,
  tableFixture,
  type FakeBackend,
} from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

type Engine = 'crash' | 'bingo' | 'baccarat';
const engines: readonly Engine[] = ['crash', 'bingo', 'baccarat'];

const other = { id: 'other', name: 'and***7', amount: '90000', multipleBp: null, payout: null };

/** Opens a table at which another player has bet. */
async function sitDown(engine: Engine, socialProof: boolean): Promise<FakeBackend['world']> {
  localStorage.setItem(`lobi.rules.${engine}`, '1');
  const { closesAt, state } = tableFixture(engine, {
    at: new Date(Date.now() + 60_000).toISOString(),
  });
  const { backend } = await openApp({
    path: `/game/game-${engine}`,
    brand: { compliance: { socialProof } },
    before: ({ world }) => {
      addTable(world, engine);
      changeTable(world, `game-${engine}`, { closesAt, state, players: [other], playCount: 1 });
    },
  });
  return backend.world;
}

describe('bets of others at a table', () => {
  it.each(engines)('bets of others in %s are shown with masked names', async (engine) => {
    await sitDown(engine, true);
    const row = page.getByRole('row', { name: /^and\*\*\*7 .*masih di ronde/ });
    await expect.element(row).toBeVisible();
  });

  it.each(engines)(
    'bets of others in %s are hidden by a brand without social proof',
    async (engine) => {
      await sitDown(engine, false);
      await expect.element(page.getByRole('region', { name: 'Layar' })).toBeVisible();
      expect(document.querySelector('.lobi-PlayersFeed-root')).toBeNull();
    },
  );
});

describe('late news of a crash round', () => {
  it('late news of a crash round stops the multiple with a sentence until there is news', async () => {
    const world = await sitDown('crash', true);
    runTable(world, 'game-crash');
    await expect.element(page.getByText(/^Ronde 4 · /)).toBeVisible();
    // Reads find no newer table than the one before, as if the platform did not answer.
    world.timeNow = () => '2020-01-01T00:00:00.000Z';
    const late = page.getByText('Pembaruan terhenti. Taruhan dikunci sampai tersambung lagi.');
    await expect.element(late.first()).toBeVisible();
    world.timeNow = () => new Date().toISOString();
    changeTable(world, 'game-crash', {});
    await expect.element(page.getByText(/^Ronde 4 · /)).toBeVisible();
  });
});
