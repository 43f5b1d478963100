import { randomUUID } from 'node:crypto';
import type { Game, Launch, WalletAnswer, WalletCall } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { createWalletClient } from '../../packages/server/src/providers/conformance/wallet-client.ts';
import { withProvidersFile } from '../faults/providers-file.ts';
import { studio } from '../providers/studio.ts';
import { apiSession, keptSession } from './api-session.ts';
import { expect, storageOf, test } from './platform-fixture.ts';
import { discard, startDemo, type RunningServer } from './start-server.ts';

const registration = { ...studio('alpha'), caps: { day: '50000' } };

/** A platform with a second approval, and a provider with a low daily cap. */
async function openPlatform(): Promise<RunningServer> {
  return withProvidersFile([registration], (file) =>
    startDemo({ env: { LOBI_PROVIDERS: file, LOBI_FOUR_EYES: '1' } }),
  );
}

/** The signed calls of the provider, in a session of the player. */
async function openSession({ origin }: RunningServer) {
  const player = await apiSession(origin, 'player');
  const { data: games } = await player.get<{ data: Game[] }>('/api/game?perPage=100');
  const game = games.find(({ title }) => title === registration.games[0]?.title);
  const { data: launch } = await player.post<{ data: Launch }>(`/api/game/${game?.id}/launch`, {
    ...{ mode: 'real', device: 'mobile' },
  });
  const { code: provider, secret } = registration;
  const client = createWalletClient({ origin, provider, secret });
  const call = async (name: WalletCall, body: object): Promise<WalletAnswer> => {
    const { answer } = await client.send(name, body);
    if (!answer) throw new Error(`${name} was not answered`);
    return answer;
  };
  const token = new URL(launch.url).searchParams.get('token');
  const { session } = await call('authenticate', { token });
  return (name: WalletCall, roundId: string, amount: string) =>
    call(name, {
      ...{ transactionId: randomUUID(), roundId, gameId: 'coin', amount },
      ...(name === 'bet' && { sessionId: session?.sessionId }),
    });
}

test('a provider is suspended by an oversized win, shown to staff and lifted by two people', async ({
  browser,
  contextOptions,
  viewport,
}) => {
  await using opened = new AsyncDisposableStack();
  const server = opened.adopt(await openPlatform(), discard);
  const { origin } = server;
  const send = await openSession(server);
  const open = async (username: string, path: string): Promise<Page> => {
    const storageState = storageOf(origin, await keptSession(origin, username));
    const setup = { ...contextOptions, viewport, storageState, locale: 'id-ID' };
    const context = opened.adopt(await browser.newContext(setup), (each) => each.close());
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    return page;
  };

  await test.step('a signed win above the daily cap is not paid, and suspends the provider', async () => {
    const { balance: before } = await send('bet', 'first', '1000');
    const { code, balance } = await send('win', 'first', '900000');
    expect([code, balance]).toEqual(['RETRY', before]);
    expect((await send('bet', 'second', '1000')).code).toBe('INVALID_REQUEST');
  });

  const page = await open('admin', '/admin/dashboard');
  const card = page.getByRole('article', { name: registration.name });
  await test.step('the dashboard shows the alarm with a link to the cause', async () => {
    await expect(page.getByText(/^Provider Studio alpha ditangguhkan sejak/)).toBeVisible();
    await page.getByRole('link', { name: 'Lihat provider' }).click();
    await expect(card.getByText('Pembayaran melewati batas harian.')).toBeVisible();
    await expect(card.getByRole('note').getByText(/900\.000/)).toBeVisible();
    await expect(card.getByText('Koin alpha')).toBeVisible();
  });

  await test.step('one person requests the end of the suspension, which stays in force', async () => {
    await card.getByRole('button', { name: 'Cabut penangguhan' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Alasan/ }).fill('Hadiah sudah dijelaskan');
    await dialog.getByRole('button', { name: 'Cabut penangguhan' }).click();
    await expect(page.getByText(/Menunggu orang kedua/).first()).toBeVisible();
    expect((await send('bet', 'third', '1000')).code).toBe('INVALID_REQUEST');
  });

  await test.step('another person approves, the screen is updated, and the provider works again', async () => {
    const second = await open('superadmin', '/admin/change');
    await second.getByRole('button', { name: 'Lihat, Studio alpha' }).click();
    await second.getByRole('button', { name: 'Setujui', exact: true }).click();
    await expect(second.getByText(/Disetujui dan dijalankan/).first()).toBeVisible();
    await expect(card.getByRole('button', { name: 'Tangguhkan, Studio alpha' })).toBeVisible();
    expect((await send('bet', 'fourth', '1000')).code).toBe('OK');
    expect((await send('win', 'fourth', '2000')).code).toBe('OK');
  });
});
