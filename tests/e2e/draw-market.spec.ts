import type { Audit, Bet, LedgerEntry, Round, User } from '@lobi/core/contract';
import { apiSession } from './api-session.ts';
import { openFight } from './fights.ts';
import { expect, test } from './platform-fixture.ts';
import { seriousFindings } from './screen-checks.ts';
import { balanceIn, place } from './screens.ts';

/** The arena of the demo with a draw market at eight times the stake. */
const arena = 'Arena Senja';

test('a player bets on a draw, the declarator declares one, and the player is paid by the house', async ({
  visit,
  platform,
}) => {
  const declarator = await apiSession(platform.origin, 'declare');
  const { game, round } = await openFight(declarator, arena);
  const [player, other] = [
    await apiSession(platform.origin, 'player'),
    await apiSession(platform.origin, 'player2'),
  ];
  const { wallet: before } = await player.get<User>('/api/auth/check');
  for (const [selection, amount] of [
    ['meron', '60000'],
    ['wala', '40000'],
  ]) {
    await other.post(`/api/round/${round.id}/bet`, { selection, amount });
  }
  const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
  const shown = async () =>
    (await declarator.get<{ data: Round }>(`/api/round/${round.id}`)).data.selections;

  await test.step('the slip shows the payout of a draw, who pays it, and the remaining limit', async () => {
    await page.getByRole('button', { name: /^Seri/ }).click();
    await expect(page.getByText('Odds tetap 800, dibayar bandar.')).toBeVisible();
    await expect(page.getByText('Sisa kuota taruhan Seri: Rp 3.571.428')).toBeVisible();
    await expect(page.getByText('Total Rp 100.000')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a bet on a draw is accepted outside the pool', async () => {
    await place(page, 'Seri', '25.000');
    await expect.poll(() => balanceIn(page)).toBe(BigInt(before.balance) - 25_000n);
    await expect(page.getByText('Sisa kuota taruhan Seri: Rp 3.546.428')).toBeVisible();
    // The pool and its odds are unchanged.
    await expect(page.getByText('Total Rp 100.000')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Meron/ })).toContainText('156');
    expect(await shown()).toMatchObject([
      { key: 'meron', pool: '60000', odds: 156 },
      { key: 'wala', pool: '40000', odds: 235 },
      { key: 'draw', pool: '25000', odds: 800, left: '3546428' },
    ]);
  });

  await test.step('a stake above the house’s limit on a draw is rejected', async () => {
    const agent = await apiSession(platform.origin, 'subagent');
    const more = { type: 'cash-in', amount: '4000000' };
    await agent.post(`/api/wallet/${before.id}/transaction`, more);
    await page.getByLabel('Nilai taruhan').fill('3.600.000');
    await expect(page.getByText('Sisa kuota taruhan Seri: Rp 3.546.428.').first()).toBeVisible();
    // Another player may be faster than the screen: the platform then rejects with the same text.
    const bet = { selection: 'draw', amount: '3600000' };
    await expect(player.post(`/api/round/${round.id}/bet`, bet)).rejects.toThrow(
      /draw_market_full.*Rp.3\.546\.428|Rp.3\.546\.428.*draw_market_full/,
    );
  });

  await test.step('the rules show the odds of a draw, its return and who bears the risk', async () => {
    await page.getByText('Taruhan Seri', { exact: true }).click();
    await expect(page.getByText(/setiap Rp.1\.000 yang dipasang kembali Rp.8\.000/)).toBeVisible();
    await expect(page.getByText(/Seluruh taruhan baru kembali bila 12,5%/)).toBeVisible();
    await expect(page.getByText(/risikonya ditanggung bandar sendiri/)).toBeVisible();
  });

  const declarer = await visit({ path: `/game/${game.id}`, as: 'declare' });
  await test.step('the declarator closes the betting, and declares a draw', async () => {
    const button = (name: RegExp) => declarer.page.getByRole('button', { name }).first();
    const dialog = declarer.page.getByRole('alertdialog');
    await expect(declarer.page.getByText('Kerugian bandar bila seri')).toBeVisible();
    await expect(declarer.page.getByText('Rp 175.000')).toBeVisible();
    await button(/Panggilan terakhir/).click();
    await button(/Tutup taruhan/).click();
    await dialog.getByRole('button', { name: /Tutup sekarang/ }).click();
    await button(/^Seri/).click();
    await expect(dialog).toContainText('Taruhan kembali: 2 · taruhan Seri dibayar: 1');
    await expect(dialog).toContainText('1, Rp 200.000');
    await dialog.getByRole('button', { name: /Umumkan/ }).click();
  });

  await test.step('the player is paid eight times the stake', async () => {
    const paid = BigInt(before.balance) + 4_000_000n - 25_000n + 200_000n;
    await expect.poll(() => balanceIn(page)).toBe(paid);
    await expect(page.getByText('Anda menang Rp 175.000')).toBeVisible();
    interface List<Row> {
      readonly data: readonly Row[];
    }
    const [won] = (await player.get<List<Bet>>(`/api/wallet/${before.id}/bet?perPage=1`)).data;
    expect(won).toMatchObject({ selection: 'draw', status: 'won', odds: 800, payout: '200000' });
    const ledger = `/api/wallet/${before.id}/ledger?perPage=1`;
    const [entry] = (await player.get<List<LedgerEntry>>(ledger)).data;
    expect(entry).toMatchObject({ kind: 'payout', amount: '200000', balanceAfter: String(paid) });
    await page.goto(`/wallet/${before.id}/bet`);
    await expect(page.getByText(/Seri/).first()).toBeVisible();
    await page.goto(`/wallet/${before.id}/ledger`);
    await expect(page.getByText(/Menang Seri/).first()).toBeVisible();
  });

  await test.step('players who bet on the pool get their stakes back, and the ledger balances', async () => {
    const { wallet } = await other.get<User>('/api/auth/check');
    const admin = await apiSession(platform.origin, 'admin');
    const { data: audit } = await admin.post<{ data: Audit }>('/api/admin/audit');
    expect(audit.checks.filter((check) => check.faults > 0)).toEqual([]);
    const bets = await other.get<{ data: readonly Bet[] }>(
      `/api/wallet/${wallet.id}/bet?perPage=2`,
    );
    expect(bets.data.map(({ status }) => status)).toEqual(['refunded', 'refunded']);
  });
});
