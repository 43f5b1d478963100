import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { GameGrid, type GameGridProps } from './game-grid.tsx';

const items = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Permainan ${index + 1}`);

const grid = (props: Partial<GameGridProps<string>> = {}) => (
  <GameGrid<string>
    items={items(30)}
    keyOf={(item) => item}
    renderItem={(item) => <a href="#game">{item}</a>}
    pageSize={12}
    {...props}
  />
);

describe('GameGrid', () => {
  it('GameGrid moves the focus to the first new tile on "show more"', async () => {
    const screen = await renderInKit(grid());
    await screen.getByRole('button').click();
    await expect.element(screen.getByRole('link', { name: 'Permainan 13' })).toHaveFocus();
    screen.getByRole('button').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('link', { name: 'Permainan 25' })).toHaveFocus();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });

  it('GameGrid requests more games at the end of its items', async () => {
    const onLoadMore = vi.fn<() => void>();
    const screen = await renderInKit(grid({ items: items(12), hasMore: true, onLoadMore }));
    await screen.getByRole('button').click();
    expect(onLoadMore).toHaveBeenCalledOnce();
    await screen.rerender(grid({ items: items(24), hasMore: true, onLoadMore }));
    await expect.element(screen.getByRole('link', { name: 'Permainan 13' })).toHaveFocus();
  });

  it('GameGrid does not paint tiles outside the viewport when there are thousands', async () => {
    const screen = await renderInKit(grid({ items: items(2000), pageSize: Infinity }));
    const last = screen.container.querySelector('li:last-child');
    expect(last && getComputedStyle(last).contentVisibility).toBe('auto');
  });

  it('GameGrid shows the displayed and total number of games', async () => {
    const screen = await renderInKit(grid({ showCount: true }));
    await expect.element(screen.getByText('Tampil 12 dari 30')).toBeVisible();
  });

  it('GameGrid shows the empty state without games', async () => {
    const screen = await renderInKit(grid({ items: [], empty: <p>Kosong</p> }));
    await expect.element(screen.getByText('Kosong')).toBeVisible();
    expect(screen.container.querySelector('ul')).toBeNull();
  });
});
