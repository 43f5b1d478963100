import { describe, expect, it } from 'vitest';
import { someResults } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ResultsTicker } from './results-ticker.tsx';

const strip = (container: Element) => container.querySelector<HTMLElement>('section');

describe('ResultsTicker', () => {
  it('ResultsTicker scrolls until its button stops it', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, { motion: 'system' });
    expect(strip(screen.container)?.dataset['running']).toBe('');
    await screen.getByRole('button', { name: 'Jeda hasil terbaru' }).click();
    expect(strip(screen.container)?.dataset['running']).toBe('paused');
    await expect
      .element(screen.getByRole('button', { name: 'Jalankan hasil terbaru' }))
      .toBeVisible();
  });

  it('ResultsTicker exposes each result once to screen readers, not the copy that closes the loop', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, { motion: 'system' });
    expect(screen.getByRole('link').elements()).toHaveLength(someResults.length);
  });

  it('ResultsTicker does not scroll with reduced motion, without a pause button', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, {
      motion: 'reduced',
    });
    await expect.element(screen.getByText('Hasil terbaru')).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
