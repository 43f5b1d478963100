import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { sampleUsers } from '../sample-data.ts';
import { UserListView } from './user-list-view.tsx';

const meta = {
  title: 'Screens/Users',
  component: UserListView,
  args: {
    rows: sampleUsers,
    total: sampleUsers.length,
    query: firstQuery,
    onQueryChange: () => undefined,
    userHref: (row) => `#${row.username}`,
    cashInHref: (row) => (row.status === 'activated' ? `#cash-in-${row.username}` : undefined),
  },
} satisfies Meta<typeof UserListView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const WithPending: Story = { args: { onActivate: () => undefined } };
export const WithHeld: Story = {
  args: {
    onActivate: () => undefined,
    rows: sampleUsers.map((row) =>
      row.status === 'pending'
        ? { ...row, holdNote: 'Mirip dengan budi: nomor telepon sama.' }
        : row,
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const NoMatch: Story = {
  args: { rows: [], total: 0, query: { ...firstQuery, filters: { role: 'declare' } } },
};
