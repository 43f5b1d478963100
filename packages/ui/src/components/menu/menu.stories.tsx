import { mdiDownload, mdiPencilOutline, mdiSortVariant, mdiTrashCanOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Menu } from './menu.tsx';

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
        'More than two things to do about one thing, behind one button.',
        'Groups, ticks, one-of-several and a submenu where the list would be too long.',
      ],
      avoid: [
        'The choice of a value in a form: Select.',
        'A submenu inside a submenu: users do not find it. Give it a page.',
        'Fields and text: Popover.',
      ],
      keyboard: {
        'Enter, Space, ↓': 'Opens and goes to the first line.',
        '↑, ↓, Home, End': 'Between the lines; typing letters jumps to a line.',
        '→, ←': 'Into a submenu and back out; the other way round in right-to-left pages.',
        Escape: 'Closes and gives the focus back to the button.',
      },
      dont: ['Hide what is forbidden by role as disabled lines: leave it out.'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const everything = [
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
  args: { groups: everything, defaultOpen: true, align: 'start' },
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
  args: { groups: everything, defaultOpen: true },
  decorators: [(Story) => <div style={{ minBlockSize: 620 }}>{Story()}</div>],
};

export const Submenu: Story = {
  args: { groups: everything },
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
