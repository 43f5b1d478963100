import type { Game } from '@lobi/core/contract';
import type { Page } from '@playwright/test';
import { apiSession } from './api-session.ts';
import { startLiveStream, type LiveStream } from './live-stream.ts';
import { test as base, expect } from './platform-fixture.ts';
import { seriousFindings } from './screen-checks.ts';

/** A platform whose pages may load an existing broadcast. */
const test = base.extend<object, { readonly stream: LiveStream }>({
  stream: [
    async ({}, use) => {
      const stream = await startLiveStream();
      await use(stream);
      await stream.close();
    },
    { scope: 'worker' },
  ],
  platformVariables: [
    async ({ stream }, use) => use({ LOBI_MEDIA_ORIGINS: stream.origin }),
    { scope: 'worker' },
  ],
});

const title = 'Arena Lentera';

const stage = (page: Page) => page.locator('.lobi-VideoStage-root');

/** Waits until the picture of a page moves. */
async function expectMoving(page: Page): Promise<void> {
  await expect(stage(page)).toHaveAttribute('data-status', /live|delayed/);
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
  const before = await time();
  await expect.poll(time).toBeGreaterThan(before);
}

const isMuted = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.muted);

/** Collects the resources that the content security policy of a page blocks. */
function refusals(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL/i.test(message.text()))
      found.push(message.text());
  });
  return found;
}

test('an operator tests and sets the broadcast of an arena, and a player watches it', async ({
  visit,
  platform,
  stream,
}) => {
  const { data: games } = await (
    await apiSession(platform.origin, 'declare')
  ).get<{ data: Game[] }>('/api/game?perPage=100');
  const game = games.find((candidate) => candidate.title === title);
  if (!game) throw new Error(`The demo data hold no ${title}.`);

  const { page: declarator } = await visit({ path: '/game/create', as: 'declare' });
  const refusedForDeclarator = refusals(declarator);
  const dialog = declarator.getByRole('dialog', { name: 'Siaran', exact: true });
  const openForm = () => declarator.getByRole('button', { name: `Siaran, ${title}` }).click();
  const address = dialog.getByLabel('Alamat siaran');

  await test.step('the form rejects an address that the policy forbids, with a message', async () => {
    await openForm();
    await address.fill('http://video.example/live.m3u8');
    await dialog.getByRole('button', { name: 'Uji siaran' }).click();
    await expect(dialog.getByText('Masukkan alamat yang diawali https://')).toBeVisible();
    await address.fill('https://video.example/live.m3u8');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog.getByText('Siaran dari video.example tidak diizinkan')).toBeVisible();
  });

  await test.step('the preview plays the broadcast in the page, before it is set', async () => {
    await address.fill(stream.address);
    await dialog.getByRole('button', { name: 'Uji siaran' }).click();
    await expectMoving(declarator);
    expect(await isMuted(declarator)).toBe(true);
    expect(await seriousFindings(declarator)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect(dialog).toBeHidden();
  });

  const { page } = await visit({ path: `/game/${game.id}`, as: 'player' });
  const refused = refusals(page);
  const button = (name: string) => stage(page).getByRole('button', { name });

  await test.step('a player sees the broadcast live, without sound until the player turns it on', async () => {
    await expectMoving(page);
    expect(await isMuted(page)).toBe(true);
    await button('Nyalakan suara siaran').click();
    expect(await isMuted(page)).toBe(false);
    await expect(button('Gambar dalam gambar')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('a stopped broadcast loads nothing until it is started again', async () => {
    await button('Hentikan siaran').click();
    await expect(page.getByText('Siaran belum diputar')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    await button('Putar siaran').click();
    await expectMoving(page);
  });

  await test.step('a stalled broadcast shows a message, and continues automatically', async () => {
    stream.hold();
    await expect(stage(page).getByRole('status')).toHaveText('Gambar berhenti');
    await expect(stage(page).getByText('Siaran berlanjut sendiri')).toBeVisible();
    stream.answer();
    await expectMoving(page);
  });

  await test.step('a failed broadcast shows a message, and is retried automatically', async () => {
    stream.fail();
    await expect(stage(page).getByText('Siaran terputus').first()).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    stream.answer();
    await expectMoving(page);
  });

  await test.step('a removed broadcast is replaced by the animated board, without a reload', async () => {
    await openForm();
    await dialog.getByRole('button', { name: 'Hapus siaran' }).click();
    await expect(dialog).toBeHidden();
    await expect(stage(page)).toHaveAttribute('data-status', 'none');
    await expect(page.locator('video')).toHaveCount(0);
  });

  expect([...refusedForDeclarator, ...refused]).toEqual([]);
});
