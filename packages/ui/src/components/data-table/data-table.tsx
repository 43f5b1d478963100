import { mdiAlertOutline } from '@mdi/js';
import { useEffect, useRef, useState, type HTMLAttributes, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Callout } from '../callout/callout.tsx';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { FilterDefinition } from '../filter-bar/filter-bar.tsx';
import type { MenuItem } from '../menu/menu.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { CardList } from './card-list.tsx';
import {
  firstQuery,
  type DataColumn,
  type RowGrouping,
  type TableQuery,
} from './data-table.types.ts';
import { saveFile } from './save-file.ts';
import { TableGrid } from './table-grid.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { toCsv } from './to-csv.ts';
import { useDataTable } from './use-data-table.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useStoredView } from './use-stored-view.ts';
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
  /** Which part is wanted; without it the table keeps that to itself. */
  query?: TableQuery | undefined;
  defaultQuery?: Partial<TableQuery> | undefined;
  /** Order of the list while `query.sort` is `null`, for the headings, e.g. `-createdAt`. */
  impliedSort?: string | undefined;
  onQueryChange?: ((query: TableQuery) => void) | undefined;
  /** Says what can be searched for; without it there is no search. */
  searchLabel?: string | undefined;
  filters?: readonly FilterDefinition[] | undefined;
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
  /** File name without ending; without it there is no download. */
  csvName?: string | undefined;
  /** Keeps density and columns in local storage under this key. */
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
  csvName,
  storageKey,
  summary,
  toolbar,
  foot,
  className,
  ...rest
}: DataTableProps<Row>) {
  const { messages, locale, timeZone } = useKit();
  const { data: words } = messages;
  const [ownQuery, setOwnQuery] = useState<TableQuery>({ ...firstQuery, ...defaultQuery });
  const query = givenQuery ?? ownQuery;
  const [view, setView] = useStoredView(storageKey);
  const model = useDataTable(allColumns, rows, total, query, view);
  const asCards = useMediaQuery(narrow);
  const loading = rows === undefined && error === undefined;
  const asked = useAnnouncedCount(
    model.total,
    total === undefined ? query : rows,
    loading || refreshing,
  );

  const change = (part: Partial<TableQuery>): void => {
    const next = { ...query, page: 1, ...part };
    asked();
    setOwnQuery(next);
    onQueryChange?.(next);
  };
  const narrowed = query.search !== '' || Object.keys(query.filters).length > 0;
  const shownRows = error === undefined ? model.rows : [];
  const heading = allColumns.find(({ rowHeader }) => rowHeader) ?? allColumns[0];
  const shared = {
    label,
    columns: model.columns,
    rows: shownRows,
    rowId,
    rowName: (row: Row) => String(heading?.value?.(row) ?? rowId(row)),
    rowHref,
    rowActions,
    groupBy,
    skeletons: loading ? Math.min(query.pageSize, mostSkeletons) : 0,
  };

  return (
    <S.Root
      aria-label={label}
      {...rest}
      className={slotClass('DataTable', 'root', className)}
      aria-busy={loading || refreshing || undefined}
      data-loading={flag(loading)}
      data-refreshing={flag(refreshing)}
      data-stale={flag(staleSince !== null)}
      data-empty={flag(!loading && shownRows.length === 0)}
      data-invalid={flag(error !== undefined)}
    >
      <TableToolbar
        query={query}
        onSearch={(search) => change({ search })}
        onFilter={(next) => change({ filters: next })}
        searchLabel={searchLabel}
        filters={filters}
        columns={allColumns
          .filter(({ hideable = true, rowHeader }) => hideable && !rowHeader)
          .map(({ id, header }) => ({ id, header, shown: model.columns.some((c) => c.id === id) }))}
        settings={settings}
        view={view}
        onViewChange={setView}
        onExport={
          csvName === undefined
            ? undefined
            : () =>
                saveFile(
                  `${csvName}.csv`,
                  toCsv(model.columns, shownRows),
                  'text/csv;charset=utf-8',
                )
        }
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
      {refreshing && !loading && (
        <S.Progress className="lobi-DataTable-progress">
          <VisuallyHidden>{words.refreshing}</VisuallyHidden>
        </S.Progress>
      )}
      {loading && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
      {(loading || shownRows.length > 0) &&
        (asCards ? (
          <CardList {...shared} />
        ) : (
          <TableGrid
            {...shared}
            sort={query.sort ?? impliedSort ?? null}
            onSortChange={(sort) => change({ sort })}
            dense={view.dense}
          />
        ))}
      {error !== undefined && (
        <S.Failure>
          <Callout
            role="alert"
            tone="danger"
            title={words.failed}
            action={
              onRetry && (
                <Button size="sm" variant="outline" onClick={onRetry}>
                  {words.retry}
                </Button>
              )
            }
          >
            <span>{error}</span>
          </Callout>
        </S.Failure>
      )}
      {!loading && error === undefined && shownRows.length === 0 && (
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
      {shownRows.length > 0 && (paging || Boolean(foot)) && (
        <S.Foot className="lobi-DataTable-foot">
          <S.FootNote>{foot}</S.FootNote>
          {paging && (
            <Pagination
              page={query.page}
              pageSize={query.pageSize}
              total={model.total}
              disabled={refreshing}
              onPageChange={(page) => change({ page })}
            />
          )}
        </S.Foot>
      )}
    </S.Root>
  );
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
    const count = new Intl.NumberFormat(locale).format(total);
    announce(fill(messages.data.rows, { count }), { key: 'rows' });
  }, [announce, answer, busy, locale, messages, total]);
  return () => {
    asked.current = { before: answer };
  };
}
