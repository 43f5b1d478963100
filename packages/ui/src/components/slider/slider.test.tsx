import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Slider } from './slider.tsx';

describe('Slider', () => {
  it('Slider moves by steps, formats its value, and reports the end of a change', async () => {
    const onValueCommitted = vi.fn();
    const screen = await renderInKit(
      <Slider
        label="Volume"
        defaultValue={40}
        step={5}
        format={(value) => `${value}%`}
        onValueCommitted={onValueCommitted}
      />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByText('45%')).toBeVisible();
    await expect
      .element(screen.getByRole('slider', { name: 'Volume' }))
      .toHaveAttribute('aria-valuetext', '45%');
    expect(onValueCommitted).toHaveBeenLastCalledWith(45);
  });

  it('Slider labels both thumbs of a range and keeps them in order', async () => {
    const onValueChange = vi.fn();
    const screen = await renderInKit(
      <Slider label="Taruhan" defaultValue={[10, 12]} onValueChange={onValueChange} />,
    );
    await expect
      .element(screen.getByRole('slider', { name: 'Taruhan, batas bawah' }))
      .toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const [from, to] = (onValueChange.mock.lastCall?.[0] ?? []) as readonly number[];
    expect(from).toBeLessThanOrEqual(Number(to));
  });
});
