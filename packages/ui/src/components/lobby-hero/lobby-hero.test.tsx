import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LobbyHero } from './lobby-hero.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };
const [open] = sixArenas;
if (!open) throw new Error('The fixtures hold no arena');

describe('LobbyHero', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it.each([320, 360, 390])(
    'LobbyHero leaves most of a phone of %i px to the games below it',
    async (width) => {
      await page.viewport(width, 640);
      const screen = await renderInKit(<LobbyHero game={open} href="#game" howToHref="#how" />);
      await expect.element(screen.getByRole('heading', { name: open.title })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Main', exact: true })).toBeVisible();
      const hero = screen.container.querySelector('.lobi-LobbyHero-root');
      expect(hero?.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    },
  );
});
