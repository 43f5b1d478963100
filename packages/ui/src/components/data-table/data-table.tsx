import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { flag } from '../../primitives/flag.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { FilterDefinition, FilterPreset } from '../filter-bar/filter-bar.types.ts';
import type { MenuItem } from '../menu/menu.tsx';
import type { DataColumn, RowGrouping, TableQuery } from './data-table.types.ts';
import type { ExportJob } from './export-button.tsx';
import type { RowSelection } from './row-selection.ts';
import { TableBulk, type BulkAction } from './table-bulk.tsx';
import { TableEmpty } from './table-empty.tsx';
import { TableFoot } from './table-foot.tsx';
import { TableNotes } from './table-notes.tsx';
import { TableRows } from './table-rows.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useDataTable } from './use-data-table.ts';
import { useTableExport } from './use-table-export.ts';
import * as S from './data-table.styles.ts';

export interface DataTableProps<Row extends object> extends Omit<
  HTMLAttributes<HTMLElement>,
  'children'
> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Keep the same array between renders. */
  columns: readonly DataColumn<Row>[];
  /** Rows of this page in server mode, all rows in client mode; `undefined` until there are any. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Rows on all pages. Given, the platform searches, sorts and pages; else the table does. */
  total?: number | undefined;
  /** Controlled query; uncontrolled without it. */
  query?: TableQuery | undefined;
  defaultQuery?: Partial<TableQuery> | undefined;
  /** Order of the list while `query.sort` is `null`, for the headings, e.g. `-createdAt`. */
  impliedSort?: string | undefined;
  onQueryChange?: ((query: TableQuery) => void) | undefined;
  /**
   * Shift with a press on a header adds that column to the order. Default true if the table sorts the rows
   * itself; with `total`, set it only for a platform that supports several columns in `query.sort`.
   */
  multiSort?: boolean | undefined;
  /** Placeholder that names what can be searched; without it there is no search. */
  searchLabel?: string | undefined;
  /** Keep the same array between renders if rows are filtered in the page. */
  filters?: readonly FilterDefinition[] | undefined;
  /** Named sets of filter values. */
  presets?: readonly FilterPreset[] | undefined;
  /** Selected rows; rows are selectable if any selection property is given. */
  selection?: RowSelection | undefined;
  defaultSelection?: RowSelection | undefined;
  onSelectionChange?: ((selection: RowSelection) => void) | undefined;
  /** Actions offered while rows are selected. */
  bulkActions?: readonly BulkAction<Row>[] | undefined;
  /**
   * Renders only the visible rows, in its own scroll container: for lists of hundreds of thousands of
   * rows. All rows then have one height, groups are not rendered, and a client-side list has no pages.
   */
  virtual?: boolean | undefined;
  /** CSS length of the scroll container of a virtual table; default 70 % of the window, at most 640 px. */
  height?: string | undefined;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy?: RowGrouping<Row> | undefined;
  /** Whether newer rows are loading; the previous ones stay visible. */
  refreshing?: boolean | undefined;
  /** Error text, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the rows if live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Shown if there are no rows at all. */
  empty?: ReactNode;
  /**
   * Lets users drag columns to another place, change their widths and pin them, by pointer and by keyboard;
   * default false. Wide screens only.
   */
  arrangeable?: boolean | undefined;
  /**
   * Arrow keys move between cells instead of rows, and Ctrl+C copies the value of the cell, or the
   * selected rows; a `grid` for screen readers. Default false. Wide screens only.
   */
  cellNavigation?: boolean | undefined;
  /** Shows the menu of columns and density; default true. */
  settings?: boolean | undefined;
  /** Shows the range of rows, and the pagination; default true. */
  paging?: boolean | undefined;
  /**
   * Page sizes to choose from; an empty list hides the choice. Default 25, 50 and 100 if the platform
   * paginates and has more rows than the smallest; none if the table does.
   */
  pageSizes?: readonly number[] | undefined;
  /** File name without extension; the date of the download is added; without it there is no download. */
  csvName?: string | undefined;
  /**
   * Reads all rows that match the search and filters, for the file, if the platform has more rows than
   * are loaded. Without it the loaded rows are written.
   */
  onReadAll?: ((query: TableQuery, job: ExportJob) => Promise<readonly Row[]>) | undefined;
  /** Creates the file in a custom way; a text or blob that it resolves to is saved as `csvName`. */
  onExport?: ((query: TableQuery, job: ExportJob) => Promise<Blob | string | void>) | undefined;
  /** Stores density, columns and their order in local storage under this key. */
  storageKey?: string | undefined;
  /** Shown beside the filters, e.g. sums. */
  summary?: ReactNode;
  /** Shown beside the search. */
  toolbar?: ReactNode;
  /** Shown below the rows, before the pagination. */
  foot?: ReactNode;
}

