import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { LiveWinsTicker, type LiveWin } from './live-wins-ticker.tsx';

const win = (id: string, stake: string, payout: string): LiveWin => ({
  id,
  name: `pemain-${id}`,
  gameTitle: 'Arena Lentera',
  stake,
  payout,
});

describe('LiveWinsTicker', () => {
  it('LiveWinsTicker omits returns of the stake or less', async () => {
    const items = [win('a', '50000', '92000'), win('b', '50000', '50000'), win('c', '50000', '1')];
    const screen = await renderInKit(<LiveWinsTicker items={items} href="#wins" />);
    expect(screen.container.textContent).toContain('pemain-a');
    expect(screen.container.textContent).not.toMatch(/pemain-[bc]/);
  });

  it('LiveWinsTicker is hidden from screen readers and links to the list instead', async () => {
    const items = [win('a', '50000', '92000')];
    const screen = await renderInKit(<LiveWinsTicker items={items} href="#wins" />);
    await expect
      .element(screen.getByRole('link', { name: 'Lihat kemenangan terbaru' }))
      .toHaveAttribute('href', '#wins');
    for (const element of screen.container.querySelectorAll('.lobi-LiveWinsTicker-win')) {
      expect(element.getAttribute('aria-hidden')).toBe('true');
    }
  });

  it('LiveWinsTicker shows nothing without wins', async () => {
    const screen = await renderInKit(<LiveWinsTicker items={[]} href="#wins" />);
    expect(screen.container.querySelector('.lobi-LiveWinsTicker-root')).toBeNull();
  });
});
