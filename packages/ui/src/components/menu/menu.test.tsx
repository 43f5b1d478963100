import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../primitives/button/button.tsx';
import { renderInKit } from '../../testing/render-in-kit.tsx';
import { Menu } from './menu.tsx';
import type { MenuGroup } from './menu-item.ts';

const trigger = <Button>Tindakan</Button>;

const moves: readonly MenuGroup[] = [
  {
    id: 'row',
    items: [
      { id: 'edit', label: 'Ubah' },
      {
        id: 'move',
        label: 'Pindahkan',
        groups: [{ id: 'to', items: [{ id: 'up', label: 'Ke atas' }] }],
      },
    ],
  },
];

const original = { width: window.innerWidth, height: window.innerHeight };

describe('Menu', () => {
  afterEach(() => page.viewport(original.width, original.height));

  it('Menu returns the focus to its button on Escape', async () => {
    const screen = await renderInKit(<Menu trigger={trigger} groups={moves} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Tindakan' })).toHaveFocus();
  });

  it.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)(
    'a Menu in a %s page opens a submenu with %s and leaves it with %s',
    async (dir, into, out) => {
      await page.viewport(1200, 700);
      const screen = await renderInKit(
        <div style={{ display: 'grid', justifyContent: 'center' }}>
          <Menu trigger={trigger} groups={moves} />
        </div>,
        { dir },
      );
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect.element(screen.getByRole('menuitem', { name: 'Ubah' })).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      const move = screen.getByRole('menuitem', { name: 'Pindahkan' });
      await expect.element(move).toHaveFocus();
      await userEvent.keyboard(into);
      const up = screen.getByRole('menuitem', { name: 'Ke atas' });
      await expect.element(up).toHaveFocus();
      const outer = move.element().getBoundingClientRect();
      const inner = up.element().getBoundingClientRect();
      expect(inner.left > outer.left).toBe(dir === 'ltr');
      await userEvent.keyboard(out);
      await expect.element(move).toHaveFocus();
    },
  );

  it('Menu toggles a checkbox item and stays open', async () => {
    const onCheckedChange = vi.fn<(checked: boolean) => void>();
    const screen = await renderInKit(
      <Menu
        trigger={trigger}
        groups={[
          {
            id: 'columns',
            items: [{ id: 'fee', label: 'Biaya', defaultChecked: false, onCheckedChange }],
          },
        ]}
      />,
    );
    await screen.getByRole('button', { name: 'Tindakan' }).click();
    const item = screen.getByRole('menuitemcheckbox', { name: 'Biaya' });
    await item.click();
    expect(onCheckedChange).toHaveBeenCalledExactlyOnceWith(true);
    await expect.element(item).toHaveAttribute('aria-checked', 'true');
  });

  it('Menu labels a group of radio items', async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const choice = {
      label: 'Urutan',
      value: 'name',
      onValueChange,
      options: [
        { value: 'name', label: 'Nama' },
        { value: 'new', label: 'Terbaru' },
      ],
    };
    const screen = await renderInKit(<Menu trigger={trigger} groups={[{ id: 'order', choice }]} />);
    await screen.getByRole('button', { name: 'Tindakan' }).click();
    await screen.getByRole('menuitemradio', { name: 'Terbaru' }).click();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('new');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
  });
});
