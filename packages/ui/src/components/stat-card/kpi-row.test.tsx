import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { KpiRow } from './kpi-row.tsx';

const original = { width: window.innerWidth, height: window.innerHeight };

/** One figure with a long name, one with a note and a sparkline, one with neither. */
const items = [
  { id: 'ggr', label: 'GGR', value: '3500000', note: 'Turnover dikurangi pembayaran' },
  { id: 'deposit', label: 'Deposit', value: '900000', change: 0.2, points: [1, 3, 2] },
  { id: 'players', label: 'Pemain dengan taruhan yang selesai hari ini', value: '8' },
  { id: 'payout', label: 'Pembayaran', value: '53700', points: [1, 3, 2], note: 'Selesai' },
];

describe('KpiRow', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it('KpiRow aligns the figures and charts of neighbouring tiles', async () => {
    await page.viewport(1440, 900);
    const screen = await renderInKit(<KpiRow items={items} period="kemarin" />);
    const tops = (selector: string): number[] =>
      [...screen.container.querySelectorAll(selector)].map((each) =>
        Math.round(each.getBoundingClientRect().top),
      );
    await expect.poll(() => tops('.lobi-StatCard-value').length).toBe(items.length);
    const facts = tops('dd:has(> .lobi-StatCard-value)');
    expect(new Set(facts).size).toBe(1);
    expect(new Set(tops('dd:has(svg[role="img"], .lobi-Sparkline-root)')).size).toBe(1);
  });
});
