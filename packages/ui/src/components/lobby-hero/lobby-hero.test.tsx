import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sixArenas } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LobbyHero } from './lobby-hero.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };
const [openArena] = sixArenas;
if (!openArena) throw new Error('The fixtures hold no arena');

describe('LobbyHero', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it.each([320, 360, 390])(
    'LobbyHero leaves most of a %i px wide phone to the games below it',
    async (width) => {
      await page.viewport(width, 640);
      const screen = await renderInKit(
        <LobbyHero game={openArena} href="#game" howToHref="#how" />,
      );
      await expect.element(screen.getByRole('heading', { name: openArena.title })).toBeVisible();
      await expect.element(screen.getByRole('link', { name: 'Main', exact: true })).toBeVisible();
      const hero = screen.container.querySelector('.lobi-LobbyHero-root');
      expect(hero?.getBoundingClientRect().height).toBeLessThanOrEqual(200);
    },
  );

  /** Sky colour of the scene in each brand. */
  const skiesIn = async (scheme: 'dark' | 'light') => {
    const skyOf = async (brand: string) => {
      const screen = await renderInKit(<LobbyHero game={openArena} href="#game" />, {
        brand,
        scheme,
      });
      const hero = screen.container.querySelector('.lobi-LobbyHero-root');
      const { backgroundColor } = getComputedStyle(hero ?? document.body);
      await screen.unmount();
      const [lightness = 0, chroma = 0, hue = 0] =
        backgroundColor
          .match(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)/)
          ?.slice(1)
          .map(Number) ?? [];
      return { lightness, chroma, hue };
    };
    return {
      lentera: await skyOf('lentera'),
      pesisir: await skyOf('pesisir'),
      baja: await skyOf('baja'),
    };
  };

  it('LobbyHero has a night scene in the hue of each brand, equally dark', async () => {
    const { lentera, pesisir, baja } = await skiesIn('dark');
    // Hues of the three brands: indigo, teal and steel.
    expect(lentera.hue).toBeGreaterThan(265);
    expect(pesisir.hue).toBeLessThan(215);
    expect(baja.chroma).toBeLessThan(lentera.chroma / 2);
    expect(new Set([lentera, pesisir, baja].map(({ lightness }) => lightness)).size).toBe(1);
  });

  it('LobbyHero has a day scene in the hue of each brand, equally light', async () => {
    const { lentera, pesisir, baja } = await skiesIn('light');
    // Hues of the accents: amber, teal and green.
    expect(lentera.hue).toBeLessThan(90);
    expect(pesisir.hue).toBeGreaterThan(150);
    expect(baja.hue).toBeGreaterThan(100);
    expect(baja.hue).toBeLessThan(150);
    expect(new Set([lentera, pesisir, baja].map(({ lightness }) => lightness)).size).toBe(1);
  });

  it.each([
    ['lentera', 'lantern'],
    ['pesisir', 'float'],
    ['baja', 'floodlight'],
  ])('LobbyHero in %s shows only the scenery of its light, the %s', async (brand, own) => {
    const screen = await renderInKit(<LobbyHero game={openArena} href="#game" />, { brand });
    for (const light of ['lantern', 'float', 'floodlight']) {
      const parts = [...screen.container.querySelectorAll(`g[style*="--lobi-art-${light},"]`)];
      const shown = parts.filter((part) => getComputedStyle(part).display !== 'none');
      expect(parts.length, light).toBeGreaterThanOrEqual(3);
      expect(shown, light).toHaveLength(light === own ? parts.length : 0);
    }
  });
});
