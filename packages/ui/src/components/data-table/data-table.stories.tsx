import { mdiCheck, mdiClose, mdiEyeOutline } from '@mdi/js';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { Guide } from '../../testing/guide.ts';
import { DateTime } from '../date-time/date-time.tsx';
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
  readonly createdAt: string;
}

const states = ['completed', 'pending', 'processing', 'rejected'] as const;
const names = ['siti_rahma', 'wayan_putra', 'made_ayu', 'budi_santoso', 'dewi_lestari'];
const start = Date.UTC(2026, 10, 20, 9, 5);

const transfersOf = (count: number): readonly Transfer[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `TRX-${String(index + 1).padStart(6, '0')}`,
    who: `${names[index % names.length]}_${index + 1}`,
    status: states[index % 4] ?? 'completed',
    amount: String((((index * 7_919) % 400) + 1) * 12_500),
    createdAt: new Date(start - index * 97_000).toISOString(),
  }));

const transfers = transfersOf(60);
/** Created when the story renders, not when the module loads. */
const lazily = <Value,>(make: () => Value) => {
  let created: Value | undefined;
  return () => (created ??= make());
};
const tenThousand = lazily(() => transfersOf(10_000));
const million = lazily(() => transfersOf(1_000_000));

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
    id: 'createdAt',
    header: 'Waktu',
    sortable: true,
    sortFirst: 'descending',
    value: (row) => row.createdAt,
    cell: (row) => <DateTime at={row.createdAt} zone={false} />,
  },
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

const filters: DataTableProps<Transfer>['filters'] = [
  {
    id: 'status',
    label: 'Status',
    kind: 'multi',
    options: [
      { value: 'pending', label: 'Menunggu' },
      { value: 'processing', label: 'Diproses' },
      { value: 'completed', label: 'Selesai' },
      { value: 'rejected', label: 'Ditolak' },
    ],
  },
  { id: 'createdAt', label: 'Waktu', kind: 'date-range' },
  { id: 'amount', label: 'Jumlah', kind: 'amount-range', currency: 'IDR' },
];

const bulkActions: DataTableProps<Transfer>['bulkActions'] = [
  { id: 'approve', label: 'Setujui', icon: mdiCheck, onSelect: fn() },
  { id: 'reject', label: 'Tolak', icon: mdiClose, tone: 'danger', onSelect: fn() },
];

/** Columns that fit into a picture. */
const fewColumns = columns.filter(({ id }) => id === 'who' || id === 'amount');

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
  parameters: {
    layout: 'padded',
    guide: {
      use: [
        'Rows of one kind that are compared, searched or processed: movements, bets, users.',
        'Pass `total` if the platform paginates; omit it if all rows are loaded.',
        'Set `virtual` from about a thousand rows on a page, up to a million.',
      ],
      avoid: [
        'Facts about one thing: use DescriptionList.',
        'Pictures to choose from: use GameGrid.',
        'Rows within rows: use TreeTable.',
      ],
      keyboard: {
        'Arrow up, Arrow down': 'Move between rows; Page Up and Page Down by ten or a screen.',
        'Home, End': 'First and last row.',
        Enter: "Follows the row's link.",
        Space: 'Selects the row, if rows can be selected.',
        'Shift + Arrow': 'Selects a range.',
        'Shift + press on a heading': 'Adds the column to the sort order.',
        'Arrow left, Arrow right':
          'On the handles of an `arrangeable` heading: move the column, or its edge. With `cellNavigation`: between cells.',
        'Enter, Escape':
          'On the edge of a column: fits it to its content; while a handle is dragged, Escape cancels.',
        'Ctrl + C': 'With `cellNavigation`: copies the cell, or the chosen rows.',
        Tab: 'Moves to the content of the row, then out of the table.',
      },
      do: [
        {
          text: 'Put the further actions of a row into its menu.',
          show: () => (
            <DataTable
              label="Transfer"
              columns={fewColumns}
              rows={transfers.slice(0, 1)}
              rowId={(row) => row.id}
              paging={false}
              settings={false}
              rowActions={() => [
                { id: 'approve', label: 'Setujui' },
                { id: 'reject', label: 'Tolak' },
              ]}
            />
          ),
        },
        'Put the columns that decide first at the start, and numbers at the end.',
      ],
      dont: [
        {
          text: 'Put a second prominent action into every row; use the menu or a bulk action.',
          show: () => (
            <DataTable
              label="Transfer"
              columns={[
                ...fewColumns.slice(0, 1),
                {
                  id: 'actions',
                  header: 'Tindakan',
                  card: 'action',
                  cell: () => (
                    <Inline>
                      <Button size="sm">Setujui</Button>
                      <Button size="sm" tone="danger">
                        Tolak
                      </Button>
                    </Inline>
                  ),
                },
              ]}
              rows={transfers.slice(0, 1)}
              rowId={(row) => row.id}
              paging={false}
              settings={false}
            />
          ),
        },
      ],
      accessibility: [
        'Announces how many rows match a search or a filter, how many are selected, a copied cell, and the new position of a moved column.',
        'Below the breakpoint each row is a list of terms and values, from the same columns.',
      ],
    } satisfies Guide,
  },
} satisfies Meta<DataTableProps<Transfer>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    filters,
    presets: [{ id: 'waiting', label: 'Perlu diproses', value: { status: 'pending,processing' } }],
    pageSizes: [10, 25, 50],
  },
};

