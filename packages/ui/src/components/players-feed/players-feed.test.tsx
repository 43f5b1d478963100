import { describe, expect, it } from 'vitest';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { PlayersFeed, type PlayerBet } from './players-feed.tsx';

const row = (index: number): PlayerBet => ({
  id: String(index),
  name: `and***${index}`,
  stake: '10000',
  multiplier: null,
  payout: null,
});

describe('PlayersFeed', () => {
  it('PlayersFeed renders at most the maximum of rows and shows the total', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => row(index));
    const screen = await renderInKit(<PlayersFeed rows={rows} maxRows={20} total={900} />);
    expect(screen.container.querySelectorAll('tbody tr')).toHaveLength(20);
    await expect.element(screen.getByText('Yang ditampilkan: 20 dari 900')).toBeVisible();
  });

  it('PlayersFeed makes no announcements to screen readers', async () => {
    const screen = await renderInKit(<PlayersFeed rows={[row(1)]} />);
    const root = screen.container.querySelector('.lobi-PlayersFeed-root');
    expect(root?.getAttribute('aria-live')).toBe('off');
    expect(root?.querySelector('[role=status], [aria-live=polite]')).toBeNull();
  });

  it('PlayersFeed shows as text that a bet is still open', async () => {
    const screen = await renderInKit(<PlayersFeed rows={[row(1)]} />);
    await expect.element(screen.getByText('masih di ronde')).toBeInTheDocument();
  });
});
