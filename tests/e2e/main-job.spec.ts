import type { Audit, Bet, Earning, LedgerEntry, Round, User, Wallet } from '@lobi/core/contract';
import { apiSession, type ApiSession } from './api-session.ts';
import { expect, test } from './platform-fixture.ts';
import { balanceIn, place, signIn, signOut } from './screens.ts';

const notice =
  'NOTICE - By entering this website, you acknowledge and confirm: 1) You are 21 years old and above. 2) You agree to terms and conditions.';

interface List<Row> {
  readonly data: readonly Row[];
}

/** The arena of these journeys, without a running fight. */
async function quietArena(declarator: ApiSession): Promise<{ id: string; title: string }> {
  const { data: games } = await declarator.get<List<{ id: string; title: string }>>('/api/game');
  const game = games.find((candidate) => candidate.title === 'Arena Lentera');
  if (!game) throw new Error('The demo data hold no Arena Lentera.');
  await endFight(declarator, game.id);
  return game;
}

/** Cancels the running fight of a game, if there is one, and waits until it has ended. */
async function endFight(declarator: ApiSession, gameId: string): Promise<void> {
  const running = await currentFight(declarator, gameId);
  if (running && !isOver(running)) {
    if (running.status !== 'settling') {
      await declarator.post(`/api/round/${running.id}/cancel`, {
        reason: 'cleared for the next fight',
      });
    }
    await expect.poll(async () => isOver(await currentFight(declarator, gameId))).toBe(true);
  }
}

const isOver = (round: Round | undefined) =>
  round?.settledAt !== null && (round?.status === 'settled' || round?.status === 'cancelled');

async function currentFight(declarator: ApiSession, gameId: string): Promise<Round | undefined> {
  const { data } = await declarator.get<List<Round>>(`/api/game/${gameId}/round?perPage=1`);
  return data[0];
}

const walletOf = async (session: ApiSession): Promise<Wallet> =>
  (await session.get<User>('/api/auth/check')).wallet;

async function lastEntries(session: ApiSession, walletId: string, count: number) {
  const path = `/api/wallet/${walletId}/ledger?perPage=${count}`;
  return (await session.get<List<LedgerEntry>>(path)).data;
}

