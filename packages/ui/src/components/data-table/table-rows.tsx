import type { MenuItem } from '../menu/menu.tsx';
import { CardList } from './card-list.tsx';
import { useColumnArrangement } from './column-arrangement.ts';
import type { DataColumn, RowGrouping } from './data-table.types.ts';
import { TableGrid } from './table-grid.tsx';
import type { DataTableState } from './use-data-table.ts';
import { useMediaQuery } from '../../primitives/use-media-query.ts';
import { useRowName } from './use-row-name.ts';

const narrow = '(max-width: 959px)';
const maxSkeletons = 8;

interface TableRowsProps<Row> {
  label: string;
  table: DataTableState<Row>;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy: RowGrouping<Row> | undefined;
  /** Whether rows can be selected. */
  selectable: boolean;
  /** Whether only the visible rows are rendered. */
  virtual: boolean;
  /** Default order of the list. */
  impliedSort: string | undefined;
  /** Whether rows can be sorted by several columns. */
  multiSort: boolean;
  /** Whether columns can be moved and resized in their headers. */
  arrangeable: boolean;
  /** Whether the arrow keys move between cells, whose content can be copied. */
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
    skeletons: loading ? Math.min(query.pageSize, maxSkeletons) : 0,
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
