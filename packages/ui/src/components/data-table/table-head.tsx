import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { memo, Suspense, useMemo } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { lazyWithRetry } from '../../primitives/lazy/lazy-with-retry.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { ColumnArrangement } from './column-arrangement.ts';
import { columnWidths } from './column-layout.ts';
import type { ColumnToolsProps } from './column-tools.tsx';
import type { DataColumn } from './data-table.types.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { pressSort, readSorts, writeSorts, type SortKey } from './sort-key.ts';
import type { SelectionControl } from './use-row-selection.ts';
import { pinnedStyle } from './use-pinned-edges.ts';
import * as S from './table-grid.styles.ts';

export interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  pinnedCount: number;
  arrangement: ColumnArrangement | undefined;
  sort: string | null;
  /** Whether Shift and a press add a column to the sort. */
  multiSort: boolean;
  onSortChange: (sort: string | null) => void;
  selection: SelectionControl | undefined;
  actions: boolean;
  virtual: boolean;
}

function Head<Row>(props: TableHeadProps<Row>) {
  const { columns, pinnedCount, arrangement, selection, actions, virtual } = props;
  const { data: texts } = useMessages();
  const sorts = useMemo(() => readSorts(props.sort), [props.sort]);
  return (
    <thead>
      <tr aria-rowindex={virtual ? 1 : undefined}>
        {selection && (
          <S.Head scope="col" data-select="" data-pinned={flag(pinnedCount > 0)}>
            <RowCheckbox
              label={virtual ? texts.select : texts.selectPage}
              checked={selection.page === 'all'}
              mixed={selection.page === 'some'}
              onToggle={selection.togglePage}
            />
          </S.Head>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            column={column}
            sorts={sorts}
            multiSort={props.multiSort}
            onSortChange={props.onSortChange}
            index={index}
            pinnedCount={pinnedCount}
            arrangement={arrangement}
          />
        ))}
        {actions && (
          <S.Head scope="col" data-actions="">
            <VisuallyHidden>{texts.actions}</VisuallyHidden>
          </S.Head>
        )}
      </tr>
    </thead>
  );
}

/** Header row: labels and sorting. Scrolling does not render it again. */
export const TableHead = memo(Head) as typeof Head;

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sorts: readonly SortKey[];
  multiSort: boolean;
  onSortChange: (sort: string | null) => void;
  index: number;
  pinnedCount: number;
  arrangement: ColumnArrangement | undefined;
}

/** Loaded only for tables with `arrangeable` columns. */
const ColumnTools = lazyWithRetry<ColumnToolsProps>(async () => ({
  default: (await import('./column-tools.tsx')).ColumnTools,
}));

const icons = {
  ascending: mdiArrowUp,
  descending: mdiArrowDown,
  none: mdiUnfoldMoreHorizontal,
} as const;

function HeadCell<Row>(props: HeadCellProps<Row>) {
  const { column, sorts, multiSort, onSortChange, index, pinnedCount, arrangement } = props;
  const { data: texts } = useMessages();
  const { id, header, align, sortable, wideOnly, sortFirst } = column;
  const { widths = {} } = arrangement ?? {};
  const isSized = Object.keys(widths).length > 0;
  const width = isSized ? (widths[id] ?? columnWidths.usual) : column.width;
  const position = sorts.findIndex((key) => key.id === id);
  const sorted = sorts[position];
  const direction = sorted && (sorted.descending ? 'descending' : 'ascending');
  const descendingFirst = sortFirst === 'descending';
  return (
    <S.Head
      scope="col"
      style={{ inlineSize: width, ...pinnedStyle(index, pinnedCount) }}
      data-column={id}
      // Only the header of the primary sort column has `aria-sort`.
      aria-sort={sortable ? (position === 0 ? direction : 'none') : undefined}
      data-align={align}
      data-pinned={flag(index < pinnedCount)}
      data-wide-only={flag(wideOnly)}
    >
      {sortable ? (
        <S.SortButton
          type="button"
          title={fill(texts.sortBy, { column: header })}
          data-sorted={flag(sorted !== undefined)}
          onClick={({ shiftKey }) => {
            const adds = multiSort && shiftKey;
            onSortChange(writeSorts(pressSort(sorts, { id, descendingFirst, adds })));
          }}
        >
          {header}
          <Icon path={icons[direction ?? 'none']} size={16} />
          {sorted && sorts.length > 1 && (
            <>
              <S.SortPosition aria-hidden="true">{position + 1}</S.SortPosition>
              <VisuallyHidden>{fill(texts.sortPlace, { place: position + 1 })}</VisuallyHidden>
            </>
          )}
        </S.SortButton>
      ) : (
        header
      )}
      {arrangement && (
        <Suspense>
          <ColumnTools id={id} header={header} arrangement={arrangement} />
        </Suspense>
      )}
    </S.Head>
  );
}
