import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Wallet' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const wallet = '/wallet/wallet-player';

export const Wallet: Story = { args: { path: wallet } };

export const WalletSlow: Story = { args: { path: wallet, network: 'slow' } };

export const WalletOffline: Story = { args: { path: wallet, network: 'offline' } };

export const WalletServerError: Story = { args: { path: wallet, network: '500' } };

export const Ledger: Story = { args: { path: `${wallet}/ledger` } };

export const LedgerServerError: Story = { args: { path: `${wallet}/ledger`, network: '500' } };

export const LedgerEmpty: Story = { args: { path: `${wallet}/ledger`, empty: true } };

export const LedgerPseudo: Story = {
  args: { path: `${wallet}/ledger` },
  globals: { language: 'pseudo' },
};

export const Bets: Story = { args: { path: `${wallet}/bet` } };

export const BetsEmpty: Story = { args: { path: `${wallet}/bet`, empty: true } };

export const CashIn: Story = {
  args: { path: `${wallet}/transaction/create?type=cash-in`, role: 'agent' },
};