export const Matrix: Story = {
  args: { defaultQuery: { pageSize: 3 } },
  render: ({ searchLabel: _search, csvName: _csv, ...args }) => (
    <Stack>
      <DataTable<Transfer>
        {...args}
        label="Terurut"
        defaultQuery={{ pageSize: 3, sort: '-amount' }}
      />
      <DataTable<Transfer>
        {...args}
        label="Terpilih"
        rowHref={(row) => `#${row.id}`}
        bulkActions={bulkActions}
        defaultSelection={{ all: false, ids: new Set(['TRX-000002']) }}
        settings={false}
      />
      <DataTable<Transfer> {...args} label="Memperbarui" refreshing settings={false} />
      <DataTable<Transfer>
        {...args}
        label="Basi"
        staleSince="2026-11-20T09:05:00.000Z"
        settings={false}
      />
      <DataTable<Transfer> {...args} label="Memuat" rows={undefined} settings={false} />
      <DataTable<Transfer> {...args} label="Kosong" rows={[]} settings={false} />
    </Stack>
  ),
};

export const LongText: Story = {
  globals: { language: 'pseudo' },
  args: {
    searchLabel: 'Cari transfer menurut nama pengguna, nomor, atau keterangan lainnya',
    filters,
    rows: transfers.map((row) => ({ ...row, who: `${row.who}_dengan_nama_yang_sangat_panjang` })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 288 }}>{Story()}</div>],
};

export const Rtl: Story = {
  globals: { direction: 'rtl' },
  args: { filters, bulkActions, defaultSelection: { all: false, ids: new Set(['TRX-000002']) } },
};

export const Interaction: Story = {
  args: { bulkActions, rowHref: (row) => `#${row.id}` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const place = (wanted: number) =>
      canvasElement.querySelector<HTMLElement>(`[data-place="${wanted}"]`);
    place(0)?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(place(1)).toHaveFocus();
    await userEvent.keyboard(' ');
    const counted = (text: string) => canvas.getByText(text, { selector: '.lobi-BulkBar-count' });
    await waitFor(() => expect(counted('Terpilih: 1')).toBeVisible());
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(counted('Terpilih: 3')).toBeVisible());
    await userEvent.keyboard('{End}');
    await expect(place(9)).toHaveFocus();
  },
};

export const TenThousandVirtualRows: Story = {
  name: '10 000 virtual rows',
  args: { rows: [], virtual: true, rowHref: (row) => `#${row.id}`, bulkActions, filters },
  render: (args) => <DataTable<Transfer> {...args} rows={tenThousand()} />,
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('[data-place]');
    await expect(drawn.length).toBeLessThan(60);
  },
};

export const MillionVirtualRows: Story = {
  name: '1 000 000 virtual rows',
  // Its rows take seconds to make, which is for its own page.
  tags: ['!test', '!autodocs'],
  args: { rows: [], virtual: true, rowHref: (row) => `#${row.id}` },
  render: (args) => <DataTable<Transfer> {...args} rows={million()} />,
};

export const VirtualCards: Story = {
  ...TenThousandVirtualRows,
  name: '10 000 virtual cards',
  globals: { viewport: { value: 'phone' } },
};

export const ServerPaging: Story = {
  args: { rows: transfers.slice(0, 10), total: 1280, pageSizes: [10, 25, 50, 100] },
};

export const Sorted: Story = { args: { defaultQuery: { pageSize: 10, sort: '-amount' } } };

/** Several sort columns, added by Shift and a press on a header. */
export const SortedByTwo: Story = { args: { defaultQuery: { pageSize: 10, sort: 'who,-amount' } } };

/**
 * Columns are dragged, resized and pinned; with `storageKey` the arrangement is stored for the next visit.
 */
export const Arrangeable: Story = { args: { arrangeable: true, bulkActions } };

export const ArrangeableRtl: Story = {
  args: { arrangeable: true },
  globals: { direction: 'rtl' },
};

/** Arrow keys move between cells, and Ctrl+C copies. */
export const CellNavigation: Story = { args: { cellNavigation: true, bulkActions } };

export const Filters: Story = {
  args: {
    filters,
    defaultQuery: {
      pageSize: 10,
      filters: { status: 'pending,processing', createdAt: '2026-11-20..', amount: '100000..' },
    },
  },
};

export const Selection: Story = {
  args: { defaultSelection: { all: false, ids: new Set(['TRX-000001', 'TRX-000003']) } },
};

export const Bulk: Story = {
  args: {
    rows: transfers.slice(0, 10),
    total: 1280,
    bulkActions,
    defaultSelection: { all: true, except: new Set(['TRX-000003']) },
  },
};

export const Csv: Story = {
  args: {
    rows: transfers.slice(0, 10),
    total: 1280,
    onExport: (_query, { onProgress }) => {
      onProgress(0.42);
      return new Promise(() => undefined);
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh CSV' }));
    await waitFor(() => expect(canvas.getByText(/42/)).toBeVisible());
  },
};

export const ColumnMenu: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kolom' }));
    await userEvent.click(await page.findByRole('button', { name: 'Pindahkan Jumlah ke depan' }));
    await waitFor(() => {
      const headings = within(canvasElement).getAllByRole('columnheader');
      return expect(headings.at(-1)).toHaveTextContent('Status');
    });
  },
};

export const PinnedColumn: Story = {
  args: {
    columns: columns.map((column, index) => ({
      ...column,
      pinned: index === 0,
      ...(index > 0 && { width: '320px' }),
    })),
  },
  globals: { viewport: { value: 'small-desktop' } },
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
export const FailedLater: Story = {
  args: { error: 'Server terlalu lama merespons.', onRetry: () => undefined },
};
export const Cards: Story = {
  args: { rowHref: (row) => `#${row.id}`, bulkActions },
  globals: { viewport: { value: 'phone' } },
};
