import { numberFormat } from '@lobi/formats';
import { mdiAlertOutline } from '@mdi/js';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type HTMLAttributes,
  type ReactNode,
} from 'react';
import { fill } from '../../messages/fill.ts';
import { fillCount } from '../../messages/fill-count.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useDensity } from '../../primitives/kit-provider/density-context.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { dayOf, formatDateTime } from '../date-time/format-date-time.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { FilterDefinition, FilterPreset } from '../filter-bar/filter-bar.types.ts';
import type { MenuItem } from '../menu/menu.tsx';
import { usualPageSizes } from '../pagination/page-sizes.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { CardList } from './card-list.tsx';
import { inOrder } from './column-order.ts';
import {
  firstQuery,
  type DataColumn,
  type RowGrouping,
  type TableQuery,
} from './data-table.types.ts';
import type { ExportJob } from './export-button.tsx';
import { isSelected, type RowSelection } from './row-selection.ts';
import { rowsOf } from './rows-props.ts';
import { saveFile } from './save-file.ts';
import { runInSlices } from './slices.ts';
import { TableGrid } from './table-grid.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useCsvReader, writeCsv } from './to-csv.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useStoredView } from './use-stored-view.ts';
import { useTableModel } from './use-table-model.ts';
import * as S from './data-table.styles.ts';

/** What an action on selected rows receives. */
export interface BulkSelection<Row> {
  readonly selection: RowSelection;
  /** How many rows that is. */
  readonly count: number;
  /** Search and filters that "all" refers to. */
  readonly query: TableQuery;
  /** The chosen ones among the rows that are here. */
  readonly rows: () => readonly Row[];
}

/** Something to do with chosen rows. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly label: string;
  /** Path data, e.g. `mdiCheck` from `@mdi/js`. */
  readonly icon?: string | undefined;
  readonly tone?: 'neutral' | 'danger' | undefined;
  readonly disabled?: boolean | undefined;
  readonly onSelect: (chosen: BulkSelection<Row>) => void;
}

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
  /** Which part is wanted; without it the table keeps that to itself. */
  query?: TableQuery | undefined;
  defaultQuery?: Partial<TableQuery> | undefined;
  /** Order of the list while `query.sort` is `null`, for the headings, e.g. `-createdAt`. */
  impliedSort?: string | undefined;
  onQueryChange?: ((query: TableQuery) => void) | undefined;
  /** Says what can be searched for; without it there is no search. */
  searchLabel?: string | undefined;
  /** Keep the same array between renders where rows are narrowed in the page. */
  filters?: readonly FilterDefinition[] | undefined;
  /** Sets of filter values with a name. */
  presets?: readonly FilterPreset[] | undefined;
  /** Chosen rows; rows can be chosen when any property of choosing is given. */
  selection?: RowSelection | undefined;
  defaultSelection?: RowSelection | undefined;
  onSelectionChange?: ((selection: RowSelection) => void) | undefined;
  /** Offered while rows are chosen. */
  bulkActions?: readonly BulkAction<Row>[] | undefined;
  /**
   * Draws only the rows in sight, in a scroller of its own: for lists of hundreds of thousands of
   * rows. All rows are then of one height, groups are not drawn, and a client-side list has no pages.
   */
  virtual?: boolean | undefined;
  /** CSS length of the scroller of a virtual table; default 70 % of the window, at most 640 px. */
  height?: string | undefined;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy?: RowGrouping<Row> | undefined;
  /** Newer rows are on their way; the old ones stay. */
  refreshing?: boolean | undefined;
  /** Why there are no rows, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the rows when live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Stands where there are no rows at all. */
  empty?: ReactNode;
  /** Offers columns and density; default true. */
  settings?: boolean | undefined;
  /** Shows which rows these are, and the way to others; default true. */
  paging?: boolean | undefined;
  /**
   * Page sizes to choose from; an empty list offers none. Default 25, 50 and 100 where the platform
   * pages and has more rows than the smallest; none where the table does.
   */
  pageSizes?: readonly number[] | undefined;
  /** File name without ending, to which the day of the download is added; without it there is no download. */
  csvName?: string | undefined;
  /**
   * Reads all rows that a search and filters leave, for the file, where the platform has rows that
   * are not here. Without it the rows that are here are written.
   */
  onReadAll?: ((query: TableQuery, job: ExportJob) => Promise<readonly Row[]>) | undefined;
  /** Prepares the file in another way; a text or blob that it resolves to is saved as `csvName` says. */
  onExport?: ((query: TableQuery, job: ExportJob) => Promise<Blob | string | void>) | undefined;
  /** Keeps density, columns and their order in local storage under this key. */
  storageKey?: string | undefined;
  /** Beside the filters: sums and the like. */
  summary?: ReactNode;
  /** Beside the search. */
  toolbar?: ReactNode;
  /** Below the rows, before the paging. */
  foot?: ReactNode;
}

