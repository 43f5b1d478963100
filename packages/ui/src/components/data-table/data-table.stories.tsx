import { mdiEyeOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import type { StatusOf } from '../status-badge/statuses.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataColumn } from './data-table.types.ts';

interface Transfer {
  readonly id: string;
  readonly who: string;
  readonly status: StatusOf<'transaction'>;
  readonly amount: string;
}

const states = ['completed', 'pending', 'processing', 'rejected'] as const;

const transfers: readonly Transfer[] = Array.from({ length: 60 }, (_, index) => ({
  id: `TRX-${String(index + 1).padStart(4, '0')}`,
  who: `pemain_${index + 1}`,
  status: states[index % 4] ?? 'completed',
  amount: String((index + 1) * 12_500),
}));

const columns: readonly DataColumn<Transfer>[] = [
  {
    id: 'who',
    header: 'Pengguna',
    rowHeader: true,
    sortable: true,
    value: (row) => row.who,
    cell: (row) => row.who,
    card: 'title',
  },
  { id: 'id', header: 'Nomor', value: (row) => row.id, cell: (row) => row.id, card: 'caption' },
  {
    id: 'status',
    header: 'Status',
    value: (row) => row.status,
    cell: (row) => <StatusBadge kind="transaction" value={row.status} quiet />,
    card: 'status',
  },
  {
    id: 'amount',
    header: 'Jumlah',
    align: 'end',
    sortable: true,
    sortFirst: 'descending',
    value: (row) => row.amount,
    cell: (row) => <Money value={row.amount} currency="IDR" />,
    card: 'amount',
  },
];

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Transfer>,
  args: {
    label: 'Transfer',
    columns,
    rows: transfers,
    rowId: (row) => row.id,
    defaultQuery: { pageSize: 10 },
    searchLabel: 'Cari transfer',
    csvName: 'transfer',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<DataTableProps<Transfer>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const ServerPaging: Story = { args: { rows: transfers.slice(0, 10), total: 1280 } };
export const Sorted: Story = { args: { defaultQuery: { pageSize: 10, sort: '-amount' } } };
export const Filters: Story = {
  args: {
    filters: [
      {
        id: 'status',
        label: 'Status',
        options: [
          { value: 'pending', label: 'Menunggu' },
          { value: 'completed', label: 'Selesai' },
        ],
      },
    ],
    defaultQuery: { pageSize: 10, filters: { status: 'pending' } },
  },
};
export const LinksAndActions: Story = {
  args: {
    rowHref: (row) => `#${row.id}`,
    rowActions: (row) => [
      { id: 'show', label: 'Lihat', icon: mdiEyeOutline, href: `#${row.id}` },
      { id: 'reject', label: 'Tolak', tone: 'danger' },
    ],
  },
};
export const Grouped: Story = {
  args: {
    groupBy: {
      keyOf: (row) => String(Math.floor(Number(row.id.slice(4)) / 4)),
      heading: (rows) => (
        <>
          <b>Kelompok</b>
          <span>{rows.length} baris</span>
        </>
      ),
    },
  },
};
export const Loading: Story = { args: { rows: undefined } };
export const Refreshing: Story = { args: { refreshing: true } };
export const Stale: Story = { args: { staleSince: '2026-11-20T09:05:00.000Z' } };
export const Empty: Story = { args: { rows: [] } };
export const NothingFound: Story = { args: { defaultQuery: { search: 'zzz' } } };
export const Failed: Story = {
  args: { rows: undefined, error: 'Server terlalu lama merespons.', onRetry: () => undefined },
};
export const Cards: Story = {
  args: { rowHref: (row) => `#${row.id}` },
  globals: { viewport: { value: '390' } },
};
