import type { MenuItem } from '../menu/menu.tsx';
import { CardList } from './card-list.tsx';
import { useColumnArrangement } from './column-arrangement.ts';
import type { DataColumn, RowGrouping } from './data-table.types.ts';
import { TableGrid } from './table-grid.tsx';
import type { DataTableState } from './use-data-table.ts';
import { useMediaQuery } from './use-media-query.ts';
import { useRowName } from './use-row-name.ts';

const narrow = '(max-width: 959px)';
const mostSkeletons = 8;

interface TableRowsProps<Row> {
  label: string;
  table: DataTableState<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy: RowGrouping<Row> | undefined;
  /** Rows can be chosen. */
  selectable: boolean;
  /** Draws only the rows in sight. */
  virtual: boolean;
  /** Order of the list while none is asked for. */
  impliedSort: string | undefined;
  /** Rows can be in the order of several columns. */
  multiSort: boolean;
  /** Columns can be moved and resized in their headings. */
  arrangeable: boolean;
  /** The arrow keys move between cells, and what is in them can be copied. */
  cellNavigation: boolean;
}

/** The rows of a table, as a grid or as cards, or their placeholders while they load. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { label, table, columns, rowId, rowHref, rowActions, groupBy } = props;
  const { selectable, virtual, impliedSort } = props;
  const { query, change, model, selection, dense, loading } = table;
  const asCards = useMediaQuery(narrow);
  const arrangement = useColumnArrangement(columns, table.view, table.setView);
  const heading = columns.find(({ rowHeader }) => rowHeader) ?? columns[0];
  const shared = {
    label,
    columns: model.columns,
    pinnedCount: model.pinnedCount,
    rows: model.shown,
    rowId,
    rowName: useRowName(heading, rowId),
    rowHref,
    rowActions,
    groupBy,
    selection: selectable ? selection : undefined,
    cellNavigation: props.cellNavigation,
    dense,
    virtual,
    question: `${query.sort} ${query.search} ${JSON.stringify(query.filters)}`,
    skeletons: loading ? Math.min(query.pageSize, mostSkeletons) : 0,
  };
  return asCards ? (
    <CardList {...shared} />
  ) : (
    <TableGrid
      {...shared}
      sort={query.sort ?? impliedSort ?? null}
      multiSort={props.multiSort}
      arrangement={props.arrangeable ? arrangement : undefined}
      onSortChange={(sort) => change({ sort })}
    />
  );
}
