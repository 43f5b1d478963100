import type { CSSProperties } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SoundContext } from '../../primitives/sound/sound-context.ts';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { settledBox } from '../../testing/settled-box.ts';
import { MinesStage, type MinesStageProps } from './mines-stage.tsx';
import { lostRun, minesTerms, openRun, takenRun } from './mines.fixtures.ts';

const stage = (props: Partial<MinesStageProps> = {}) => (
  <MinesStage
    seat={playSeat}
    termsOf={minesTerms}
    run={null}
    plays={[]}
    onStart={() => {}}
    onOpen={() => {}}
    onTake={() => {}}
    {...props}
  />
);

describe('MinesStage', () => {
  it('MinesStage starts a game with the number of mines and the stake', async () => {
    const onStart = vi.fn<MinesStageProps['onStart']>();
    const screen = await renderInKit(stage({ onStart }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: /^Mulai · Rp\s10\.000/ }).click();
    expect(onStart.mock.calls).toEqual([[3, '10000']]);
  });

  it('MinesStage opens each tile once by keys, and labels it by its position', async () => {
    const onOpen = vi.fn<MinesStageProps['onOpen']>();
    const screen = await renderInKit(stage({ run: openRun, onOpen }));
    screen.getByRole('button', { name: 'Baris 3, kolom 3: aman' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect
      .element(screen.getByRole('button', { name: 'Baris 2, kolom 4: tertutup' }))
      .toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[8]]);
  });

  it('MinesStage plays a sound for each safe tile that opens, and not for a mine', async () => {
    const cue = vi.fn<(name: string) => void>();
    const sounding = (run: MinesStageProps['run']) => (
      <SoundContext.Provider value={{ cue, climb: () => undefined }}>
        {stage({ run })}
      </SoundContext.Provider>
    );
    const tiles = () => cue.mock.calls.filter(([name]) => name === 'tile').length;
    const screen = await renderInKit(sounding(openRun));
    expect(tiles()).toBe(0);
    await screen.rerender(sounding({ ...openRun, picks: [0, 6, 12, 18, 20] }));
    expect(tiles()).toBe(1);
    await screen.rerender(sounding({ ...openRun, picks: [0, 6, 12, 18, 20, 4], status: 'lost' }));
    expect(tiles()).toBe(1);
  });

  it('MinesStage has a single tab stop', async () => {
    const screen = await renderInKit(stage({ run: openRun }));
    const stops = screen.container.querySelectorAll('[role=grid] [tabindex="0"]');
    expect(stops.length).toBe(1);
  });

  it('MinesStage shows the current payout in the cash-out button', async () => {
    const onTake = vi.fn<() => void>();
    const screen = await renderInKit(stage({ run: openRun, onTake }));
    await screen.getByRole('button', { name: /^Ambil Rp\s17\.200/ }).click();
    expect(onTake).toHaveBeenCalledOnce();
  });

  it('MinesStage does not cash out before the first tile', async () => {
    const onTake = vi.fn<() => void>();
    const screen = await renderInKit(stage({ run: { ...openRun, picks: [] }, onTake }));
    await screen.getByRole('button', { name: 'Buka satu petak dulu' }).click({ force: true });
    expect(onTake).not.toHaveBeenCalled();
  });

  it('MinesStage sends no second step while one is pending', async () => {
    const onOpen = vi.fn<MinesStageProps['onOpen']>();
    const onTake = vi.fn<() => void>();
    const seat = { ...playSeat, state: { status: 'unknown' } } as const;
    const screen = await renderInKit(stage({ run: openRun, seat, onOpen, onTake }));
    await screen.getByRole('button', { name: 'Baris 1, kolom 2: tertutup' }).click({ force: true });
    await screen.getByRole('button', { name: /^Ambil/ }).click({ force: true });
    expect(onOpen).not.toHaveBeenCalled();
    expect(onTake).not.toHaveBeenCalled();
  });

  it('MinesStage shows every mine at the end, and the cashed-out amount', async () => {
    const screen = await renderInKit(stage({ run: lostRun, plays: [lostRun] }));
    await expect
      .element(screen.getByRole('button', { name: 'Baris 2, kolom 5: ranjau yang Anda buka' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Baris 1, kolom 5: ranjau' }))
      .toBeVisible();
    await screen.rerender(stage({ run: takenRun, plays: [takenRun, lostRun] }));
    await expect.element(screen.getByText(/1,72× · Menang Rp\s17\.120/)).toBeVisible();
  });

  it('MinesStage moves the focus to the board when a game begins and when it ends', async () => {
    const screen = await renderInKit(stage());
    const inGrid = () => Boolean(document.activeElement?.closest('[role=grid]'));
    const start = () => screen.container.querySelector<HTMLElement>('.lobi-StakePanel-play');
    start()?.focus();
    await screen.rerender(stage({ run: openRun }));
    await expect.poll(inGrid).toBe(true);
    screen.container.querySelector<HTMLElement>('.lobi-MinesStage-take')?.focus();
    await screen.rerender(stage({ run: takenRun, plays: [takenRun] }));
    await expect.element(screen.getByRole('button', { name: /^Mulai|^Isi nilai/ })).toBeVisible();
    await expect.poll(inGrid).toBe(true);
  });

  it.each([
    [360, 640],
    [390, 844],
  ])(
    'MinesStage at %i × %i keeps its button at the lower edge when the choice of mines disappears',
    async (width, height) => {
      await page.viewport(width, height);
      const padded = (run: MinesStageProps['run']) => (
        <div
          style={
            {
              paddingInline: 'var(--lobi-page-gutter)',
              paddingBlockStart: 56,
              '--lobi-covered-below': '64px',
            } as CSSProperties
          }
        >
          {stage({ run })}
        </div>
      );
      const screen = await renderInKit(padded(null));
      const edges = (selector: string) => {
        const { top, bottom } = screen.container.querySelector(selector)!.getBoundingClientRect();
        return { top: Math.round(top), bottom: Math.round(bottom) };
      };
      const button = () => edges('.lobi-StakePanel-play, .lobi-MinesStage-take').bottom;
      const root = screen.container.querySelector<HTMLElement>('.lobi-PlayFrame-root')!;
      // The picture ends above the choice, and the choice above the dock, without an empty band.
      await expect
        .poll(() => edges('.lobi-PlayFrame-choice').top - edges('.lobi-GameStage-frame').bottom)
        .toBeLessThanOrEqual(12);
      await settledBox(screen.container.querySelector('.lobi-PlayFrame-choice')!);
      const gap = edges('.lobi-PlayFrame-dock').top - edges('.lobi-PlayFrame-choice').bottom;
      expect(gap).toBeLessThanOrEqual(12);
      const before = button();
      expect(edges('.lobi-PlayFrame-dock').bottom).toBe(height - 64);
      await screen.rerender(padded(openRun));
      expect(button()).toBe(before);
      // The frame measures its parts again.
      await expect.poll(() => root.style.getPropertyValue('--play-choice')).toBe('0px');
      expect(button()).toBe(before);
    },
  );
});