test('a guest sees loading overlay, notice, lobby and shell as specified', async ({
  visit,
  isMobile,
}) => {
  const { page } = await visit({ agreed: false });

  // id: overlay-fades
  await test.step('the overlay fades over 0.4 s', async () => {
    // Its style stays in the page after the overlay itself was removed.
    const styles = await page.locator('head style').allTextContents();
    const overlay = /#overlay\s*\{[^}]*transition:\s*([^;}]*)/.exec(styles.join('\n'));
    expect(overlay?.[1]).toBe('opacity .4s ease-out');
  });

  // id: overlay-goes
  await test.step('the overlay is removed automatically', async () => {
    await expect(page.locator('#overlay')).toHaveCount(0);
  });

  // id: lobby-default-look
  await test.step('/ redirects to the lobby, in Indonesian and dark by default', async () => {
    await expect(page).toHaveURL(/\/game$/);
    await expect(page).toHaveTitle('Lobi · Lentera');
    await expect(page.locator('html')).toHaveAttribute('lang', 'id');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });

  // id: notice-blocks
  await test.step('the notice blocks until it is accepted, and stays closed', async () => {
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toHaveCount(1);
    await expect(dialog.getByRole('link')).toHaveAttribute('href', '/');
    await dialog.getByRole('button', { name: 'Setuju' }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  // id: shell-parts
  await test.step('the shell has its parts; the bottom bar only on a phone', async () => {
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('#app').getByRole('main')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByRole('navigation', { name: 'Menu samping' })).toBeVisible({
      visible: !isMobile,
    });
    await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible({
      visible: isMobile,
    });
  });

  await test.step('an earlier search is offered again, and cleared on request', async () => {
    const field = page.getByRole('search').getByLabel('Cari permainan');
    await field.fill('arena');
    await expect(page.getByRole('status').filter({ hasText: /^Hasil/ })).toBeVisible();
    await field.press('Enter');
    const stored = () => page.evaluate(() => localStorage.getItem('lobi.searches.lentera'));
    await expect.poll(stored).toContain('arena');
    await page.goto('/game');
    await field.click();
    await expect(page.getByRole('option', { name: 'arena', exact: true })).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Pencarian terakhir sudah dihapus')).toBeAttached();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});

// id: notice-english-text
test('the English notice has the exact words of the specification', async ({ visit }) => {
  const { page } = await visit({ path: '/?lng=en', agreed: false });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(notice);
  await expect(dialog.getByRole('button')).toHaveText('Agree');
  await expect(dialog.getByRole('link')).toHaveText('terms and conditions');
});

// id: guest-arena-login-return
test('a guest who opens the arena returns to it after the sign-in', async ({ visit, platform }) => {
  const declarator = await apiSession(platform.origin, 'declare');
  const game = await quietArena(declarator);
  const { page } = await visit({ path: `/game/${game.id}` });
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'player');
  await expect(page).toHaveURL(`/game/${game.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(game.title);
  await expect(page.getByRole('banner')).toContainText('Rp');
});

// id: job-cash-in
test('an agent cashes in, and the balance moves on the player’s screen', async ({
  visit,
  platform,
}) => {
  const player = await apiSession(platform.origin, 'player');
  const agent = await apiSession(platform.origin, 'agent');
  const [playerBefore, agentBefore] = [await walletOf(player), await walletOf(agent)];

  const playerTab = await visit({ path: '/game', as: 'player' });
  await expect.poll(() => balanceIn(playerTab.page)).toBe(BigInt(playerBefore.balance));

  const agentTab = await visit({ path: '/user?role=player', as: 'agent' });
  await agentTab.page.getByRole('searchbox').fill('player');
  await agentTab.page.getByRole('link', { name: 'player', exact: true }).first().click();
  await expect(agentTab.page.getByRole('heading', { level: 1, name: 'player' })).toBeVisible();
  await agentTab.page.getByRole('link', { name: 'Isi saldo' }).first().click();
  await agentTab.page.getByRole('textbox', { name: 'Jumlah' }).fill('250.000');
  await agentTab.page.getByRole('button', { name: 'Lanjut' }).click();

  let reloads = 0;
  playerTab.page.on('framenavigated', () => (reloads += 1));
  await agentTab.page.getByRole('button', { name: /^Kirim/ }).click();
  await expect(agentTab.page.getByRole('heading', { name: 'Isi saldo selesai' })).toBeVisible();
  await expect.poll(() => balanceIn(playerTab.page)).toBe(BigInt(playerBefore.balance) + 250_000n);
  expect(reloads).toBe(0);

  const [playerAfter, agentAfter] = [await walletOf(player), await walletOf(agent)];
  expect(BigInt(playerAfter.balance) - BigInt(playerBefore.balance)).toBe(250_000n);
  expect(BigInt(agentAfter.balance) - BigInt(agentBefore.balance)).toBe(-250_000n);
  const [received] = await lastEntries(player, playerAfter.id, 1);
  const [sent] = await lastEntries(agent, agentAfter.id, 1);
  expect(received).toMatchObject({
    kind: 'cash-in',
    status: 'posted',
    amount: '250000',
    balanceBefore: playerBefore.balance,
    balanceAfter: playerAfter.balance,
  });
  expect(sent).toMatchObject({
    kind: 'cash-in',
    status: 'posted',
    amount: '-250000',
    balanceBefore: agentBefore.balance,
    balanceAfter: agentAfter.balance,
    reference: received?.reference,
  });

  await test.step('both ledgers show the cash-in on screen', async () => {
    await playerTab.page.goto(`/wallet/${playerAfter.id}/ledger`);
    await expect(playerTab.page.getByText('Isi saldo dari agent').first()).toBeVisible();
    await agentTab.page.goto(`/wallet/${agentAfter.id}/ledger`);
    await expect(agentTab.page.getByText('Isi saldo untuk player').first()).toBeVisible();
  });
});

// id: job-fight
test('a fight is opened, bet on, declared and paid exactly', async ({ visit, platform }) => {
  const declarator = await apiSession(platform.origin, 'declare');
  const game = await quietArena(declarator);
  const [player, player2] = [
    await apiSession(platform.origin, 'player'),
    await apiSession(platform.origin, 'player2'),
  ];
  const [before, before2] = [await walletOf(player), await walletOf(player2)];

  const open = async (username: string) => {
    const visitor = await visit({ path: `/game/${game.id}`, as: username });
    return visitor.page;
  };
  const [declarePage, playerPage, player2Page] = [
    await open('declare'),
    await open('player'),
    await open('player2'),
  ];
  const step = async (name: RegExp) => declarePage.getByRole('button', { name }).first().click();
  const confirm = async (name: string | RegExp) =>
    declarePage.getByRole('alertdialog').getByRole('button', { name }).click();

  await step(/Laga baru/);
  await step(/Buka taruhan/);
  for (const page of [playerPage, player2Page]) {
    await expect(page.getByText('Taruhan dibuka').first()).toBeVisible();
  }

  await place(playerPage, 'Meron', '100.000');
  await expect(player2Page.getByRole('button', { name: /^Meron/ })).toContainText('100 rb');
  await place(player2Page, 'Wala', '60.000');
  for (const page of [declarePage, playerPage, player2Page]) {
    await expect(page.getByText('Rp 160.000').first()).toBeVisible();
  }
  // Pool 160,000; takeout 6 % = 9,600; net 150,400; meron 1.504 → 1.50, wala 2.506 → 2.50.
  for (const page of [playerPage, player2Page]) {
    await expect(page.getByRole('button', { name: /^Meron/ })).toContainText('150');
    await expect(page.getByRole('button', { name: /^Wala/ })).toContainText('250');
  }

  await step(/Panggilan terakhir/);
  await expect(playerPage.getByText('Panggilan terakhir').first()).toBeVisible();
  await step(/Tutup taruhan/);
  await confirm(/Tutup sekarang/);
  await expect(playerPage.getByText('Taruhan ditutup').first()).toBeVisible();
  await step(/Meron/);
  await confirm(/Umumkan/);

  const fight = await expect
    .poll(async () => (await currentFight(declarator, game.id))?.status)
    .toBe('settled')
    .then(() => currentFight(declarator, game.id));
  const paid = BigInt(before.balance) - 100_000n + 150_000n;
  await expect.poll(() => balanceIn(playerPage)).toBe(paid);
  await expect.poll(() => balanceIn(player2Page)).toBe(BigInt(before2.balance) - 60_000n);
  await expect(playerPage.getByText('Meron menang').first()).toBeVisible();

  await test.step('ledger, bets, earnings and house agree', async () => {
    const [payout, stake] = await lastEntries(player, before.id, 2);
    expect(stake).toMatchObject({ kind: 'bet', amount: '-100000', balanceBefore: before.balance });
    expect(payout).toMatchObject({
      kind: 'payout',
      amount: '150000',
      balanceBefore: stake?.balanceAfter,
      balanceAfter: String(paid),
    });
    const [won] = (await player.get<List<Bet>>(`/api/wallet/${before.id}/bet?perPage=1`)).data;
    expect(won).toMatchObject({ status: 'won', odds: 150, payout: '150000' });
    const [lost] = (await player2.get<List<Bet>>(`/api/wallet/${before2.id}/bet?perPage=1`)).data;
    expect(lost).toMatchObject({ status: 'lost', payout: '0' });

    // player is below subagent (1 %) below agent (2 %); player2 is below agent.
    const earned = async (username: string) => {
      const session = await apiSession(platform.origin, username);
      const wallet = await walletOf(session);
      const { data } = await session.get<List<Earning>>(`/api/wallet/${wallet.id}/earning`);
      return data.filter((row) => row.roundId === fight?.id).map((row) => row.amount);
    };
    expect(await earned('subagent')).toEqual(['1000']);
    expect(await earned('agent')).toEqual([String(1_000 + 1_200)]);
  });

  await test.step('the ledger sums to zero', async () => {
    const admin = await apiSession(platform.origin, 'admin');
    const { data: audit } = await admin.post<{ data: Audit }>('/api/admin/audit');
    expect(audit.checks.filter((check) => check.faults > 0)).toEqual([]);
    expect(audit.ok).toBe(true);
  });
});

for (const { title, end } of [
  {
    title: 'a draw',
    end: async (declarator: ApiSession, id: string) => {
      await declarator.post(`/api/round/${id}/close`);
      await declarator.post(`/api/round/${id}/declare`, { result: 'draw' });
    },
  },
  {
    title: 'a cancelled fight',
    end: (declarator: ApiSession, id: string) =>
      declarator.post(`/api/round/${id}/cancel`, { reason: 'rooster withdrawn' }),
  },
]) {
  test(`${title} refunds every stake`, async ({ visit, platform }) => {
    const declarator = await apiSession(platform.origin, 'declare');
    const game = await quietArena(declarator);
    const player = await apiSession(platform.origin, 'player');
    const before = await walletOf(player);
    const { data: round } = await declarator.post<{ data: Round }>(`/api/game/${game.id}/round`);
    await declarator.post(`/api/round/${round.id}/open`);

    const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
    await place(page, 'Meron', '50.000');
    await expect.poll(() => balanceIn(page)).toBe(BigInt(before.balance) - 50_000n);
    const other = await apiSession(platform.origin, 'player2');
    await other.post(`/api/round/${round.id}/bet`, { selection: 'wala', amount: '50000' });

    await declarator.post(`/api/round/${round.id}/last-call`);
    await end(declarator, round.id);
    await expect.poll(() => balanceIn(page)).toBe(BigInt(before.balance));
    await expect(page.getByText('Dikembalikan Rp 50.000').first()).toBeVisible();
  });
}

// id: job-logout
test('logout clears all user data, even when the server fails; the next user gets their own', async ({
  visit,
  platform,
  isMobile,
}) => {
  const { page } = await visit({ path: '/login' });
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('close', () => frames.push('closed'));
    socket.on('framesent', ({ payload }) => frames.push(`> ${String(payload)}`));
    socket.on('framereceived', ({ payload }) => frames.push(`< ${String(payload)}`));
  });
  await signIn(page, 'player');
  const player = await apiSession(platform.origin, 'player');
  const me = await player.get<User>('/api/auth/check');
  const channels = [`private-user.${me.id}`, `private-wallet.${me.wallet.id}`];
  await expect.poll(() => channels.every((channel) => joined(frames, channel))).toBe(true);

  await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 500, body: '{}' }));
  await signOut(page, isMobile);
  await expect(page.getByRole('link', { name: 'Masuk' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect.poll(() => channels.every((channel) => left(frames, channel))).toBe(true);

  await page.unroute('**/api/auth/logout');
  const mark = frames.length;
  await page.goto('/login');
  await signIn(page, 'player2');
  const player2 = await apiSession(platform.origin, 'player2');
  const theirs = await walletOf(player2);
  await expect.poll(() => balanceIn(page)).toBe(BigInt(theirs.balance));

  const agent = await apiSession(platform.origin, 'agent');
  await agent.post(`/api/wallet/${me.wallet.id}/transaction`, { type: 'cash-in', amount: '1000' });
  await agent.post(`/api/wallet/${theirs.id}/transaction`, { type: 'cash-in', amount: '1000' });
  await expect.poll(() => balanceIn(page)).toBe(BigInt(theirs.balance) + 1_000n);
  const since = frames.slice(mark).join('\n');
  expect(since).not.toContain(me.wallet.id);
  expect(since).not.toContain(me.id);
});

const joined = (frames: readonly string[], channel: string) =>
  frames.some((frame) => frame.includes('subscription_succeeded') && frame.includes(channel));

/** Users who leave one by one, or all at once with the socket. */
const left = (frames: readonly string[], channel: string) =>
  frames.some(
    (frame) =>
      frame === 'closed' || (frame.includes('pusher:unsubscribe') && frame.includes(channel)),
  );
