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
  it('a chart announces the figures of a position while the keyboard moves, and omits missing ones', async () => {
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

  it('a chart announces the position that the keyboard moves to, even if the pointer is there already', async () => {
    const screen = await renderInKit(<LineChart {...chart} />);
    const picture = screen.getByRole('application');
    await picture.hover();
    await expect.element(screen.getByText('20 Nov, 09.00', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect
      .element(
        screen.getByText('20 Nov, 09.00, Hari ini Rp\u00a02.500.000, Kemarin Rp\u00a01.100.000'),
      )
      .toBeInTheDocument();
  });

  it('a chart switches to its table and back, and announces it', async () => {
    const onViewChange = vi.fn<(view: ChartView) => void>();
    const screen = await renderInKit(<LineChart {...chart} onViewChange={onViewChange} />);
    await screen.getByRole('button', { name: 'Tampilkan sebagai tabel' }).click();
    await expect.element(screen.getByRole('rowheader', { name: '20 Nov, 10.00' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'tidak ada data' })).toBeVisible();
    await screen.getByRole('button', { name: 'Tampilkan sebagai grafik' }).click();
    await expect.element(screen.getByRole('application')).toBeVisible();
    expect(onViewChange.mock.calls).toEqual([['table'], ['picture']]);
  });

  it('a chart shows the controlled view', async () => {
    const screen = await renderInKit(<LineChart {...chart} view="table" />);
    await screen.getByRole('button', { name: 'Tampilkan sebagai grafik' }).click();
    await expect.element(screen.getByRole('table', { name: 'GGR per jam' })).toBeVisible();
  });

  it('a chart shows a retry button instead of drawing and switch after a failure', async () => {
    const onRetry = vi.fn<() => void>();
    const screen = await renderInKit(<LineChart {...chart} error onRetry={onRetry} />);
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('button').all()).toHaveLength(1);
  });
});
