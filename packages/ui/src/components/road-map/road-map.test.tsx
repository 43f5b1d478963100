import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { RoadMap } from './road-map.tsx';
import type { RoadResult } from './roads.ts';

const results: readonly RoadResult[] = (['meron', 'meron', 'wala', 'draw', 'meron'] as const).map(
  (result, index) => ({ number: 41 + index, result }),
);

describe('RoadMap', () => {
  it('RoadMap renders two tables whose cells name the fight and the result', async () => {
    await page.viewport(1440, 900);
    const screen = await renderInKit(<RoadMap results={results} hasNext />);
    const bead = screen.getByRole('table', { name: 'Papan manik' });
    await expect.element(bead.getByRole('img', { name: 'Laga 43: Wala' })).toBeVisible();
    await expect.element(bead.getByText('Laga berikutnya')).toBeInTheDocument();
    const big = screen.getByRole('table', { name: 'Jalan besar' });
    await expect.element(big.getByRole('img', { name: 'Laga 43: Wala, seri 1' })).toBeVisible();
  });

  it('RoadMap lists the last ten results in text, and notes that past results do not change the odds', async () => {
    const screen = await renderInKit(<RoadMap results={results} />);
    await expect.element(screen.getByText(/5 terakhir: 3 Meron, 1 Wala, 1 Seri\./)).toBeVisible();
    await expect
      .element(screen.getByText(/Hasil sebelumnya tidak memengaruhi laga berikutnya/))
      .toBeVisible();
  });

  it('RoadMap shows one board at a time on a phone, the newest results first', async () => {
    await page.viewport(390, 844);
    const long = Array.from({ length: 240 }, (_, index) => ({
      number: index + 1,
      result: 'meron' as const,
    }));
    const screen = await renderInKit(<RoadMap results={long} />);
    await expect
      .element(screen.getByRole('table', { name: 'Jalan besar' }))
      .not.toBeInTheDocument();
    const frame = screen.getByRole('region', { name: 'Papan manik' }).element();
    expect(frame.scrollLeft + frame.clientWidth).toBeGreaterThanOrEqual(frame.scrollWidth - 1);
    await screen.getByRole('button', { name: 'Jalan besar' }).click();
    await expect.element(screen.getByRole('table', { name: 'Jalan besar' })).toBeVisible();
  });
});
