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
  it('RouletteStage places chips and sends them as bets with the total stake', async () => {
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

  it('RouletteStage scrolls the wheel into view when a spin starts', async () => {
    await page.viewport(414, 896);
    const screen = await renderInKit(<div style={{ paddingBlockEnd: 2_000 }}>{stage()}</div>);
    await screen.getByRole('button', { name: /^Merah, bayar 2,00×/ }).click();
    const frame = screen.container.querySelector('.lobi-GameStage-frame');
    window.scrollTo({ top: 400, behavior: 'instant' });
    expect(frame?.getBoundingClientRect().top).toBeLessThan(0);
    await screen.getByRole('button', { name: /^Putar · Rp\s1\.000/ }).click();
    await expect.poll(() => frame?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('RouletteStage moves by arrow keys, places a chip by Enter and removes it by Delete', async () => {
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

  it('RouletteStage places an announced bet of the racetrack by one press, and undoes it', async () => {
    const onPlay = vi.fn<RouletteStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('radio', { name: 'Lintasan' }).click();
    await screen.getByRole('radio', { name: /10\.000/ }).click();
    await screen.getByRole('button', { name: /^Orphelins: chip pada .* Rp\s50\.000$/ }).click();
    await screen.getByRole('button', { name: /^Voisins: chip pada .* Rp\s90\.000$/ }).click();
    await expect.element(screen.getByText(/Total taruhan Rp\s140\.000/)).toBeVisible();
    await screen.getByRole('button', { name: 'Urungkan' }).click();
    await screen.getByRole('button', { name: /^Putar · Rp\s50\.000/ }).click();
    expect(onPlay.mock.calls).toEqual([
      [
        [
          { spot: 'straight:1', chips: 10 },
          { spot: 'split:6-9', chips: 10 },
          { spot: 'split:14-17', chips: 10 },
          { spot: 'split:17-20', chips: 10 },
          { spot: 'split:31-34', chips: 10 },
        ],
        '50000',
      ],
    ]);
  });

  it('RouletteStage places a chip on a pocket of the racetrack and on each of its neighbours', async () => {
    const onPlay = vi.fn<RouletteStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('radio', { name: 'Lintasan' }).click();
    await screen.getByRole('button', { name: 'Kurangi tetangga' }).click();
    screen
      .getByRole('button', { name: /^0 Hijau: chip pada 26, 0, 32, / })
      .element()
      .focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await screen.getByRole('button', { name: /^Putar · Rp\s3\.000/ }).click();
    expect(onPlay.mock.calls[0]?.[0].map(({ spot }) => spot)).toEqual([
      'straight:0',
      'straight:32',
      'straight:15',
    ]);
    expect(screen.container.querySelectorAll('[data-pocket][tabindex="0"]').length).toBe(1);
  });

  it('RouletteStage undoes, clears and repeats bets', async () => {
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

  it('RouletteStage keeps the chips after a rejected spin and removes them after a spin', async () => {
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: /^Merah,/ }).click();
    const rejectedSeat = {
      ...playSeat,
      state: { status: 'refused', message: 'Coba lagi.' },
    } as const;
    await screen.rerender(stage({ seat: rejectedSeat }));
    await expect.element(screen.getByText(/Total taruhan Rp\s1\.000/)).toBeVisible();
    await screen.rerender(stage({ plays: rouletteBox.plays }));
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
    await expect.element(screen.getByText(/19 Merah · Menang Rp\s20\.000/)).toBeVisible();
  });

  it('RouletteStage accepts no chips while a spin is pending', async () => {
    const seat = { ...playSeat, state: { status: 'playing' } } as const;
    const screen = await renderInKit(stage({ seat }));
    await screen.getByRole('button', { name: /^Merah,/ }).click({ force: true });
    await expect.element(screen.getByText(/Total taruhan Rp\s0/)).toBeVisible();
  });

  it('RouletteStage announces the pocket, and labels it on the wheel', async () => {
    const screen = await renderInKit(stage({ plays: rouletteBox.plays }));
    const wheel = screen.getByRole('img', { name: 'Roda rolet: 19 Merah' });
    await expect.element(wheel).toBeInTheDocument();
  });

  it('RouletteStage shows the wheel in the place of the table during a spin on a phone', async () => {
    await page.viewport(360, 640);
    const screen = await renderInKit(stage(), { motion: 'system' });
    const wheel = () => screen.container.querySelector('[role=img]')?.clientHeight;
    const isTableShown = () =>
      screen.container.querySelector('.lobi-RouletteStage-table')?.checkVisibility();
    expect(isTableShown()).toBe(true);
    expect(wheel()).toBeLessThan(60);
    await screen.rerender(stage({ plays: rouletteBox.plays }));
    await expect.poll(isTableShown).toBe(false);
    await expect.poll(wheel).toBeGreaterThan(200);
    await expect.poll(isTableShown).toBe(true);
    await expect.poll(wheel).toBeLessThan(60);
  });

  it('RouletteStage gives touches on a phone to numbers, and to lines only on the enlarged table', async () => {
    await page.viewport(360, 640);
    const screen = await renderInKit(stage());
    const kindAtSplit = (): string | undefined => {
      const split = screen.container.querySelector('[data-spot="split:1-4"]');
      split?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left = 0, top = 0, width = 0, height = 0 } = split?.getBoundingClientRect() ?? {};
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit?.closest<HTMLElement>('[data-spot]')?.dataset['kind'];
    };
    expect(kindAtSplit()).not.toBe('split');
    await screen.getByRole('button', { name: 'Garis & sudut' }).click();
    expect(kindAtSplit()).toBe('split');
  });
});
