import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { id } from '../../messages/id.ts';
import { GlobalStyles } from '../../primitives/global-styles/global-styles.tsx';
import { KitProvider } from '../../primitives/kit-provider/kit-provider.tsx';
import type { Density } from '../../tokens/brand.ts';
import { lentera } from '../../tokens/lentera.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { firstQuery, type DataColumn } from './data-table.types.ts';
import { everything } from './row-selection.ts';

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

const table = (props: Partial<DataTableProps<Row>> = {}, density?: Density) => (
  <KitProvider messages={id} density={density}>
    <GlobalStyles brands={[lentera]} />
    <DataTable label="Pemain" columns={columns} rows={rows} rowId={(row) => row.id} {...props} />
  </KitProvider>
);

const names = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('tbody th[scope="row"]'), (cell) => cell.textContent);

beforeEach(async () => page.viewport(1280, 800));
describe('DataTable in client mode', () => {
  it('DataTable in client mode sorts by a header, announces it, and reverses on the second press', async () => {
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

  it('DataTable in client mode sorts descending first if the column is configured so', async () => {
    const screen = await render(table());
    await screen.getByRole('columnheader', { name: 'Jumlah' }).getByRole('button').click();
    await expect.poll(() => names(screen.container)).toEqual(['wayan', 'siti', 'made']);
  });

  it('DataTable in client mode adds a sort column with Shift, and numbers both', async () => {
    const pairs: readonly Row[] = [
      { id: 'r1', name: 'made', amount: 10 },
      { id: 'r2', name: 'siti', amount: 20 },
      { id: 'r3', name: 'made', amount: 30 },
    ];
    const screen = await render(table({ rows: pairs, defaultQuery: { sort: 'name' } }));
    const amount = screen.getByRole('columnheader', { name: /Jumlah/ });
    await amount.getByRole('button').click({ modifiers: ['Shift'] });
    await expect
      .poll(() => screen.container.querySelector('tbody')?.textContent)
      .toBe('madeRp 30madeRp 10sitiRp 20');
    await expect.element(amount.getByText('Urutan 2')).toBeInTheDocument();
    await expect.element(amount).toHaveAttribute('aria-sort', 'none');
  });

  it('DataTable counts the selection in its footer', async () => {
    const screen = await render(
      table({ defaultSelection: { all: false, ids: new Set(['r1', 'r3']) } }),
    );
    await expect.element(screen.getByText('2 dari 3 dipilih')).toBeVisible();
  });

  it('DataTable paginates, and returns to the first page when the search changes', async () => {
    const screen = await render(table({ defaultQuery: { pageSize: 2 }, searchLabel: 'Cari' }));
    await screen.getByRole('button', { name: 'Halaman berikutnya' }).click();
    await expect.poll(() => names(screen.container)).toEqual(['siti']);
    await screen.getByRole('searchbox').fill('a');
    await expect.poll(() => names(screen.container)).toEqual(['wayan', 'made']);
    await expect.element(screen.getByText('1–2 dari 2')).toBeVisible();
  });

  it('DataTable in client mode offers to clear the search if nothing matches', async () => {
    const screen = await render(table({ defaultQuery: { search: 'zzz' }, searchLabel: 'Cari' }));
    await expect.element(screen.getByText('Tidak ada hasil')).toBeVisible();
    await screen.getByRole('button', { name: 'Hapus semua' }).click();
    await expect.poll(() => names(screen.container)).toHaveLength(3);
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('DataTable in client mode remembers hidden columns and density', async () => {
    const screen = await render(table({ storageKey: 'test.table' }));
    await screen.getByRole('button', { name: 'Kolom' }).click();
    await screen.getByRole('checkbox', { name: 'Jumlah' }).click();
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

  it('DataTable in client mode has compact rows on a compact page, until the user chooses', async () => {
    const heightOf = (container: HTMLElement) =>
      container.querySelector('tbody tr')!.getBoundingClientRect().height;
    const screen = await render(table());
    const usual = heightOf(screen.container);
    await screen.rerender(table({}, 'compact'));
    const toggle = screen.getByRole('button', { name: 'Ringkas' });
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(heightOf(screen.container)).toBeLessThan(usual);
    await toggle.click();
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(heightOf(screen.container)).toBe(usual);
  });

  it('DataTable wraps a long status before it scrolls sideways', async () => {
    const state: DataColumn<Row> = {
      id: 'state',
      header: 'S',
      cell: () => <StatusBadge kind="user" value="pending" />,
    };
    const inBox = (inlineSize: number) => (
      <div style={{ inlineSize }}>{table({ columns: [state], settings: false })}</div>
    );
    const screen = await render(inBox(600));
    const badge = screen.container.querySelector<HTMLElement>('.lobi-StatusBadge-root');
    const inset = 40;
    await screen.rerender(inBox((badge?.offsetWidth ?? 0) + inset - 8));
    const scroller = screen.container.querySelector<HTMLElement>('.lobi-DataTable-scroller');
    expect(badge?.textContent).toContain(' ');
    expect(scroller?.scrollWidth).toBeLessThanOrEqual(scroller?.clientWidth ?? 0);
  });

  it('DataTable in client mode ignores invalid stored settings', async () => {
    localStorage.setItem('test.table', '{"dense":');
    const screen = await render(table({ storageKey: 'test.table' }));
    await expect.element(screen.getByRole('columnheader', { name: 'Nama' })).toBeVisible();
  });
});

describe('columns of a DataTable', () => {
  const headings = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('thead th'), (cell) => cell.textContent);

  it('columns of a DataTable are moved by keyboard, keep the focus and their position', async () => {
    const screen = await render(table({ storageKey: 'test.table' }));
    await screen.getByRole('button', { name: 'Kolom' }).click();
    const move = screen.getByRole('button', { name: 'Pindahkan Jumlah ke depan' });
    (move.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => headings(screen.container)).toEqual(['Jumlah', 'Nama']);
    expect(document.activeElement).toBe(move.element());
    await expect.element(screen.getByText('Jumlah: kolom 1 dari 2')).toBeInTheDocument();
    await screen.unmount();
    const again = await render(table({ storageKey: 'test.table' }));
    expect(headings(again.container)).toEqual(['Jumlah', 'Nama']);
    await again.getByRole('button', { name: 'Kolom' }).click();
    await again.getByRole('button', { name: 'Atur ulang' }).click();
    await expect.poll(() => headings(again.container)).toEqual(['Nama', 'Jumlah']);
  });
});

describe('choosing rows of a DataTable', () => {
  const chosen = (container: HTMLElement) =>
    Array.from(container.querySelectorAll('[data-selected] th'), (cell) => cell.textContent);

  it('a DataTable with selection shows the number of selected rows and their actions', async () => {
    const done = vi.fn();
    const bulkActions = [{ id: 'block', label: 'Blokir', onSelect: done }];
    const screen = await render(table({ bulkActions }));
    await screen.getByRole('checkbox', { name: 'Pilih made' }).click();
    await expect.element(screen.getByText('Terpilih: 1').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Blokir' }).click();
    expect(done.mock.lastCall?.[0]).toMatchObject({ count: 1 });
    expect(done.mock.lastCall?.[0].rows()).toEqual([rows[1]]);
    await screen.getByRole('button', { name: 'Batalkan pilihan' }).click();
    await expect.poll(() => chosen(screen.container)).toEqual([]);
  });

  it('a DataTable with selection selects a range with Shift and the whole page from the header', async () => {
    const changed = vi.fn();
    const screen = await render(table({ onSelectionChange: changed }));
    await screen.getByRole('checkbox', { name: 'Pilih wayan' }).click();
    await screen.getByRole('checkbox', { name: 'Pilih siti' }).click({ modifiers: ['Shift'] });
    await expect.poll(() => chosen(screen.container)).toEqual(['wayan', 'made', 'siti']);
    const heading = screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' });
    await expect.element(heading).toBeChecked();
    await heading.click();
    expect(changed.mock.lastCall?.[0]).toEqual({ all: false, ids: new Set() });
  });

  it('a DataTable with selection selects rows by keyboard only', async () => {
    const screen = await render(table({ onSelectionChange: () => undefined }));
    screen.container.querySelector<HTMLElement>('tr[data-place="0"]')?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(() => chosen(screen.container)).toEqual(['wayan']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect.poll(() => chosen(screen.container)).toEqual(['wayan', 'made']);
  });

  it('a DataTable with selection selects rows on other pages as "all", until the query changes', async () => {
    const changed = vi.fn();
    const screen = await render(
      table({ total: 1280, searchLabel: 'Cari', onSelectionChange: changed }),
    );
    await screen.getByRole('checkbox', { name: 'Pilih made' }).click();
    await screen.getByRole('button', { name: 'Pilih semua (1.280)' }).click();
    expect(changed.mock.lastCall?.[0]).toEqual(everything);
    await screen.getByRole('checkbox', { name: 'Pilih made' }).click();
    expect(changed.mock.lastCall?.[0]).toEqual({ all: true, except: new Set(['r2']) });
    await expect.element(screen.getByText('Terpilih: 1.279').first()).toBeVisible();
    await screen.getByRole('searchbox').fill('wa');
    await expect.poll(() => changed.mock.lastCall?.[0]).toEqual({ all: false, ids: new Set() });
  });
});

describe('a virtual DataTable', () => {
  const many: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({
    id: `r${index}`,
    name: `pemain_${index}`,
    amount: (index * 7919) % 10_000,
  }));
  const drawn = (container: HTMLElement) => container.querySelectorAll('tr[data-place]').length;

  it('a virtual DataTable renders only the visible rows, and announces their number', async () => {
    const screen = await render(table({ virtual: true, rows: many, height: '400px' }));
    await expect.poll(() => drawn(screen.container)).toBeLessThan(30);
    const grid = screen.getByRole('table', { name: 'Pemain' });
    await expect.element(grid).toHaveAttribute('aria-rowcount', '10001');
    await expect
      .element(screen.getByRole('row', { name: /pemain_0 Rp/ }))
      .toHaveAttribute('aria-rowindex', '2');
    await expect.element(screen.getByText('10.000 baris')).toBeVisible();
  });

  it('a virtual DataTable reaches every row by scrolling and by keyboard, and keeps the focus correct', async () => {
    const screen = await render(
      <>
        {table({ virtual: true, rows: many, height: '400px', rowHref: (row) => `#${row.id}` })}
        <button type="button">Sesudah</button>
      </>,
    );
    const first = screen.container.querySelector<HTMLElement>('tr[data-place="0"]');
    first?.focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement?.textContent).toContain('pemain_9999');
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => document.activeElement?.textContent).toContain('pemain_9998');
    // When its row is scrolled away, the focus moves to the scroll container, and the arrow keys continue
    // from the same row.
    const scroller = screen.container.querySelector('.lobi-DataTable-scroller');
    scroller?.scrollTo({ top: 0 });
    await expect.poll(() => document.activeElement).toBe(scroller);
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => document.activeElement?.textContent).toContain('pemain_9997');
    await userEvent.keyboard('{Enter}');
    expect(location.hash).toBe('#r9997');
    await userEvent.tab();
    expect(document.activeElement?.tagName).toBe('A');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Sesudah');
  });

  it('a virtual DataTable sorts all rows, and scrolls to the top', async () => {
    const screen = await render(table({ virtual: true, rows: many, height: '400px' }));
    const scroller = screen.container.querySelector('.lobi-DataTable-scroller');
    scroller?.scrollTo({ top: 100_000 });
    await screen.getByRole('columnheader', { name: 'Jumlah' }).getByRole('button').click();
    await expect
      .poll(() => screen.container.querySelector('tr[data-place="0"]')?.textContent)
      .toContain('Rp 9999');
  });

  it('a virtual DataTable puts two cards per line on a tablet, and one on a phone', async () => {
    await page.viewport(800, 1024);
    const screen = await render(table());
    const topsOf = () =>
      [...screen.container.querySelectorAll('li')].map((card) =>
        Math.round(card.getBoundingClientRect().top),
      );
    await expect.poll(() => new Set(topsOf()).size).toBe(2);
    await page.viewport(390, 844);
    await expect.poll(() => new Set(topsOf()).size).toBe(3);
  });

  it('a virtual DataTable becomes a list of cards in a scroller below 960 px', async () => {
    await page.viewport(390, 844);
    const screen = await render(table({ virtual: true, rows: many, height: '400px' }));
    const cards = () => screen.container.querySelectorAll('li[data-place]');
    await expect.poll(() => cards().length).toBeLessThan(40);
    expect(cards()[0]?.getAttribute('aria-setsize')).toBe('10000');
    screen.container.querySelector('.lobi-DataTable-cards')?.scrollTo({ top: 1e9 });
    await expect.element(screen.getByText('pemain_9999')).toBeInTheDocument();
  });
});

describe('DataTable in server mode', () => {
  it('DataTable in server mode requests its query and shows the returned rows', async () => {
    const onRequest = vi.fn();
    const filters = [
      { id: 'status', label: 'Status', options: [{ value: 'blocked', label: 'Diblokir' }] },
    ];
    const screen = await render(
      table({ total: 60, defaultQuery: { pageSize: 25 }, filters, onQueryChange: onRequest }),
    );
    expect(names(screen.container)).toEqual(['wayan', 'made', 'siti']);
    await expect.element(screen.getByText('1–25 dari 60')).toBeVisible();
    await screen.getByRole('button', { name: 'Halaman berikutnya' }).click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ page: 2, sort: null });
    await screen.getByRole('columnheader', { name: 'Jumlah' }).getByRole('button').click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ page: 1, sort: '-amount' });
    await screen.getByRole('button', { name: 'Filter menurut Status' }).click();
    await screen.getByRole('menuitemradio', { name: 'Diblokir' }).click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ page: 1, filters: { status: 'blocked' } });
    await screen.getByRole('button', { name: 'Hapus filter Status' }).click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ filters: {} });
  });

  it('DataTable in server mode offers up to 100 rows on a page if the platform has more than 25 rows', async () => {
    const onRequest = vi.fn();
    const screen = await render(table({ total: 60, onQueryChange: onRequest }));
    await screen.getByRole('combobox', { name: /^Baris per halaman/ }).click();
    await screen.getByRole('option', { name: '100 baris' }).click();
    expect(onRequest.mock.lastCall?.[0]).toMatchObject({ page: 1, pageSize: 100 });
    await screen.rerender(table({ total: 20, onQueryChange: onRequest }));
    expect(screen.getByRole('combobox').elements()).toEqual([]);
  });

  it('DataTable in server mode keeps rows while newer ones load, and announces the count of a response', async () => {
    const screen = await render(table({ total: 3 }));
    await screen.getByRole('columnheader', { name: 'Nama' }).getByRole('button').click();
    await screen.rerender(table({ total: 3, refreshing: true }));
    expect(names(screen.container)).toHaveLength(3);
    await expect.element(screen.getByText('Memperbarui data')).toBeInTheDocument();
    await screen.rerender(table({ total: 2, rows: rows.slice(0, 2) }));
    await expect.element(screen.getByText('2 baris')).toBeInTheDocument();
  });

  it('DataTable in server mode shows skeletons before the first response and announces loading', async () => {
    const screen = await render(table({ rows: undefined, total: 0 }));
    await expect
      .element(screen.getByRole('region', { name: 'Pemain' }))
      .toHaveAttribute('aria-busy', 'true');
    await expect.element(screen.getByText('Memuat data')).toBeInTheDocument();
    expect(names(screen.container)).toEqual([]);
  });

  it('DataTable in server mode shows a failure and retries', async () => {
    const retry = vi.fn();
    const screen = await render(
      table({ rows: undefined, total: 0, error: 'Server terlalu lama merespons.', onRetry: retry }),
    );
    await expect.element(screen.getByText('Server terlalu lama merespons.')).toBeVisible();
    await screen.getByRole('button', { name: 'Coba lagi' }).click();
    expect(retry).toHaveBeenCalledOnce();
  });

  it('DataTable in server mode keeps the rows when a later request fails', async () => {
    const screen = await render(table({ total: 3, error: 'Server terlalu lama merespons.' }));
    await expect.element(screen.getByText('Data tidak dapat diperbarui')).toBeVisible();
    expect(names(screen.container)).toHaveLength(3);
  });

  it('DataTable in server mode requests the file from the platform, and shows a failure', async () => {
    const onExport = vi.fn(() => Promise.reject(new Error('timeout')));
    const screen = await render(table({ total: 60, csvName: 'pemain', onExport }));
    await screen.getByRole('button', { name: 'Unduh CSV' }).click();
    await expect.element(screen.getByText(/CSV tidak dapat disiapkan/)).toBeVisible();
    expect(onExport).toHaveBeenCalledOnce();
  });

  it('DataTable in server mode requests the rows for the file from the platform, with search and filters', async () => {
    const saved: Blob[] = [];
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:none';
    });
    const more = Array.from({ length: 60 }, (_, n) => ({ ...rows[0]!, id: `${n}` }));
    const onReadAll = vi.fn(async () => more);
    const query = { ...firstQuery, page: 2, search: 'a' };
    const screen = await render(table({ total: 60, query, csvName: 'pemain', onReadAll }));
    await screen.getByRole('button', { name: 'Unduh CSV' }).click();
    await expect.poll(() => saved.length).toBe(1);
    create.mockRestore();
    expect(onReadAll.mock.calls).toEqual([[query, expect.anything()]]);
    expect((await saved[0]!.text()).trim().split('\r\n')).toHaveLength(61);
  });

  it('DataTable in server mode shows the given content if there are no rows', async () => {
    const screen = await render(table({ rows: [], total: 0, empty: <p>Belum ada pemain</p> }));
    await expect.element(screen.getByText('Belum ada pemain')).toBeVisible();
  });
});

describe('DataTable below 960 px', () => {
  it('DataTable below 960 px becomes a list of cards with names and values, linked like its rows', async () => {
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

  it('DataTable below 960 px has two cards per line on a tablet, and compact ones on a compact page', async () => {
    await page.viewport(820, 1100);
    const screen = await render(table());
    const cards = () => [...screen.container.querySelectorAll<HTMLElement>('li[data-place]')];
    await expect.poll(() => cards().length).toBeGreaterThan(2);
    expect(cards()[1]?.offsetTop).toBe(cards()[0]?.offsetTop);
    expect(cards()[2]?.offsetTop).toBeGreaterThan(cards()[0]?.offsetTop ?? 0);
    const usual = cards()[0]?.offsetHeight ?? 0;
    await screen.rerender(table({}, 'compact'));
    await expect.poll(() => cards()[0]?.offsetHeight).toBeLessThan(usual);
  });

  it('DataTable below 960 px shows groups under their headings', async () => {
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
