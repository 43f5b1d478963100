import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { sampleEarnings, sampleHrefs, sampleWallet } from '../sample-data.ts';
import { EarningListView } from './earning-list-view.tsx';

const meta = {
  title: 'Screens/Earnings',
  component: EarningListView,
  args: {
    wallet: {
      ...sampleWallet,
      owner: { ...sampleWallet.owner, username: 'nusa_bali', role: 'agent' },
    },
    hrefs: { ...sampleHrefs, earnings: '#earnings' },
    rows: sampleEarnings,
    total: sampleEarnings.length,
    query: firstQuery,
    onQueryChange: () => undefined,
  },
} satisfies Meta<typeof EarningListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Empty: Story = { args: { rows: [], total: 0 } };
