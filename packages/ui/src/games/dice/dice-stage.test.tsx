import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { DiceStage, type DiceStageProps } from './dice-stage.tsx';
import { diceBox } from './dice.fixtures.ts';

const stage = (props: Partial<DiceStageProps> = {}) => (
  <DiceStage seat={playSeat} {...diceBox} plays={[]} onPlay={() => {}} {...props} />
);

describe('DiceStage', () => {
  it('DiceStage shows chance and payout of the choice, and sends it with the stake', async () => {
    const onPlay = vi.fn<DiceStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await expect.element(screen.getByText('49,99%', { exact: true })).toBeVisible();
    const button = screen.getByRole('button', { name: /^Lempar · Rp\s10\.000/ });
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s19\.800/);
    await button.click();
    expect(onPlay.mock.calls).toEqual([[{ direction: 'under', target: 5_000 }, '10000']]);
  });

  it('DiceStage moves the target by keyboard and announces it', async () => {
    const screen = await renderInKit(stage());
    const slider = screen.getByRole('slider', { name: 'Sasaran' });
    slider.element().focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', 'Menang bila di bawah 61,00 · 60,99%');
    await userEvent.keyboard('{End}');
    await expect.element(slider).toHaveValue('9800');
  });

  it('DiceStage keeps the chance when the side is changed', async () => {
    const screen = await renderInKit(stage());
    const slider = screen.getByRole('slider', { name: 'Sasaran' });
    slider.element().focus();
    await userEvent.keyboard('{Home}{PageUp}');
    await screen.getByRole('radio', { name: 'Di atas' }).click();
    await expect.element(slider).toHaveValue('8999');
  });

  it('DiceStage does not play an invalid target', async () => {
    const onPlay = vi.fn<DiceStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('textbox', { name: 'Sasaran' }).fill('99');
    await userEvent.tab();
    await screen.getByRole('button', { name: 'Periksa sasaran' }).click({ force: true });
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('DiceStage shows the result of a roll', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: diceBox.plays }));
    await expect.element(screen.getByText(/27,18 · Menang Rp\s19\.800/)).toBeVisible();
  });
});
