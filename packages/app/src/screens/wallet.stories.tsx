import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = { ...screenStories, title: 'Screens/App/Wallet' } satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const wallet = '/wallet/wallet-player';

export const Wallet: Story = { args: { path: wallet } };

export const WalletSlow: Story = { args: { path: wallet, network: 'slow' } };

export const WalletOffline: Story = { args: { path: wallet, network: 'offline' } };

export const WalletServerError: Story = { args: { path: wallet, network: 'server-error' } };

export const Ledger: Story = { args: { path: `${wallet}/ledger` } };

export const LedgerServerError: Story = {
  args: { path: `${wallet}/ledger`, network: 'server-error' },
};

export const LedgerEmpty: Story = { args: { path: `${wallet}/ledger`, empty: true } };

export const LedgerPseudo: Story = {
  args: { path: `${wallet}/ledger` },
  globals: { language: 'pseudo' },
};

/** Version of a ledger entry in the demo data. */
const explained = `${wallet}/ledger?entry=2`;

export const LedgerEntry: Story = { args: { path: explained } };

export const LedgerEntryPhone: Story = {
  args: { path: explained },
  globals: { viewport: { value: 'phone' } },
};

export const LedgerEntryMissing: Story = { args: { path: `${wallet}/ledger?entry=0` } };

export const Bets: Story = { args: { path: `${wallet}/bet` } };

export const BetsEmpty: Story = { args: { path: `${wallet}/bet`, empty: true } };

/** Staff returns the balance of a blocked user. */
export const ReturnBalance: Story = {
  args: { path: '/wallet/wallet-blocked/transaction/create?type=withdraw', role: 'admin' },
};

export const ReturnBalanceOfActive: Story = {
  args: { path: `${wallet}/transaction/create?type=withdraw`, role: 'admin' },
};

export const CashIn: Story = {
  args: { path: `${wallet}/transaction/create?type=cash-in`, role: 'agent' },
};

const report = `${wallet}/report`;

export const Report: Story = { args: { path: report } };

export const ReportByGame: Story = { args: { path: `${report}?group=game` } };

export const ReportPhone: Story = {
  args: { path: report },
  globals: { viewport: { value: 'phone' } },
};

export const ReportEmpty: Story = { args: { path: report, empty: true } };

export const ReportSlow: Story = { args: { path: report, network: 'slow' } };

export const ReportOffline: Story = { args: { path: report, network: 'offline' } };

export const ReportServerError: Story = { args: { path: report, network: 'server-error' } };
