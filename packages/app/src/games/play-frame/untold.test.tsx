import { addHouseGames, addHouseJackpots } from '@lobi/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const engine = 'slots-lantern-three';
const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent.replaceAll(/\s/g, ' ') ?? '';

/** What is told of the wallet, of the sitting and of the last play, at one moment. */
const moment = () => ({
  chip: /Rp [\d.]+/.exec(textOf('.lobi-WalletChip-root'))?.[0],
  net: /Rp [\d.]+/.exec(textOf('.lobi-SessionBar-root'))?.[0],
  play: textOf('.lobi-LastResult-root'),
});

/** Opens a machine of which each play wins the jackpot. */
const openMachine = (motion: 'system' | 'reduced') =>
  openApp({
    path: `/game/game-${engine}`,
    motion,
    before: ({ world }) => {
      addHouseGames(world, [engine]);
      addHouseJackpots(world, { turnover: 1_000n });
    },
  });

let watch: MutationObserver;
let moments: ReturnType<typeof moment>[];

const begin = (): void => {
  moments = [];
  watch = new MutationObserver(() => moments.push(moment()));
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
};

const rupiah = (amount: number): string => `Rp ${amount.toLocaleString('id-ID')}`;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(`lobi.rules.game-${engine}`, '1');
});
afterEach(() => watch.disconnect());

describe('balance and net, while a play is being shown', { timeout: 60_000 }, () => {
  it.each(['system', 'reduced'] as const)(
    'are less the stake, and tell a win when the picture does (motion %s)',
    async (motion) => {
      const { backend } = await openMachine(motion);
      await page.getByRole('textbox', { name: /Nilai Taruhan/ }).fill('1000');
      const before = Number(backend.world.wallets.get('wallet-player')!.balance);
      begin();
      await page.getByRole('button', { name: /^Putar/ }).click();
      await expect.poll(() => moment().play).toMatch(/^Menang/);
      const after = Number(backend.world.wallets.get('wallet-player')!.balance);
      expect(after).toBeGreaterThan(before + 9_000_000);
      await expect.poll(() => moment().chip).toBe(rupiah(after));
      await expect.poll(() => moment().net).toBe(rupiah(after - before));

      const untold = moments.filter(({ play }) => !play.startsWith('Menang'));
      const shown = new Set(untold.map(({ chip }) => chip));
      expect(shown).toContain(rupiah(before - 1_000));
      expect([...shown].filter((chip) => chip !== rupiah(before))).toEqual([
        rupiah(before - 1_000),
      ]);
      expect(untold.map(({ net }) => net)).not.toContain(rupiah(after - before));
    },
  );

  it('are the true ones again when the game is left before', async () => {
    const { backend } = await openMachine('system');
    await page.getByRole('textbox', { name: /Nilai Taruhan/ }).fill('1000');
    begin();
    await page.getByRole('button', { name: /^Putar/ }).click();
    await expect.poll(() => backend.world.plays.length).toBe(1);
    await page.getByRole('link', { name: 'Lobi', exact: true }).first().click();
    const { balance } = backend.world.wallets.get('wallet-player')!;
    await expect.poll(() => moment().chip).toBe(rupiah(Number(balance)));
  });
});
