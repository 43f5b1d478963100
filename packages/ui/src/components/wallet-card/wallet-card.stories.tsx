import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { WalletCard, type WalletWithOwner } from './wallet-card.tsx';

const wallet: WalletWithOwner = {
  id: '48213',
  balance: '2184500',
  held: '2000000',
  available: '184500',
  currency: 'IDR',
  owner: { id: 'user-1', username: 'siti_rahma', role: 'player', status: 'activated' },
};

const meta = {
  title: 'Money/WalletCard',
  component: WalletCard,
  args: { wallet },
} satisfies Meta<typeof WalletCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithActions: Story = { args: { actions: <Button>Isi Saldo</Button> } };
export const Blocked: Story = {
  args: { wallet: { ...wallet, owner: { ...wallet.owner, status: 'blocked' } } },
};
export const Restricted: Story = {
  args: { wallet: { ...wallet, owner: { ...wallet.owner, status: 'restricted' } } },
};
export const Loading: Story = { args: { wallet: null } };
