import { mdiDownload, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
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
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

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
