import { mdiCogOutline, mdiLogin, mdiLogout, mdiWalletOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../primitives/card/card.tsx';
import { Divider } from '../../primitives/divider/divider.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { Guide } from '../../testing/guide.ts';
import { Money } from '../money/money.tsx';
import { UserMenu } from './user-menu.tsx';

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: {
    username: 'player',
    detail: 'Pemain',
    balance: <Money value="1250000" />,
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
  parameters: {
    guide: {
      use: ['At the end of the navbar: who is signed in, and what belongs to the account.'],
      avoid: ['Navigation of the product: Sidebar, BottomBar.'],
      keyboard: {
        'Enter, Space, ↓': 'Opens.',
        '↑, ↓, Home, End': 'Move between the items.',
        Escape: 'Closes and returns the focus.',
      },
      do: [
        {
          text: 'Put “Keluar” last, in a group of its own.',
          show: () => (
            <Card padding={3}>
              <Stack gap={2}>
                <Text>Dompet</Text>
                <Text>Pengaturan</Text>
                <Divider />
                <Text>Keluar</Text>
              </Stack>
            </Card>
          ),
        },
      ],
      dont: [
        {
          text: 'Put “Keluar” between items that are used every day.',
          show: () => (
            <Card padding={3}>
              <Stack gap={2}>
                <Text>Dompet</Text>
                <Text>Keluar</Text>
                <Text>Pengaturan</Text>
              </Stack>
            </Card>
          ),
        },
      ],
    } satisfies Guide,
  },
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const guest = [
  {
    id: 'enter',
    items: [{ id: 'login', label: 'Masuk', icon: mdiLogin, href: '#login' }],
  },
];

export const Matrix: Story = {
  render: (args) => (
    <Inline>
      <UserMenu {...args} />
      <UserMenu {...args} username="nama_pengguna_yang_sangat_panjang_sekali" />
      <UserMenu username={null} groups={guest} />
    </Inline>
  ),
};

export const Guest: Story = {
  args: { username: null, detail: undefined, balance: undefined, groups: guest },
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: { username: 'nama_pengguna_yang_sangat_panjang_sekali' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
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
    await page.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Keluar' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.getByRole('button')).toHaveFocus());
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByRole('menu');
  },
};
