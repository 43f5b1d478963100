import { mdiCardsDiamondOutline, mdiReceiptTextOutline, mdiSwapHorizontal } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LimitMeter } from '../../components/limit-meter/limit-meter.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { sampleHrefs, sampleLedger, sampleWallet } from '../sample-data.ts';
import { WalletView } from './wallet-view.tsx';

const meta = {
  title: 'Screens/Wallet',
  component: WalletView,
  args: {
    wallet: sampleWallet,
    hrefs: sampleHrefs,
    recent: sampleLedger.slice(0, 10),
    shortcuts: [
      {
        id: 'ledger',
        label: 'Mutasi saldo',
        href: '#ledger',
        icon: mdiReceiptTextOutline,
        note: 'Setiap perubahan saldo',
      },
      { id: 'bets', label: 'Taruhan', href: '#bets', icon: mdiCardsDiamondOutline },
    ],
  },
} satisfies Meta<typeof WalletView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ForAnAgent: Story = {
  args: {
    actions: (
      <Button iconStart={<Icon path={mdiSwapHorizontal} />} render={<KitLink href="#transfer" />}>
        Isi saldo
      </Button>
    ),
  },
};
export const WithALimit: Story = {
  args: {
    limits: (
      <LimitMeter
        label="Batas deposit, 24 jam"
        used="300000"
        limit="500000"
        resetsAt="2026-11-21T07:00:00.000Z"
      />
    ),
  },
};
export const Loading: Story = { args: { wallet: null, recent: undefined } };
export const Empty: Story = { args: { recent: [], shortcuts: [] } };
export const Failed: Story = {
  args: { recent: undefined, error: 'Server terlalu lama merespons.', onRetry: () => undefined },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
