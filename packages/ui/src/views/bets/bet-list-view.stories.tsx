import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { sampleBets, sampleHrefs, sampleMixedBets, sampleWallet } from '../sample-data.ts';
import { BetListView } from './bet-list-view.tsx';

const meta = {
  title: 'Screens/Bets',
  component: BetListView,
  args: {
    wallet: sampleWallet,
    hrefs: sampleHrefs,
    rows: sampleBets,
    total: sampleBets.length,
    query: firstQuery,
    onQueryChange: () => undefined,
    betHref: (row) => `#${row.id}`,
  },
} satisfies Meta<typeof BetListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Bets on fights and plays of other games in one list. */
export const AllGames: Story = {
  args: {
    rows: sampleMixedBets,
    total: sampleMixedBets.length,
    checkHref: (row) => (row.status === 'placed' ? undefined : `#check-${row.id}`),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
