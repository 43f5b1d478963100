import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';

/** The amount as displayed, and as assistive technology reads it, with normalized spaces. */
const shown = () =>
  [...document.querySelectorAll('.lobi-BalanceTicker-root > *')].map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
const rolling = () => document.querySelectorAll('.lobi-JackpotTicker-amount [data-new]');

describe('JackpotTicker', () => {
  it('JackpotTicker shows the server’s amount unchanged until the server sends another', async () => {
    await renderInKit(<JackpotTicker amount="1284350000" />, { motion: 'system' });
    expect(shown()).toEqual(['Rp 1.284.350.000', 'Rp 1.284.350.000']);
    const before = document.body.textContent;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.body.textContent).toBe(before);
    expect(rolling()).toHaveLength(0);
  });

  it('JackpotTicker shows a new amount at once and never an intermediate one', async () => {
    const screen = await renderInKit(<JackpotTicker amount="1284350000" />, { motion: 'system' });
    await screen.rerender(<JackpotTicker amount="1284350010" />);
    expect(shown()).toEqual(['Rp 1.284.350.010', 'Rp 1.284.350.010']);
    expect(rolling()).toHaveLength(1);
    await screen.rerender(<JackpotTicker amount="10000000" />);
    expect(shown()).toEqual(['Rp 10.000.000', 'Rp 10.000.000']);
  });

  it('JackpotTicker does not animate with reduced motion', async () => {
    const screen = await renderInKit(<JackpotTicker amount="1000" />);
    await screen.rerender(<JackpotTicker amount="1001" />);
    const [sign] = rolling();
    const moving = sign?.getAnimations().filter(({ effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      return typeof duration === 'number' && duration > 1;
    });
    expect(moving).toEqual([]);
  });

  it('JackpotTicker shows that an amount is loading, and when it was last paid', async () => {
    const screen = await renderInKit(<JackpotTicker amount={null} label="Pasar Malam" />);
    await expect.element(screen.getByText('Memuat jackpot…')).toBeInTheDocument();
    await screen.rerender(
      <JackpotTicker amount="5000" label="Pasar Malam" lastPaidAt="2026-11-14T13:20:00.000Z" />,
    );
    await expect.element(screen.getByText(/^Terakhir dibayar/)).toBeVisible();
  });
});
