import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LineChart } from './line-chart.tsx';
import type { ChartView } from './chart.types.ts';

const chart = {
  title: 'GGR per jam',
  x: ['2026-11-20T01:00:00.000Z', '2026-11-20T02:00:00.000Z', '2026-11-20T03:00:00.000Z'],
  xFormat: 'time',
  format: 'money',
  series: [
    { id: 'now', label: 'Hari ini', values: ['1000000', '2500000', null] },
    { id: 'then', label: 'Kemarin', values: ['900000', '1100000', '1300000'] },
  ],
} as const;

describe('a chart', () => {
  it('a chart reads out the figures of a place while the keyboard moves, and leaves out what is missing', async () => {
    const screen = await renderInKit(<LineChart {...chart} />);
    await expect.element(screen.getByRole('application')).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{ArrowRight}');
    await expect
      .element(
        screen.getByText('20 Nov, 09.00, Hari ini Rp\u00a02.500.000, Kemarin Rp\u00a01.100.000'),
      )
      .toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(screen.getByText('20 Nov, 10.00, Kemarin Rp\u00a01.300.000'))
      .toBeInTheDocument();
  });

  it('a chart turns into its table and back, and says so', async () => {
    const onViewChange = vi.fn<(view: ChartView) => void>();
    const screen = await renderInKit(<LineChart {...chart} onViewChange={onViewChange} />);
    await screen.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click();
    await expect.element(screen.getByRole('rowheader', { name: '20 Nov, 10.00' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'tidak ada data' })).toBeVisible();
    await screen.getByRole('button', { name: 'Tampilkan sebagai grafik' }).click();
    await expect.element(screen.getByRole('application')).toBeVisible();
    expect(onViewChange.mock.calls).toEqual([['table'], ['picture']]);
  });

  it('a chart obeys the view it is given', async () => {
    const screen = await renderInKit(<LineChart {...chart} view="table" />);
    await screen.getByRole('button', { name: 'Tampilkan sebagai grafik' }).click();
    await expect.element(screen.getByRole('table', { name: 'GGR per jam' })).toBeVisible();
  });

  it('a chart offers a retry instead of a picture when it failed, and no switch', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(<LineChart {...chart} error onRetry={onRetry} />);
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').all()).toHaveLength(1);
  });
});
