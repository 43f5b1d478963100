import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { settledBox } from '../../testing/settled-box.ts';
import { LimboStage, type LimboStageProps } from './limbo-stage.tsx';
import { limboBox } from './limbo.fixtures.ts';

const stage = (props: Partial<LimboStageProps> = {}) => (
  <LimboStage seat={playSeat} {...limboBox} plays={[]} onPlay={() => {}} {...props} />
);

describe('LimboStage', () => {
  it('LimboStage sends the target with the stake, and shows its chance and payout', async () => {
    const onPlay = vi.fn<LimboStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: '5,00×' }).click();
    await expect.element(screen.getByText('Peluang 19,8%')).toBeVisible();
    const button = screen.getByRole('button', { name: /^Terbangkan · Rp\s10\.000/ });
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s50\.000/);
    await button.click();
    expect(onPlay.mock.calls).toEqual([[50_000, '10000']]);
  });

  it('LimboStage moves the target by keyboard and announces it with its chance', async () => {
    const onPlay = vi.fn<LimboStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    const slider = screen.getByRole('slider', { name: 'Pengali sasaran' });
    slider.element().focus();
    await userEvent.keyboard('{ArrowUp}{PageUp}');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', 'Sasaran 3,10× · Peluang 31,93%');
    await expect.element(screen.getByRole('textbox', { name: /Pengali/ })).toHaveValue('3,10');
    await screen.getByRole('button', { name: /^Terbangkan/ }).click();
    expect(onPlay.mock.calls).toEqual([[31_000, '10000']]);
  });

  it('LimboStage has a slider with its lowest target at the bottom, wide enough for a finger', async () => {
    const screen = await renderInKit(stage());
    const slider = screen.getByRole('slider', { name: 'Pengali sasaran' });
    const box = await settledBox(slider.element());
    expect(box.width).toBeGreaterThanOrEqual(44);
    await slider.click({ position: { x: box.width / 2, y: box.height - 4 } });
    await expect.element(slider).toHaveValue('2');
    await slider.click({ position: { x: box.width / 2, y: 4 } });
    await expect.element(slider).toHaveValue('1000');
  });

  it('LimboStage does not play a target below the minimum', async () => {
    const onPlay = vi.fn<LimboStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Pengali sasaran/ }).fill('1');
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: 'Periksa sasaran' }).click({ force: true });
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('LimboStage shows the result at once with reduced motion', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: limboBox.plays }));
    await expect.element(screen.getByText(/4,36× · Menang Rp\s20\.000/)).toBeVisible();
    const count = screen.container.querySelector('.lobi-LimboStage-count');
    expect(count?.textContent).toBe('4,36×');
  });
});
