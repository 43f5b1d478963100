import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { sampleHrefs, sampleTransactions, sampleWallet } from '../sample-data.ts';
import { TransactionListView } from './transaction-list-view.tsx';

const meta = {
  title: 'Screens/Transactions',
  component: TransactionListView,
  args: {
    wallet: sampleWallet,
    hrefs: sampleHrefs,
    rows: sampleTransactions,
    total: sampleTransactions.length,
    query: firstQuery,
    onQueryChange: fn(),
    transactionHref: (row) => `#${row.id}`,
  },
} satisfies Meta<typeof TransactionListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filtered: Story = {
  args: {
    rows: sampleTransactions.filter(({ status }) => status === 'pending'),
    total: 1,
    query: { ...firstQuery, filters: { status: 'pending' } },
  },
};
export const Loading: Story = { args: { wallet: null, rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Failed: Story = {
  args: { rows: undefined, error: 'Server terlalu lama merespons.', onRetry: fn() },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
