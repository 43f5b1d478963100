import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenStories, type ScreenArgs } from '../testing/screen-stories.tsx';

const meta = {
  ...screenStories,
  title: 'Screens/App/Agent',
  args: { ...screenStories.args, role: 'agent' },
} satisfies Meta<ScreenArgs>;
export default meta;

type Story = StoryObj<ScreenArgs>;

const dashboard = '/agent/dashboard';
const earnings = '/wallet/wallet-agent/earning';
const create = '/wallet/wallet-player/transaction/create';

export const Dashboard: Story = { args: { path: dashboard } };
export const DashboardPhone: Story = {
  args: { path: dashboard },
  globals: { viewport: { value: 'phone' } },
};
export const DashboardFirstDay: Story = { args: { path: dashboard, empty: true } };
export const DashboardSlow: Story = { args: { path: dashboard, network: 'slow' } };
export const DashboardOffline: Story = { args: { path: dashboard, network: 'offline' } };
export const DashboardServerError: Story = { args: { path: dashboard, network: 'server-error' } };
export const DashboardPseudo: Story = {
  args: { path: dashboard },
  globals: { language: 'pseudo' },
};
export const DashboardRtl: Story = {
  args: { path: dashboard },
  globals: { direction: 'rtl' },
};

/** More requests wait than are shown; the rest is behind a link. */
export const DashboardCrowded: Story = { args: { path: dashboard, situation: 'crowded' } };
export const DashboardCrowdedPhone: Story = {
  ...DashboardCrowded,
  globals: { viewport: { value: 'phone' } },
};

const requests = '/agent/transaction';
export const Requests: Story = { args: { path: requests, situation: 'crowded' } };
export const RequestsPhone: Story = { ...Requests, globals: { viewport: { value: 'phone' } } };
export const RequestsNone: Story = { args: { path: requests, empty: true } };
export const RequestsServerError: Story = { args: { path: requests, network: 'server-error' } };

export const Tree: Story = { args: { path: '/user?view=tree' } };

export const Earnings: Story = { args: { path: earnings } };
export const EarningsClaimable: Story = { args: { path: `${earnings}?status=claimable` } };
export const EarningsOfAgentForAdmin: Story = { args: { path: earnings, role: 'admin' } };
export const EarningsEmpty: Story = { args: { path: earnings, empty: true } };
export const EarningsServerError: Story = { args: { path: earnings, network: 'server-error' } };
export const Report: Story = { args: { path: '/wallet/wallet-agent/report?group=agent' } };
export const Earning: Story = { args: { path: '/earning/earning-0' } };
export const EarningAbsent: Story = { args: { path: '/earning/nowhere' } };

export const CashIn: Story = { args: { path: `${create}?type=cash-in` } };
export const CashOut: Story = { args: { path: `${create}?type=cash-out` } };
/** An address without a direction. */
export const CashWhich: Story = { args: { path: create } };
export const CashAbsent: Story = {
  args: { path: '/wallet/nowhere/transaction/create?type=cash-in' },
};

const transaction = '/transaction/{transaction}';

/** A deposit of a player below, which the agent may decide. */
export const TransactionToDecide: Story = { args: { path: transaction, situation: 'paid' } };
export const TransactionCompleted: Story = { args: { path: transaction, situation: 'deposited' } };
export const TransactionRejected: Story = { args: { path: transaction, situation: 'refused' } };
/** A cash-out requested by the agent waits for the player. */
export const TransactionAsked: Story = { args: { path: transaction, situation: 'asked' } };
export const TransactionForAdmin: Story = {
  args: { path: transaction, situation: 'paid', role: 'admin' },
};
export const TransactionPhone: Story = {
  args: { path: transaction, situation: 'paid' },
  globals: { viewport: { value: 'phone' } },
};
export const TransactionAbsent: Story = { args: { path: '/transaction/nowhere' } };
