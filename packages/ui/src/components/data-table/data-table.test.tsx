import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { GlobalStyles } from '../../primitives/global-styles/global-styles.tsx';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import { lentera } from '../../tokens/lentera.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import type { DataColumn } from './data-table.types.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
}

const rows: readonly Row[] = [
  { id: 'r1', name: 'wayan', amount: 30 },
  { id: 'r2', name: 'made', amount: 10 },
  { id: 'r3', name: 'siti', amount: 20 },
];

const columns: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Nama',
    rowHeader: true,
    sortable: true,
    value: (row) => row.name,
    cell: (row) => row.name,
    card: 'title',
  },
  {
    id: 'amount',
    header: 'Jumlah',
    sortable: true,
    sortFirst: 'descending',
    value: (row) => row.amount,
    cell: (row) => `Rp ${row.amount}`,
    card: 'amount',
  },
];

const table = (props: Partial<DataTableProps<Row>> = {}) => (
  <KitProvider messages={id}>
    <GlobalStyles brands={[lentera]} />
    <DataTable label="Pemain" columns={columns} rows={rows} rowId={(row) => row.id} {...props} />
  </KitProvider>
);

const names = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('tbody th[scope="row"]'), (cell) => cell.textContent);

beforeEach(async () => page.viewport(1280, 800));
afterEach(() => localStorage.clear());