const noActions: readonly never[] = [];
const noFilters: readonly FilterDefinition[] = [];

/**
 * A list of rows: a table on wide screens, cards below 960 px, both from the same columns. Searching,
 * filtering, sorting and pagination happen on the platform if `total` is given, else in the page. It has
 * states for loading, refreshing, stale, empty, nothing found and failed.
 * @example <DataTable label="Mutasi" columns={columns} rows={page.data} total={page.meta.total}
 *   rowId={idOf} />
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  rowId,
  total,
  query: givenQuery,
  defaultQuery,
  impliedSort,
  onQueryChange,
  multiSort = total === undefined,
  searchLabel,
  filters = noFilters,
  presets,
  selection: givenSelection,
  defaultSelection,
  onSelectionChange,
  bulkActions,
  virtual = false,
  height,
  rowHref,
  rowActions,
  groupBy,
  refreshing = false,
  error,
  onRetry,
  staleSince = null,
  empty,
  arrangeable = false,
  cellNavigation = false,
  settings = true,
  paging = true,
  pageSizes,
  csvName,
  onReadAll,
  onExport,
  storageKey,
  summary,
  toolbar,
  foot,
  className,
  style,
  ...rest
}: DataTableProps<Row>) {
  const table = useDataTable({
    columns,
    rows,
    rowId,
    total,
    query: givenQuery,
    defaultQuery,
    onQueryChange,
    filters,
    selection: givenSelection,
    defaultSelection,
    onSelectionChange,
    virtual,
    refreshing,
    error,
    storageKey,
  });
  const { query, change, model, selection, loading, busy } = table;
  const { shown } = model;
  const selectable = [givenSelection, defaultSelection, onSelectionChange, bulkActions].some(
    (value) => value !== undefined,
  );
  const exportCsv = useTableExport({
    model,
    query,
    fileName: csvName ?? label,
    onReadAll,
    onExport,
  });
  const list = { label, table, columns, rowId, selectable };
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  const variables = { ...style, ...(height !== undefined && { '--lobi-table-height': height }) };

  return (
    <S.Root
      aria-label={label}
      {...rest}
      className={slotClass('DataTable', 'root', className)}
      style={variables as CSSProperties}
      aria-busy={loading || busy || undefined}
      data-loading={flag(loading)}
      data-refreshing={flag(busy)}
      data-stale={flag(staleSince !== null)}
      data-empty={flag(!loading && shown.count === 0)}
      data-invalid={flag(error !== undefined)}
    >
      <TableToolbar
        table={table}
        columns={columns}
        searchLabel={searchLabel}
        filters={filters}
        presets={presets}
        settings={settings}
        arrangeable={arrangeable}
        onExport={csvName === undefined && !onExport ? undefined : exportCsv}
        summary={summary}
      >
        {toolbar}
      </TableToolbar>
      <TableNotes
        staleSince={staleSince}
        loading={loading}
        busy={busy}
        error={error}
        hasRows={rows !== undefined}
        onRetry={onRetry}
      />
      {(loading || shown.count > 0) && (
        <TableRows
          {...list}
          {...{ rowHref, rowActions, groupBy, virtual, impliedSort }}
          {...{ multiSort, arrangeable, cellNavigation }}
        />
      )}
      {!loading && error === undefined && shown.count === 0 && (
        <TableEmpty
          narrowed={narrowed}
          empty={empty}
          onClear={() => change({ search: '', filters: {} })}
        />
      )}
      {selectable && selection.count > 0 && (
        <TableBulk
          control={selection}
          actions={bulkActions ?? noActions}
          query={query}
          matching={model.matching}
          rowId={rowId}
          total={model.total}
        />
      )}
      {shown.count > 0 && (paging || Boolean(foot)) && (
        <TableFoot
          label={label}
          table={table}
          selectable={selectable}
          foot={foot}
          paging={paging}
          onServer={total !== undefined}
          pageSizes={pageSizes}
        />
      )}
    </S.Root>
  );
}
