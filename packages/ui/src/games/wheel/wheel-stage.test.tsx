import { describe, expect, it, vi } from 'vitest';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { WheelStage, type WheelStageProps } from './wheel-stage.tsx';
import { wheelBox } from './wheel.fixtures.ts';

const stage = (props: Partial<WheelStageProps> = {}) => (
  <WheelStage seat={playSeat} {...wheelBox} plays={[]} onPlay={() => {}} {...props} />
);

/** A seat with this stored value. */
const seatOf = (kept: Readonly<Record<string, unknown>>) => ({
  ...playSeat,
  memory: { read: (name: string) => kept[name], write: () => {} },
});

const hubOf = (root: Element): string | undefined =>
  root.querySelector('.lobi-WheelStage-hub')?.textContent;

describe('WheelStage', () => {
  it('WheelStage sends segments and risk with the stake, and shows the maximum payout', async () => {
    const onPlay = vi.fn<WheelStageProps['onPlay']>();
    const screen = await renderInKit(stage({ onPlay }));
    await screen.getByRole('textbox', { name: /Nilai taruhan/ }).fill('10000');
    await screen.getByRole('button', { name: 'Tinggi' }).click();
    await screen.getByRole('button', { name: '50', exact: true }).click();
    const button = screen.getByRole('button', { name: /^Putar · Rp\s10\.000/ });
    await expect.element(button).toMatchTextContent(/Potensi hasil Rp\s495\.000/);
    await button.click();
    expect(onPlay.mock.calls).toEqual([[{ segments: 50, risk: 'high' }, '10000']]);
  });

  it('WheelStage restores stake and choice of the last visit', async () => {
    const seat = seatOf({ stake: '25000', choice: { segments: 50, risk: 'low' } });
    const screen = await renderInKit(stage({ seat }));
    const stake = screen.getByRole('textbox', { name: /Nilai taruhan/ });
    await expect.element(stake).toHaveValue('25.000');
    for (const name of ['Rendah', '50']) {
      const button = screen.getByRole('button', { name, exact: true });
      await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    }
  });

  it('WheelStage ignores a stored choice that the game does not offer', async () => {
    const seat = seatOf({ choice: { segments: 7, risk: 'low' } });
    const screen = await renderInKit(stage({ seat }));
    const medium = screen.getByRole('button', { name: 'Sedang', exact: true });
    await expect.element(medium).toHaveAttribute('aria-pressed', 'true');
  });

  it('WheelStage lists the payouts of the wheel with their number of segments', async () => {
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: 'Rendah' }).click();
    await screen.getByRole('button', { name: '10', exact: true }).click();
    const wheel = screen.getByRole('img', {
      name: 'Roda 10 ruas, risiko rendah. Yang membayar: 1,20× pada 7 ruas, 1,50× pada 1 ruas',
    });
    await expect.element(wheel).toBeVisible();
  });

  it('WheelStage shows the segment at once with reduced motion', async () => {
    const screen = await renderInKit(stage());
    expect(hubOf(screen.container)).toBe('–');
    await screen.rerender(stage({ plays: wheelBox.plays }));
    await expect.element(screen.getByText(/3,00× · Menang Rp\s30\.000/)).toBeVisible();
    expect(hubOf(screen.container)).toBe('3,00×');
  });

  it('WheelStage shows without celebration that an empty segment does not pay', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: wheelBox.plays.slice(1) }));
    await expect.element(screen.getByText(/0,00× · Belum menang/)).toBeVisible();
  });
});
