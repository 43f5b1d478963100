import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { memo } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { DataColumn } from './data-table.types.ts';
import { RowCheckbox } from './row-checkbox.tsx';
import { readSort, writeSort, type SortKey } from './sort-key.ts';
import type { SelectionControl } from './use-row-selection.ts';
import * as S from './table-grid.styles.ts';

export interface TableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: string | null;
  onSortChange: (sort: string) => void;
  selection: SelectionControl | undefined;
  actions: boolean;
  virtual: boolean;
}

function Head<Row>(props: TableHeadProps<Row>) {
  const { columns, selection, actions, virtual } = props;
  const { data: words } = useMessages();
  const sort = readSort(props.sort);
  return (
    <thead>
      <tr aria-rowindex={virtual ? 1 : undefined}>
        {selection && (
          <S.Head scope="col" data-select="" data-pinned={flag(columns[0]?.pinned)}>
            <RowCheckbox
              label={virtual ? words.select : words.selectPage}
              checked={selection.page === 'all'}
              mixed={selection.page === 'some'}
              onToggle={selection.togglePage}
            />
          </S.Head>
        )}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={sort}
            onSortChange={props.onSortChange}
            pinned={column.pinned === true && column === columns[0]}
          />
        ))}
        {actions && (
          <S.Head scope="col" data-actions="">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </S.Head>
        )}
      </tr>
    </thead>
  );
}

/** Headings: what a column is, and the order of its rows. Scrolling does not render them again. */
export const TableHead = memo(Head) as typeof Head;

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sort: SortKey | undefined;
  onSortChange: (sort: string) => void;
  pinned: boolean;
}

const icons = {
  ascending: mdiArrowUp,
  descending: mdiArrowDown,
  none: mdiUnfoldMoreHorizontal,
} as const;

function HeadCell<Row>({ column, sort, onSortChange, pinned }: HeadCellProps<Row>) {
  const { data: words } = useMessages();
  const { id, header, align, sortable, width, wideOnly, sortFirst } = column;
  const sorted = sort?.id === id ? sort : undefined;
  const direction = sorted && (sorted.descending ? 'descending' : 'ascending');
  const next = { id, descending: sorted ? !sorted.descending : sortFirst === 'descending' };
  return (
    <S.Head
      scope="col"
      style={width === undefined ? undefined : { inlineSize: width }}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      data-align={align}
      data-pinned={flag(pinned)}
      data-wide-only={flag(wideOnly)}
    >
      {sortable ? (
        <S.SortButton
          type="button"
          title={fill(words.sortBy, { column: header })}
          data-sorted={flag(sorted !== undefined)}
          onClick={() => onSortChange(writeSort(next))}
        >
          {header}
          <Icon path={icons[direction ?? 'none']} size={16} />
        </S.SortButton>
      ) : (
        header
      )}
    </S.Head>
  );
}
