import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { JackpotStrip } from './jackpot-strip.tsx';

const items = [
  {
    id: 'night-market',
    name: 'Jackpot Pasar Malam',
    amount: '31284350',
    games: [{ id: 'lantern', title: 'Lampion Tiga', href: '#lantern' }],
  },
];

describe('JackpotStrip', () => {
  it('JackpotStrip shows name and amount of each jackpot, and links to its games', async () => {
    const screen = await renderInKit(<JackpotStrip items={items} />);
    const strip = screen.getByRole('region', { name: 'Jackpot' });
    await expect.element(strip.getByText('Jackpot Pasar Malam')).toBeVisible();
    expect(strip.element().textContent).toMatch(/Rp\s31\.284\.350/);
    const games = strip.getByRole('list', { name: 'Dimainkan di' });
    await expect
      .element(games.getByRole('link', { name: 'Lampion Tiga' }))
      .toHaveAttribute('href', '#lantern');
  });

  it('JackpotStrip renders nothing without a jackpot', async () => {
    await renderInKit(<JackpotStrip items={[]} />);
    expect(document.querySelector('.lobi-JackpotStrip-root')).toBeNull();
  });
});
