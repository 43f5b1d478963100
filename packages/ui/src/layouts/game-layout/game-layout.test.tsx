import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { playerFrame } from '../../testing/player-frame.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameLayout } from './game-layout.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };

const game = (
  <GameLayout
    navbar={playerFrame.navbar}
    bottomBar={playerFrame.bottomBar}
    footer={null}
    stage={<p>Panggung</p>}
    aside={<p>Panel</p>}
  >
    <p>Riwayat</p>
  </GameLayout>
);

const box = (text: HTMLElement | SVGElement) => text.getBoundingClientRect();

describe('GameLayout', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it('GameLayout has one main area and no sidebar', async () => {
    const screen = await renderInKit(game);
    expect(screen.getByRole('main').elements()).toHaveLength(1);
    expect(document.querySelector('.lobi-Sidebar-root')).toBeNull();
  });

  it.each([
    ['ltr', true],
    ['rtl', false],
  ] as const)(
    'GameLayout in a wide %s page puts the panel to the right: %s',
    async (dir, right) => {
      await page.viewport(1440, 900);
      const screen = await renderInKit(game, { dir });
      const stage = box(screen.getByText('Panggung').element());
      const aside = box(screen.getByText('Panel').element());
      expect(aside.left > stage.left).toBe(right);
      expect(Math.abs(aside.top - stage.top)).toBeLessThan(4);
    },
  );

  it('GameLayout puts the panel below the stage on a phone, before the other content', async () => {
    await page.viewport(390, 800);
    const screen = await renderInKit(game);
    const order = ['Panggung', 'Panel', 'Riwayat'].map(
      (text) => box(screen.getByText(text).element()).top,
    );
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(document.documentElement.scrollWidth).toBe(390);
  });
});
