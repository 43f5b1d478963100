import { describe, expect, it } from 'vitest';
import { toolbar } from '../../.storybook/toolbar.ts';

interface Item {
  readonly value: string;
  readonly title: string;
}

const menus = Object.entries(toolbar).map(([name, { toolbar: menu }]) => ({
  name,
  items: (menu as { items: readonly Item[] }).items,
}));

describe('Storybook toolbar', () => {
  it.each(menus)('the toolbar names every choice of $name in text', ({ items }) => {
    const unreadable = items.filter(
      ({ value, title }) => !title || title === value || /^[\w]+-[\w-]+$/.test(title),
    );
    expect(unreadable).toEqual([]);
  });

  it('no two choices of the toolbar have the same title, since only their titles are shown', () => {
    const titles = menus.flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual([...new Set(titles)]);
  });
});
