import { Menu as Base } from '@base-ui/react/menu';
import { mdiDownload, mdiPencilOutline, mdiSortVariant, mdiTrashCanOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { shownStates, StatesTable, type ShownState } from '../../testing/states-table.tsx';
import { MenuLines } from './menu-lines.tsx';
import * as S from './menu.styles.ts';
import { Menu, type MenuItem } from './menu.tsx';

const onDelete = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="soft">Tindakan</Button>,
    groups: [
      {
        id: 'row',
        label: 'Kanal QRIS',
        items: [
          { id: 'edit', label: 'Ubah', icon: mdiPencilOutline, href: '#edit' },
          { id: 'csv', label: 'Unduh CSV', icon: mdiDownload, disabled: true },
        ],
      },
      {
        id: 'danger',
        items: [
          {
            id: 'delete',
            label: 'Hapus',
            icon: mdiTrashCanOutline,
            tone: 'danger',
            onSelect: onDelete,
          },
        ],
      },
    ],
  },
  parameters: {
    guide: {
      use: [
        'More than two actions for one object, behind one button.',
        'Groups, checkbox and radio items, and a submenu if the list would be too long.',
      ],
      avoid: [
        'The choice of a value in a form: Select.',
        'A submenu inside a submenu: users do not find it. Give it a page.',
        'Fields and text: Popover.',
      ],
      keyboard: {
        'Enter, Space, ↓': 'Opens and moves to the first item.',
        '↑, ↓, Home, End': 'Move between the items; typing letters jumps to an item.',
        '→, ←': 'Into a submenu and back out; the other way round in right-to-left pages.',
        Escape: 'Closes and returns the focus to the button.',
      },
      do: [
        {
          text: 'List only actions that the viewer’s role allows.',
          show: () => (
            <Card padding={2}>
              <Stack gap={1} align="start">
                <Button variant="ghost" size="sm">
                  Ubah
                </Button>
                <Button variant="ghost" size="sm">
                  Unduh CSV
                </Button>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Show forbidden actions as disabled items: leave them out.',
          show: () => (
            <Card padding={2}>
              <Stack gap={1} align="start">
                <Button variant="ghost" size="sm">
                  Ubah
                </Button>
                <Button variant="ghost" size="sm">
                  Unduh CSV
                </Button>
                <Button variant="ghost" size="sm" disabled>
                  Hapus
                </Button>
              </Stack>
            </Card>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Items of an open menu within the page; hover and keyboard focus highlight an item in the same way. */
function OpenMenu({ state, items }: { state: ShownState; items: readonly MenuItem[] }) {
  const [cell, setCell] = useState<HTMLDivElement | null>(null);
  const isHighlighted = state === 'Hover' || state === 'Pressed' || state === 'Focus';
  useEffect(() => {
    if (!cell || !isHighlighted) return;
    const highlight = () => {
      const line = cell.querySelector('.lobi-Menu-item');
      if (line && !line.hasAttribute('data-highlighted')) line.setAttribute('data-highlighted', '');
    };
    const observer = new MutationObserver(highlight);
    observer.observe(cell, { subtree: true, childList: true, attributes: true });
    highlight();
    return () => observer.disconnect();
  }, [cell, isHighlighted]);
  return (
    <div ref={setCell}>
      {cell && (
        <Base.Root open modal={false}>
          <Base.Portal container={cell}>
            {/* Without a trigger as its anchor, the popup would stay invisible. */}
            <S.Positioner style={{ position: 'static', opacity: 1 }}>
              <S.Popup aria-label={state} finalFocus={false}>
                <MenuLines
                  groups={[
                    {
                      id: state,
                      items: items.map((item) => ({ ...item, disabled: state === 'Disabled' })),
                    },
                  ]}
                />
              </S.Popup>
            </S.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </div>
  );
}

/** An item of each tone in every pointer and keyboard state. */
export const States: Story = {
  parameters: {
    ...shownStates,
    // Ten open menus would each trap the focus.
    a11y: {
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'aria-hidden-focus', enabled: false },
        ],
      },
    },
  },
  render: () => (
    <StatesTable
      rows={{
        neutral: (_disabled, state) => (
          <OpenMenu state={state} items={[{ id: 'edit', label: 'Ubah', icon: mdiPencilOutline }]} />
        ),
        danger: (_disabled, state) => (
          <OpenMenu
            state={state}
            items={[{ id: 'delete', label: 'Hapus', icon: mdiTrashCanOutline, tone: 'danger' }]}
          />
        ),
      }}
    />
  ),
};

const allGroups = [
  {
    id: 'row',
    label: 'Kanal QRIS',
    items: [
      { id: 'edit', label: 'Ubah', icon: mdiPencilOutline, href: '#edit' },
      { id: 'csv', label: 'Unduh CSV', icon: mdiDownload, disabled: true },
      {
        id: 'more',
        label: 'Pindahkan',
        icon: mdiSortVariant,
        groups: [
          {
            id: 'move',
            items: [
              { id: 'up', label: 'Ke atas' },
              { id: 'down', label: 'Ke bawah' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'columns',
    label: 'Kolom',
    items: [
      { id: 'fee', label: 'Biaya admin', defaultChecked: true },
      { id: 'limit', label: 'Batas', defaultChecked: false, detail: '3' },
    ],
  },
  {
    id: 'order',
    label: 'Urutan',
    choice: {
      label: 'Urutan',
      value: 'name',
      onValueChange: fn(),
      options: [
        { value: 'name', label: 'Nama' },
        { value: 'new', label: 'Terbaru' },
      ],
    },
  },
  {
    id: 'danger',
    items: [{ id: 'delete', label: 'Hapus', icon: mdiTrashCanOutline, tone: 'danger' as const }],
  },
];

export const Matrix: Story = {
  args: { groups: allGroups, defaultOpen: true, align: 'start' },
  decorators: [(Story) => <div style={{ minBlockSize: 620 }}>{Story()}</div>],
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    align: 'start',
    defaultOpen: true,
    groups: [
      {
        id: 'row',
        label: 'Kanal pembayaran dengan nama yang sangat panjang',
        items: [
          {
            id: 'edit',
            label: 'Ubah batas deposit dan biaya admin kanal pembayaran ini',
            icon: mdiPencilOutline,
          },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 288, minBlockSize: 240 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { groups: allGroups, defaultOpen: true },
  decorators: [(Story) => <div style={{ minBlockSize: 620 }}>{Story()}</div>],
};

export const Submenu: Story = {
  args: { groups: allGroups },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    const more = page.getByRole('menuitem', { name: 'Pindahkan' });
    more.focus();
    await userEvent.keyboard('{ArrowRight}');
    const inner = await page.findByRole('menuitem', { name: 'Ke atas' });
    await waitFor(() => expect(inner).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};

export const Interaction: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu');
    await waitFor(() => expect(menu.contains(menu.ownerDocument.activeElement)).toBe(true));
    await userEvent.keyboard('{End}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
  },
};
