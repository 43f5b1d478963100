import { describe, expect, it, vi } from 'vitest';
import { playSeat } from '../../testing/play-seat.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { WheelStage, type WheelStageProps } from './wheel-stage.tsx';
import { wheelBox } from './wheel.fixtures.ts';

const stage = (props: Partial<WheelStageProps> = {}) => (
  <WheelStage seat={playSeat} {...wheelBox} plays={[]} onPlay={() => {}} {...props} />
);

const hubOf = (root: Element): string | undefined =>
  root.querySelector('.lobi-WheelStage-hub')?.textContent;

describe('WheelStage', () => {
  it('WheelStage sends segments and risk with the stake and says the most that it can bring', async () => {
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

  it('WheelStage names what the wheel pays and on how many segments', async () => {
    const screen = await renderInKit(stage());
    await screen.getByRole('button', { name: 'Rendah' }).click();
    await screen.getByRole('button', { name: '10', exact: true }).click();
    const wheel = screen.getByRole('img', {
      name: 'Roda 10 ruas, risiko rendah. Yang membayar: 1,20× pada 7 ruas, 1,50× pada 1 ruas',
    });
    await expect.element(wheel).toBeVisible();
  });

  it('WheelStage shows the segment at once where motion is reduced', async () => {
    const screen = await renderInKit(stage());
    expect(hubOf(screen.container)).toBe('–');
    await screen.rerender(stage({ plays: wheelBox.plays }));
    await expect.element(screen.getByText(/3,00× · Menang Rp\s30\.000/)).toBeVisible();
    expect(hubOf(screen.container)).toBe('3,00×');
  });

  it('WheelStage says quietly that an empty segment pays nothing', async () => {
    const screen = await renderInKit(stage());
    await screen.rerender(stage({ plays: wheelBox.plays.slice(1) }));
    await expect.element(screen.getByText(/0,00× · Belum menang/)).toBeVisible();
  });
});
