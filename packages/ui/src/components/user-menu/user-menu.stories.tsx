import { mdiCogOutline, mdiLogout, mdiWalletOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: {
    username: 'player',
    detail: 'Pemain · Rp 1.250.000',
    groups: [
      {
        id: 'account',
        items: [
          { id: 'wallet', label: 'Dompet', icon: mdiWalletOutline, href: '#wallet' },
          { id: 'settings', label: 'Pengaturan', icon: mdiCogOutline, href: '#settings' },
        ],
      },
      { id: 'leave', items: [{ id: 'logout', label: 'Keluar', icon: mdiLogout, onSelect: fn() }] },
    ],
  },
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const LongName: Story = { args: { username: 'nama_pengguna_yang_sangat_panjang_sekali' } };

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
