import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { MultiplierHistory, type PastMultiplier } from './multiplier-history.tsx';

/** As many rounds as a table reports. */
const items: readonly PastMultiplier[] = Array.from({ length: 20 }, (_, index) => ({
  id: `round-${index}`,
  multiplier: 101 + index * 57,
  href: `#round-${index}`,
}));

const inWidth = (width: number) =>
  renderInKit(
    <div style={{ inlineSize: width }}>
      <MultiplierHistory items={items} note={false} />
    </div>,
  );

/** Rounds that are completely within the list. */
const visibleIn = (list: Element): number => {
  const box = list.getBoundingClientRect();
  return [...list.children].filter((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    return (
      left >= box.left - 1 &&
      right <= box.right + 1 &&
      top >= box.top - 1 &&
      bottom <= box.bottom + 1
    );
  }).length;
};

describe('MultiplierHistory', () => {
  it('MultiplierHistory shows twenty rounds at once on a wide page', async () => {
    const screen = await inWidth(700);
    const list = screen.getByRole('list');
    await expect.element(list).toBeVisible();
    expect(visibleIn(list.element())).toBe(20);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  it('MultiplierHistory shows what fits on a phone, and all rounds after a press until Escape', async () => {
    const screen = await inWidth(360);
    const list = screen.getByRole('list');
    await expect.element(list).toBeVisible();
    expect(visibleIn(list.element())).toBeLessThan(20);
    const more = screen.getByRole('button', { name: 'Semua pengali terakhir', expanded: false });
    await more.click();
    await expect.poll(() => visibleIn(list.element())).toBe(20);
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toBeVisible();
    expect(visibleIn(list.element())).toBeLessThan(20);
  });
});
