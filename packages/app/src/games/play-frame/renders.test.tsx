import { addBuiltInGames, addTable, changeTable, tableFixture } from '@lobi/core/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { quietMoment } from '../../page/quiet-moment.ts';
import { openApp } from '../../testing/open-app.tsx';

/**
 * Returns the props object from which React last rendered an element. It changes with each render of the
 * component that creates the element.
 */
function renderedFrom(selector: string): unknown {
  const element = document.querySelector(selector);
  const key = element && Object.keys(element).find((name) => name.startsWith('__reactProps$'));
  if (!key) throw new Error(`React has not rendered ${selector}.`);
  return (element as unknown as Readonly<Record<string, unknown>>)[key];
}

/** Returns these objects for several elements, to be compared by identity. */
const allFrom = (selectors: readonly string[]): readonly unknown[] => selectors.map(renderedFrom);

/** Returns which of the elements were rendered again since. */
const renderedSince = (selectors: readonly string[], before: readonly unknown[]): string[] =>
  selectors.filter((selector, index) => renderedFrom(selector) !== before[index]);

/** Returns from what the elements were rendered, once the page is idle and renders none of them again. */
async function allFromIdlePage(selectors: readonly string[]): Promise<readonly unknown[]> {
  const before = allFrom(selectors);
  await quietMoment();
  await quietMoment();
  return renderedSince(selectors, before).length === 0 ? before : allFromIdlePage(selectors);
}

describe('renders of a built-in game', () => {
  it('a play does not render tools, stake and choice again', async () => {
    localStorage.setItem('lobi.rules.dice', '1');
    const { backend } = await openApp({
      path: '/game/game-dice',
      before: ({ world }) => addBuiltInGames(world, ['dice']),
    });
    const stake = page.getByRole('textbox', { name: /Nilai taruhan/ });
    await expect.element(stake).toBeVisible();
    await stake.fill('10000');
    const button = page.getByRole('button', { name: /^Lempar · Rp\s10\.000/ });
    await expect.element(button).toBeVisible();
    const still = ['[data-tool="info"]', '[data-tool="favourite"]', '.lobi-SegmentedControl-root'];
    const played = '.lobi-StakePanel-play';
    const before = await allFromIdlePage([...still, played]);
    await button.click();
    await expect.element(page.getByRole('button', { name: /^Tunggu \d detik/ })).toBeVisible();
    expect(backend.world.plays).toHaveLength(1);
    expect(renderedSince([...still, played], before)).toEqual([played]);
  });

  it('a bet of another player renders neither the player’s bets nor the flight of crash again', async () => {
    localStorage.setItem('lobi.rules.crash', '1');
    const table = tableFixture('crash', { at: new Date(Date.now() + 60_000).toISOString() });
    const { backend } = await openApp({
      path: '/game/game-crash',
      before: ({ world }) => {
        addTable(world, 'crash');
        changeTable(world, 'game-crash', { closesAt: table.closesAt, state: table.state });
      },
    });
    const form = page.getByRole('form', { name: 'Taruhan A' });
    await expect.element(form).toBeVisible();
    await form.getByRole('textbox', { name: 'Nilai taruhan' }).fill('20000');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Terpasang')).toBeVisible();
    const still = [
      '.lobi-CrashControls-panel',
      '.lobi-CrashControls-button',
      '.lobi-CrashGraph-root',
      '.lobi-MultiplierHistory-root',
      '[data-tool="info"]',
    ];
    const feed = '.lobi-PlayersFeed-root';
    const before = await allFromIdlePage([...still, feed]);
    const [own] = backend.world.tables.get('game-crash')?.players ?? [];
    if (!own) throw new Error('no bet at the table');
    const other = { id: 'other', name: 'and***7', amount: '90000', multipleBp: null, payout: null };
    changeTable(backend.world, 'game-crash', { players: [other, own], playCount: 2 });
    await expect.element(page.getByRole('rowheader', { name: 'and***7' })).toBeVisible();
    expect(renderedSince([...still, feed], before)).toEqual([feed]);
  });
});
