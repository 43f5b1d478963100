import { mdiPlus } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { WalletChip } from './wallet-chip.tsx';

const deposit = (
  <Button
    size="sm"
    variant="soft"
    tone="accent"
    iconStart={<Icon path={mdiPlus} />}
    render={<KitLink href="#deposit" />}
  >
    Deposit
  </Button>
);

const meta = {
  title: 'Money/WalletChip',
  component: WalletChip,
  args: { wallet: { balance: '1250000', currency: 'IDR' }, href: '#wallet', action: deposit },
} satisfies Meta<typeof WalletChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Demo: Story = { args: { demo: true } };
export const Hidden: Story = { args: { defaultHidden: true } };
export const Loading: Story = { args: { wallet: null } };
export const Updating: Story = { args: { updating: true } };
export const Stale: Story = { args: { staleSince: '2026-11-20T09:05:00.000Z' } };
export const Failed: Story = { args: { wallet: null, failed: true } };
export const Guest: Story = {
  args: { wallet: null, guest: true, action: <Button size="sm">Masuk</Button> },
};
export const NarrowPhone: Story = {
  args: {
    demo: true,
    wallet: { balance: '999999999999', currency: 'IDR' },
    staleSince: '2026-11-20T09:05:00.000Z',
  },
  globals: { viewport: { value: '360' } },
};