const narrow = '(max-width: 959px)';
const mostSkeletons = 8;
const noSizes: readonly number[] = [];
const noFilters: readonly FilterDefinition[] = [];

/**
 * A list of rows: a real table on wide screens, cards below 960 px, both from the same columns.
 * Searching, filtering, sorting and paging happen on the platform when `total` is given, else in
 * the page. Loading, refreshing, stale, empty, nothing found and failed are states of it.
 * @example <DataTable label="Mutasi" columns={columns} rows={page.data} total={page.meta.total} rowId={idOf} />
 */
export function DataTable<Row extends object>({
  label,
  columns: allColumns,
  rows,
  rowId,
  total,
  query: givenQuery,
  defaultQuery,
  impliedSort,
  onQueryChange,
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
  const { messages, locale, timeZone } = useKit();
  const { data: words } = messages;
  const csvReader = useCsvReader();
  const [ownQuery, setOwnQuery] = useState<TableQuery>({ ...firstQuery, ...defaultQuery });
  const query = givenQuery ?? ownQuery;
  const [view, setView] = useStoredView(storageKey);
  const density = useDensity();
  const dense = view.dense ?? density === 'compact';
  const whole = virtual && total === undefined;
  const sizes = pageSizes ?? ((total ?? 0) > firstQuery.pageSize ? usualPageSizes : noSizes);
  const model = useTableModel({ columns: allColumns, rows, total, filters, query, view, whole });
  const selectable = [givenSelection, defaultSelection, onSelectionChange, bulkActions].some(
    (given) => given !== undefined,
  );
  const selection = useRowSelection({
    value: givenSelection,
    defaultValue: defaultSelection,
    onChange: onSelectionChange,
    shown: model.shown,
    rowId,
    total: model.total,
    whole,
  });
  const asCards = useMediaQuery(narrow);
  const loading = rows === undefined && error === undefined;
  const busy = refreshing || (model.busy && !loading);
  const asked = useAnnouncedCount(model.total, total === undefined ? query : rows, loading || busy);

  const change = (part: Partial<TableQuery>): void => {
    const next = { ...query, page: 1, ...part };
    asked();
    // "All" means all that this search and these filters leave.
    if ((part.search !== undefined || part.filters) && selection.selection.all) selection.clear();
    setOwnQuery(next);
    onQueryChange?.(next);
  };
  const writeRows = async (job: ExportJob): Promise<readonly string[] | undefined> => {
    const all = await onReadAll?.(query, job);
    const { count, rowAt } = all
      ? { count: all.length, rowAt: (place: number) => all[place] as Row }
      : model.matching;
    const work = writeCsv(model.columns, count, rowAt, csvReader);
    // Reading takes the time, and has said how far it was.
    return runInSlices(work, job.signal, all ? () => undefined : job.onProgress);
  };
  const exportCsv = async (job: ExportJob): Promise<void> => {
    const content = onExport ? await onExport(query, job) : await writeRows(job);
    if (content !== undefined && !job.signal.aborted) {
      const name = csvName ?? label;
      const dated = onExport ? name : `${name}-${dayOf(Date.now(), timeZone)}`;
      saveFile(`${dated}.csv`, content, 'text/csv;charset=utf-8');
    }
  };
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  const { shown } = model;
  const heading = allColumns.find(({ rowHeader }) => rowHeader) ?? allColumns[0];
  const shared = {
    label,
    columns: model.columns,
    rows: shown,
    rowId,
    rowName: useRowName(heading, rowId),
    rowHref,
    rowActions,
    groupBy,
    selection: selectable ? selection : undefined,
    dense,
    virtual,
    question: `${query.sort} ${query.search} ${JSON.stringify(query.filters)}`,
    skeletons: loading ? Math.min(query.pageSize, mostSkeletons) : 0,
  };
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
        query={query}
        onSearch={(search) => change({ search })}
        onFilter={(next) => change({ filters: next })}
        searchLabel={searchLabel}
        filters={filters}
        presets={presets}
        count={loading ? undefined : model.total}
        columns={inOrder(allColumns, view.order).map(
          ({ id, header, hideable = true, rowHeader }) => ({
            id,
            header,
            shown: model.columns.some((column) => column.id === id),
            fixed: !hideable || rowHeader,
          }),
        )}
        settings={settings}
        view={view}
        dense={dense}
        onViewChange={setView}
        onExport={csvName === undefined && !onExport ? undefined : exportCsv}
        summary={summary}
      >
        {toolbar}
      </TableToolbar>
      {staleSince !== null && (
        <S.Stale className="lobi-DataTable-stale">
          <Icon path={mdiAlertOutline} size={16} />
          {fill(words.stale, {
            time: formatDateTime(staleSince, { locale, timeZone, mode: 'time' }) ?? '–',
          })}
        </S.Stale>
      )}
      {busy && !loading && (
        <S.Progress className="lobi-DataTable-progress">
          <VisuallyHidden>{words.refreshing}</VisuallyHidden>
        </S.Progress>
      )}
      {loading && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {error !== undefined && (
        <S.Failure>
          <RetryCallout
            title={rows === undefined ? words.failed : words.updateFailed}
            onRetry={onRetry}
          >
            <span>{error}</span>
          </RetryCallout>
        </S.Failure>
      )}
      {(loading || shown.count > 0) &&
        (asCards ? (
          <CardList {...shared} />
        ) : (
          <TableGrid
            {...shared}
            sort={query.sort ?? impliedSort ?? null}
            onSortChange={(sort) => change({ sort })}
          />
        ))}
      {!loading && error === undefined && shown.count === 0 && (
        <S.Empty>
          {narrowed ? (
            <EmptyState
              kind="results"
              action={
                <Button variant="outline" onClick={() => change({ search: '', filters: {} })}>
                  {words.clearFilters}
                </Button>
              }
            />
          ) : (
            (empty ?? <EmptyState kind="results" title={words.empty} body="" />)
          )}
        </S.Empty>
      )}
      {selectable && selection.count > 0 && (
        <BulkBar
          className="lobi-DataTable-bulk"
          count={selection.count}
          total={model.total}
          onClear={selection.clear}
          onSelectAll={selection.selectAll}
          actions={(bulkActions ?? []).map((action) => ({
            ...action,
            onSelect: () =>
              action.onSelect({
                selection: selection.selection,
                count: selection.count,
                query,
                rows: () =>
                  rowsOf(model.matching).filter((row) =>
                    isSelected(selection.selection, rowId(row)),
                  ),
              }),
          }))}
        />
      )}
      {shown.count > 0 && (paging || Boolean(foot)) && (
        <S.Foot className="lobi-DataTable-foot">
          <S.FootNote>{foot}</S.FootNote>
          {paging && whole && (
            <S.Count>
              {fillCount(words.rows, model.total, locale, {
                count: numberFormat(locale).format(model.total),
              })}
            </S.Count>
          )}
          {paging && !whole && (
            <Pagination
              aria-label={`${messages.data.pages}: ${label}`}
              page={query.page}
              pageSize={query.pageSize}
              total={model.total}
              disabled={busy}
              pageSizes={sizes.length > 0 ? sizes : undefined}
              onPageChange={(page) => change({ page })}
              onPageSizeChange={(pageSize) => change({ pageSize })}
            />
          )}
        </S.Foot>
      )}
    </S.Root>
  );
}

/** Name of a row by the column that heads it; one function as long as both stay the same. */
function useRowName<Row>(heading: DataColumn<Row> | undefined, rowId: (row: Row) => string) {
  const latest = useRef(rowId);
  useLayoutEffect(() => {
    latest.current = rowId;
  });
  return useCallback((row: Row) => String(heading?.value?.(row) ?? latest.current(row)), [heading]);
}

/**
 * Says how many rows there are, once the answer to the reader's own question is in.
 * @param answer is another one as soon as there is an answer: the rows of the platform, or the
 * query itself where the table answers
 * @param busy there will be a newer answer
 * @returns call it when a question is asked
 */
function useAnnouncedCount(total: number, answer: unknown, busy: boolean): () => void {
  const { messages, locale } = useKit();
  const announce = useAnnounce();
  const asked = useRef<{ before: unknown }>(undefined);
  useEffect(() => {
    if (busy || !asked.current || asked.current.before === answer) return;
    asked.current = undefined;
    const count = numberFormat(locale).format(total);
    announce(fillCount(messages.data.rows, total, locale, { count }), { key: 'rows' });
  }, [announce, answer, busy, locale, messages, total]);
  return () => {
    asked.current = { before: answer };
  };
}