describe('DataTable in client mode', () => {
  it('sorts by a heading, says so, and turns around on the second press', async () => {
    const screen = await render(table());
    const heading = screen.getByRole('columnheader', { name: 'Nama' });
    await expect.element(heading).toHaveAttribute('aria-sort', 'none');
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(names(screen.container)).toEqual(['made', 'siti', 'wayan']);
    await heading.getByRole('button').click();
    await expect.element(heading).toHaveAttribute('aria-sort', 'descending');
    expect(names(screen.container)).toEqual(['wayan', 'siti', 'made']);
  });

  it('begins with the largest where a column asks for it', async () => {
    const screen = await render(table());
    await screen.getByRole('columnheader', { name: 'Jumlah' }).getByRole('button').click();
    await expect.poll(() => names(screen.container)).toEqual(['wayan', 'siti', 'made']);
  });

  it('pages, and goes back to the first page when the search changes', async () => {
    const screen = await render(table({ defaultQuery: { pageSize: 2 }, searchLabel: 'Cari' }));
    await screen.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect.poll(() => names(screen.container)).toEqual(['siti']);
    await screen.getByRole('searchbox').fill('a');
    await expect.poll(() => names(screen.container)).toEqual(['wayan', 'made']);
    await expect.element(screen.getByText('1–2 dari 2')).toBeVisible();
  });

  it('offers to clear the search when nothing matches', async () => {
    const screen = await render(table({ defaultQuery: { search: 'zzz' }, searchLabel: 'Cari' }));
    await expect.element(screen.getByText('Tidak ada hasil')).toBeVisible();
    await screen.getByRole('button', { name: 'Hapus semua' }).click();
    await expect.poll(() => names(screen.container)).toHaveLength(3);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('remembers switched-off columns and density', async () => {
    const screen = await render(table({ storageKey: 'test.table' }));
    await screen.getByRole('button', { name: 'Kolom' }).click();
    await screen.getByRole('menuitemcheckbox', { name: 'Jumlah' }).click();
    await expect
      .element(screen.getByRole('columnheader', { name: 'Jumlah' }))
      .not.toBeInTheDocument();
    await screen.unmount();
    const again = await render(table({ storageKey: 'test.table' }));
    await expect.element(again.getByRole('columnheader', { name: 'Nama' })).toBeVisible();
    await expect
      .element(again.getByRole('columnheader', { name: 'Jumlah' }))
      .not.toBeInTheDocument();
  });

  it('survives storage with nonsense in it', async () => {
    localStorage.setItem('test.table', '{"dense":');
    const screen = await render(table({ storageKey: 'test.table' }));
    await expect.element(screen.getByRole('columnheader', { name: 'Nama' })).toBeVisible();
  });
});

describe('DataTable in server mode', () => {
  it('asks for what is wanted and shows the rows as they come', async () => {
    const asked = vi.fn();
    const filters = [
      { id: 'status', label: 'Status', options: [{ value: 'blocked', label: 'Diblokir' }] },
    ];
    const screen = await render(
      table({ total: 60, defaultQuery: { pageSize: 25 }, filters, onQueryChange: asked }),
    );
    expect(names(screen.container)).toEqual(['wayan', 'made', 'siti']);
    await expect.element(screen.getByText('1–25 dari 60')).toBeVisible();
    await screen.getByRole('button', { name: 'Halaman berikutnya' }).click();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ page: 2, sort: null });
    await screen.getByRole('columnheader', { name: 'Jumlah' }).getByRole('button').click();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ page: 1, sort: '-amount' });
    await screen.getByRole('button', { name: 'Saring menurut Status' }).click();
    await screen.getByRole('menuitemradio', { name: 'Diblokir' }).click();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ page: 1, filters: { status: 'blocked' } });
    await screen.getByRole('button', { name: 'Hapus saringan Status' }).click();
    expect(asked.mock.lastCall?.[0]).toMatchObject({ filters: {} });
  });

  it('keeps rows while newer ones come, and announces the count of an answer', async () => {
    const screen = await render(table({ total: 3 }));
    await screen.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click();
    await screen.rerender(table({ total: 3, refreshing: true }));
    expect(names(screen.container)).toHaveLength(3);
    await expect.element(screen.getByText('Memperbarui data')).toBeInTheDocument();
    await screen.rerender(table({ total: 2, rows: rows.slice(0, 2) }));
    await expect.element(screen.getByText('2 baris')).toBeInTheDocument();
  });

  it('draws skeletons before the first answer and says that it loads', async () => {
    const screen = await render(table({ rows: undefined, total: 0 }));
    await expect
      .element(screen.getByRole('region', { name: 'Pemain' }))
      .toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByText('Memuat data')).toBeInTheDocument();
    expect(names(screen.container)).toEqual([]);
  });

  it('says what failed and tries again', async () => {
    const retry = vi.fn();
    const screen = await render(
      table({ rows: undefined, total: 0, error: 'Server terlalu lama merespons.', onRetry: retry }),
    );
    await expect.element(screen.getByText('Server terlalu lama merespons.')).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows the given picture when there is nothing at all', async () => {
    const screen = await render(table({ rows: [], total: 0, empty: <p>Belum ada pemain</p> }));
    await expect.element(screen.getByText('Belum ada pemain')).toBeVisible();
  });
});

describe('DataTable below 960 px', () => {
  it('is a list of cards with names and values, linked as the rows are', async () => {
    await page.viewport(390, 844);
    const screen = await render(table({ rowHref: (row) => `#${row.id}` }));
    expect(screen.container.querySelector('table')).toBeNull();
    const [card] = screen.getByRole('listitem').elements();
    expect(Array.from(card?.querySelectorAll('dt') ?? [], (term) => term.textContent)).toEqual([
      'Nama',
      'Jumlah',
    ]);
    await expect
      .element(screen.getByRole('link', { name: 'wayan' }))
      .toHaveAttribute('href', '#r1');
  });

  it('keeps groups under their headings', async () => {
    await page.viewport(390, 844);
    const screen = await render(
      table({
        groupBy: {
          keyOf: (row) => (row.amount > 15 ? 'large' : 'small'),
          heading: (group) => `${group.length} baris`,
        },
      }),
    );
    expect(
      screen
        .getByRole('heading')
        .elements()
        .map((heading) => heading.textContent),
    ).toEqual(['1 baris', '1 baris', '1 baris']);
  });
});
