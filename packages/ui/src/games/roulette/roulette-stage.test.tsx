import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RouletteStage, type RouletteStageProps } from './roulette-stage.tsx';
import { rouletteBox } from './roulette.fixtures.ts';

const stage = (props: Partial<RouletteStageProps> = {}) => (
  <RouletteStage seat={playSeat} {...rouletteBox} plays={[]} onPlay={() => {}} {...props} />
);

describe('RouletteStage', () => {
  it('RouletteStage lays chips and sends them as bets with the whole stake', async () => {
    const onPlay = vi.fn<RouletteStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('button', { name: /^Merah, bayar 2,00×/ }).click();
    await screen.getByRole('radio', { name: /10\.000/ }).click();
    await screen.getByRole('button', { name: /^Angka 17, bayar 36,00×/ }).click();
    await expect
      .element(screen.getByRole('button', { name: /^Angka 17, bayar 36,00×, taruhan Rp\s10\.000/ }))
      .toBeVisible();
    await screen.getByRole('button', { name: /^Putar · Rp\s11\.000/ }).click();
    expect(onPlay.mock.calls).toEqual([
      [
        [
          { spot: 'red', chips: 1 },
          { spot: 'straight:17', chips: 10 },
        ],
        '11000',
      ],
    ]);
  });

  it('RouletteStage brings the wheel back into view for a spin', async () => {
    await page.viewport(390, 844);
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: /^Merah, bayar 2,00×/ }).click();
    const wheel = screen.container.querySelector('.lobi-GameStage-frame');
    screen
      .getByRole('button', { name: /^Angka 36,/ })
      .element()
      .scrollIntoView({ block: 'end', behavior: 'instant' });
    expect(wheel?.getBoundingClientRect().top).toBeLessThan(0);
    await screen.getByRole('button', { name: /^Putar · Rp\s1\.000/ }).click();
    await expect.poll(() => wheel?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('RouletteStage is played by keys: arrows move over fields and lines, Enter bets, Delete takes back', async () => {
    const screen = await renderInKit(stage());
    screen
      .getByRole('button', { name: /^Angka 17,/ })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowUp}');
    const split = screen.getByRole('button', { name: /^Dua angka 17/ });
    await expect.element(split.first()).toBeInTheDocument();
    expect(document.activeElement?.getAttribute('data-kind')).toBe('split');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Total taruhan Rp\s1\.000/)).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
    expect(screen.container.querySelectorAll('[data-spot][tabindex="0"]').length).toBe(1);
  });

  it('undoes, clears and lays the last bets again', async () => {
    const screen = await renderInKit(stage({ plays: rouletteBox.plays }));
    await screen.getByRole('button', { name: 'Ulangi taruhan' }).click();
    await expect.element(screen.getByText(/Total taruhan Rp\s15\.000/)).toBeVisible();
    await screen.getByRole('button', { name: /^Hitam,/ }).click();
    await expect.element(screen.getByText(/Total taruhan Rp\s16\.000/)).toBeVisible();
    await screen.getByRole('button', { name: 'Urungkan' }).click();
    await expect.element(screen.getByText(/Total taruhan Rp\s15\.000/)).toBeVisible();
    await screen.getByRole('button', { name: 'Kosongkan' }).click();
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Pasang chip dulu' })).toBeVisible();
  });

  it('RouletteStage keeps the chips when a spin is refused and takes them off when it is over', async () => {
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: /^Merah,/ }).click();
    const refused = { ...playSeat, state: { status: 'refused', message: 'Coba lagi.' } } as const;
    await screen.rerender(stage({ seat: refused }));
    await expect.element(screen.getByText(/Total taruhan Rp\s1\.000/)).toBeVisible();
    await screen.rerender(stage({ plays: rouletteBox.plays }));
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
    await expect.element(screen.getByText(/19 Merah · Menang Rp\s20\.000/)).toBeVisible();
  });

  it('RouletteStage takes no chips while the answer is under way', async () => {
    const seat = { ...playSeat, state: { status: 'playing' } } as const;
    const screen = await renderInKit(stage({ seat }));
    await screen.getByRole('button', { name: /^Merah,/ }).click({ force: true });
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
  });

  it('RouletteStage announces the pocket in words, on the wheel too', async () => {
    const screen = await renderInKit(stage({ plays: rouletteBox.plays }));
    await expect.element(screen.getByRole('img', { name: 'Roda rolet: 19 Merah' })).toBeVisible();
  });
});
