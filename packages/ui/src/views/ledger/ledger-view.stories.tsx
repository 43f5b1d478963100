import type { Meta, StoryObj } from '@storybook/react-vite';
import { firstQuery } from '../../components/data-table/data-table.types.ts';
import { sampleHrefs, sampleLedger, sampleWallet } from '../sample-data.ts';
import { LedgerView } from './ledger-view.tsx';

const meta = {
  title: 'Screens/Ledger',
  component: LedgerView,
  args: {
    wallet: sampleWallet,
    hrefs: sampleHrefs,
    rows: sampleLedger,
    total: sampleLedger.length,
    query: firstQuery,
    onQueryChange: () => undefined,
    entryHref: (row) => `#${row.reference}`,
  },
} satisfies Meta<typeof LedgerView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { wallet: null, rows: undefined } };
export const Empty: Story = { args: { rows: [], total: 0 } };
export const Filtered: Story = {
  args: {
    rows: sampleLedger.filter(({ kind }) => kind === 'deposit'),
    total: 2,
    query: { ...firstQuery, filters: { kind: 'deposit' } },
  },
};
export const BrokenChain: Story = {
  args: {
    rows: sampleLedger.map((row) =>
      row.version === 10 ? { ...row, balanceAfter: '2606999' } : row,
    ),
  },
};
export const Stale: Story = { args: { staleSince: '2026-11-20T07:20:00.000Z' } };
export const Failed: Story = {
  args: { rows: undefined, error: 'Server terlalu lama merespons.', onRetry: () => undefined },
};
