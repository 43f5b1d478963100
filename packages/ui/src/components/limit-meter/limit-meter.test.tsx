import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LimitMeter } from './limit-meter.tsx';

describe('LimitMeter', () => {
  it('LimitMeter has the role meter with its value as text', async () => {
    const screen = await renderInKit(
      <LimitMeter label="Batas deposit" used="300000" limit="500000" />,
    );
    await expect
      .element(screen.getByRole('meter', { name: 'Batas deposit' }))
      .toHaveAttribute('aria-valuetext', 'Rp\u00a0300.000 dari Rp\u00a0500.000');
    await expect.element(screen.getByText(/Sisa Rp\s200\.000/)).toBeVisible();
  });

  it.each([
    ['430000', 'Hampir mencapai batas'],
    ['500000', 'Batas tercapai'],
    ['620000', 'Batas tercapai'],
  ])('LimitMeter shows as text that %s of 500000 is close or over', async (used, text) => {
    const screen = await renderInKit(<LimitMeter label="Batas" used={used} limit="500000" />);
    await expect.element(screen.getByText(new RegExp(text))).toBeVisible();
  });

  it('LimitMeter counts minutes for a limit of playing time', async () => {
    const screen = await renderInKit(
      <LimitMeter label="Waktu" unit="minutes" used="30" limit="120" />,
    );
    await expect.element(screen.getByText('30 menit dari 120 menit')).toBeVisible();
  });

  it('LimitMeter shows a limit of zero as reached', async () => {
    const screen = await renderInKit(<LimitMeter label="Batas" used="0" limit="0" />);
    await expect.element(screen.getByText(/Batas tercapai/)).toBeVisible();
  });

  it('LimitMeter shows large amounts below a long label in a narrow column', async () => {
    const label = 'Batas kerugian untuk semua permainan, 1 bulan';
    const screen = await renderInKit(
      <div style={{ inlineSize: 280 }}>
        <LimitMeter label={label} used="300000" limit="1234567890123" />
      </div>,
    );
    await expect.element(screen.getByText(label)).toBeVisible();
    const boxOf = (part: string) =>
      screen.container.querySelector(`.lobi-Meter-${part}`)!.getBoundingClientRect();
    expect(boxOf('value').top).toBeGreaterThanOrEqual(boxOf('label').bottom);
    expect(boxOf('track').top).toBeGreaterThanOrEqual(boxOf('value').bottom);
    expect(boxOf('track').width).toBe(280);
  });
});
