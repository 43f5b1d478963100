import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { id } from '@lobi/ui/messages/id';
import { openApp } from '../../testing/open-app.tsx';

/** A file that is not a video: every attempt fails. */
const broken = 'data:video/mp4;base64,AAAA';

const openArena = (stream: string | null) =>
  openApp({
    path: '/game/game-arena',
    size: [390, 844],
    before: ({ world }) => {
      const game = world.games.get('game-arena')!;
      world.games.set(game.id, { ...game, stream });
    },
  });

const status = () => page.getByRole('region', { name: id.arena.stage }).getByRole('status');

it('a broadcast that fails to load shows the error and the poster, and can be retried', async () => {
  await openArena(broken);
  await expect.element(status()).toHaveTextContent(id.play.videoError);
  expect(document.querySelector('video')).toBeNull();
  const videos: Element[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) videos.push(...node.parentElement!.querySelectorAll('video'));
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await page.getByRole('button', { name: id.play.retry }).click();
  await expect.poll(() => videos.length).toBeGreaterThan(0);
  watch.disconnect();
  await expect.element(status()).toHaveTextContent(id.play.videoError);
});

it('a broadcast waits for a press on a device that saves data, and shows its data usage', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  try {
    await openArena(broken);
    await expect.element(page.getByText(id.play.videoWaitingBody)).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
    await page.getByRole('button', { name: id.play.videoStart }).click();
    await expect.element(status()).toHaveTextContent(id.play.videoError);
  } finally {
    Reflect.deleteProperty(navigator, 'connection');
  }
});

it('an arena without a broadcast shows the animated board, and no player', async () => {
  await openArena(null);
  await expect.element(page.getByText(id.arena.noStream)).toBeVisible();
  expect(document.querySelector('video')).toBeNull();
});
