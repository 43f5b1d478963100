import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { id } from '@lobi/ui/messages/id';
import { openApp } from '../../testing/open-app.tsx';

it('a broadcast that fails to load says so, shows the poster instead, and can be restarted', async () => {
  await openApp({
    path: '/game/game-arena',
    size: [390, 844],
    before: ({ world }) => {
      const game = world.games.get('game-arena')!;
      world.games.set(game.id, { ...game, stream: 'data:video/mp4;base64,AAAA' });
    },
  });
  await expect.element(page.getByRole('status').getByText(id.play.videoError)).toBeInTheDocument();
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
  await expect.element(page.getByRole('status').getByText(id.play.videoError)).toBeInTheDocument();
});
