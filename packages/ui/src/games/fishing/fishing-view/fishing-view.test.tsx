import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { caughtFish, missedFish, sampleTargets } from '../../../testing/fishing-fixtures.ts';
import { renderInKit } from '../../../testing/render-in-kit.tsx';
import { tableSeat } from '../../../testing/table-seat.tsx';
import { FishingView, type FishingViewProps } from './fishing-view.tsx';

const seat = tableSeat('Lentera Nelayan');
const view = (props: Partial<FishingViewProps> = {}) => (
  <FishingView
    seat={seat}
    targets={sampleTargets}
    seed="kolam"
    result={null}
    onPlay={() => undefined}
    {...props}
  />
);

describe('FishingView', () => {
  it('FishingView casts nothing before a target is chosen', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    await userEvent.keyboard('{Enter}');
    expect(onPlay).not.toHaveBeenCalled();
    await expect.element(screen.getByRole('button', { name: 'Pilih sasaran' })).toBeVisible();
  });

  it('FishingView aims by arrow keys and casts by Enter, with the stake as power', async () => {
    const onPlay = vi.fn<FishingViewProps['onPlay']>();
    const screen = await renderInKit(view({ onPlay }));
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /Kakap/ }).click();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('10000', 'pomfret');
  });

  it('FishingView names target, stake, chance and return on the button', async () => {
    const screen = await renderInKit(view());
    await screen.getByRole('textbox').fill('10000');
    await screen.getByRole('radio', { name: /Kakap/ }).click();
    const button = screen.getByRole('button', { name: /Tebar jala ke Kakap/ });
    await expect.element(button).toMatchTextContent(/Rp\s10\.000.*Peluang 12%.*Rp\s80\.000/);
  });

  it('FishingView announces the result in words, also where nothing moves', async () => {
    const screen = await renderInKit(view());
    await screen.rerender(view({ result: missedFish }));
    await expect.element(screen.getByText(/Kerapu lolos/)).toBeVisible();
  });

  it('FishingView reveals a catch only once it was brought into the light', async () => {
    const screen = await renderInKit(view(), { motion: 'system' });
    await screen.rerender(view({ result: caughtFish }));
    expect(screen.container.textContent).not.toContain('tertangkap');
    await expect.element(screen.getByText(/Kakap tertangkap! 8×/)).toBeVisible();
  });
});
