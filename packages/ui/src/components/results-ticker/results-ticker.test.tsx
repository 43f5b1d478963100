import { describe, expect, it } from 'vitest';
import { someResults } from '../../testing/lobby-fixtures.ts';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { ResultsTicker } from './results-ticker.tsx';

const strip = (container: Element) => container.querySelector<HTMLElement>('section');

describe('ResultsTicker', () => {
  it('runs, and stands still by its button', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, { motion: 'system' });
    expect(strip(screen.container)?.dataset['running']).toBe('');
    await screen.getByRole('button', { name: 'Jeda hasil terbaru' }).click();
    expect(strip(screen.container)?.dataset['running']).toBe('paused');
    await expect
      .element(screen.getByRole('button', { name: 'Jalankan hasil terbaru' }))
      .toBeVisible();
  });

  it('ResultsTicker reads each result once: the copy that closes the loop is silent', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, { motion: 'system' });
    expect(screen.getByRole('link').elements()).toHaveLength(someResults.length);
  });

  it('ResultsTicker stands still where motion is unwanted, with nothing to pause', async () => {
    const screen = await renderInKit(<ResultsTicker results={someResults} />, {
      motion: 'reduced',
    });
    await expect.element(screen.getByText('Hasil terbaru')).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
