import { AppError } from '@lobi/core/contract';
import { addBuiltInGames, addBuiltInJackpots, type Fault } from '@lobi/core/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../testing/open-app.tsx';

const engine = 'slots-lantern-three';
const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent.replaceAll(/\s/g, ' ') ?? '';

/** Returns the shown wallet, session, jackpot and last play at one moment. */
const moment = () => ({
  chip: /Rp [\d.]+/.exec(textOf('.lobi-WalletChip-root'))?.[0],
  net: /Rp [\d.]+/.exec(textOf('.lobi-SessionBar-root'))?.[0],
  jackpot: /Rp [\d.]+/.exec(textOf('.lobi-PlayFrame-jackpot'))?.[0],
  play: textOf('.lobi-LastResult-root'),
});

/** Opens a machine whose jackpot every play wins, with a pool from earlier stakes. */
const openMachine = (motion: 'system' | 'reduced', ...faults: readonly Fault[]) =>
  openApp({
    path: `/game/game-${engine}`,
    motion,
    before: ({ world, failNext }) => {
      addBuiltInGames(world, [engine]);
      addBuiltInJackpots(world, { turnover: 1_000n });
      for (const [id, jackpot] of world.jackpots) {
        world.jackpots.set(id, { ...jackpot, amount: '12500000' });
      }
      failNext('play.create', ...faults);
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
  localStorage.setItem(`lobi.rules.${engine}`, '1');
});
afterEach(() => watch.disconnect());

describe('balance, net and jackpot, while a play is being shown', () => {
  it.each(['system', 'reduced'] as const)(
    'balance, net and jackpot show the stake at once and a win only with the picture (motion %s)',
    async (motion) => {
      const { backend } = await openMachine(motion);
      await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
      const before = Number(backend.world.wallets.get('wallet-player')!.balance);
      begin();
      await page.getByRole('button', { name: /^Putar/ }).click();
      await expect.poll(() => moment().play).toMatch(/^Menang/);
      const after = Number(backend.world.wallets.get('wallet-player')!.balance);
      expect(after).toBeGreaterThan(before + 12_000_000);
      await expect.poll(() => moment().chip).toBe(rupiah(after));
      await expect.poll(() => moment().net).toBe(rupiah(after - before));
      await expect.poll(() => moment().jackpot).toBe('Rp 10.000.000');

      const pending = moments.filter(({ play }) => !play.startsWith('Menang'));
      const shown = new Set(pending.map(({ chip }) => chip));
      expect(shown).toContain(rupiah(before - 1_000));
      expect([...shown].filter((chip) => chip !== rupiah(before))).toEqual([
        rupiah(before - 1_000),
      ]);
      expect(pending.map(({ net }) => net)).not.toContain(rupiah(after - before));
      expect(new Set(pending.map(({ jackpot }) => jackpot))).toEqual(new Set(['Rp 12.500.000']));
    },
  );

  it('balance, net and jackpot are the current ones when the play is rejected', async () => {
    const error = new AppError('play_open');
    const { backend } = await openMachine('system', { kind: 'error', error });
    const { balance } = backend.world.wallets.get('wallet-player')!;
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
    begin();
    await page.getByRole('button', { name: /^Putar/ }).click();
    const controls = page.getByLabelText('Kontrol', { exact: false });
    await expect.element(controls.getByRole('alert')).toBeVisible();
    await expect.poll(() => moment().chip).toBe(rupiah(Number(balance)));
    expect(backend.world.plays).toEqual([]);
  });

  it('balance, net and jackpot are current while the response to a play is lost', async () => {
    const { backend } = await openMachine('system', { kind: 'cut' }, { kind: 'hang' });
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
    begin();
    await page.getByRole('button', { name: /^Putar/ }).click();
    await expect.poll(() => backend.world.plays.length).toBe(1);
    const { balance } = backend.world.wallets.get('wallet-player')!;
    await expect.poll(() => moment().chip).toBe(rupiah(Number(balance)));
    await expect.poll(() => moment().jackpot).toBe('Rp 10.000.000');
    expect(moment().play).toBe('Memeriksa hasil…');
  });

  it('balance, net and jackpot are the current ones again when the game is left early', async () => {
    const { backend } = await openMachine('system');
    await page.getByRole('textbox', { name: /Nilai taruhan/ }).fill('1000');
    begin();
    await page.getByRole('button', { name: /^Putar/ }).click();
    await expect.poll(() => backend.world.plays.length).toBe(1);
    await page.getByRole('link', { name: 'Lobi', exact: true }).first().click();
    const { balance } = backend.world.wallets.get('wallet-player')!;
    await expect.poll(() => moment().chip).toBe(rupiah(Number(balance)));
  });
});
