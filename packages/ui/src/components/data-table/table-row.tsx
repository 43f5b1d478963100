import { memo, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import type { MenuItem } from '../menu/menu.tsx';
import type { DataColumn } from './data-table.types.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import { pinnedStyle } from './use-pinned-edges.ts';

export interface TableRowProps<Row> {
  row: Row;
  /** Index among the shown rows, from 0. */
  position: number;
  columns: readonly DataColumn<Row>[];
  pinnedCount: number;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Label of the checkbox, with `{row}`. */
  selectLabel: string;
  /** `undefined` if rows cannot be selected. */
  selected: boolean | undefined;
  onToggle: ((position: number, range: boolean) => void) | undefined;
  /** The row that is the tab stop; `undefined` if rows have no keyboard navigation. */
  active: boolean | undefined;
  /** Index of the cell that is the tab stop, -1 in other rows; `undefined` with row navigation. */
  activeCell: number | undefined;
  /** Whether the table renders only the visible rows. */
  virtual: boolean;
}

/** The `activeCell` of a row. */
export const activeCellOf = (column: number | undefined, active: boolean): number | undefined =>
  column === undefined || active ? column : -1;

/** Attributes of a cell that arrow keys reach; none with row navigation. */
const cellStop = (index: number, active: number | undefined) =>
  active === undefined ? undefined : { 'data-cell': index, tabIndex: index === active ? 0 : -1 };

/** A row. Uses plain elements, since a long table renders hundreds of rows per second. */
function Row<Data>(props: TableRowProps<Data>) {
  const {
    row,
    position,
    columns,
    pinnedCount,
    rowHref,
    rowActions,
    selected,
    onToggle,
    active,
    virtual,
  } = props;
  const { activeCell } = props;
  const href = rowHref?.(row);
  // Only one row of a long table is a tab stop; otherwise there would be too many.
  const isAside = activeCell === undefined ? virtual && !active : true;
  const tabIndex = isAside ? -1 : undefined;
  return (
    <tr
      className="lobi-DataTable-row"
      data-place={position}
      data-selected={flag(selected)}
      aria-rowindex={virtual ? position + 2 : undefined}
      aria-selected={activeCell === undefined ? undefined : selected}
      tabIndex={active === undefined || activeCell !== undefined ? undefined : active ? 0 : -1}
    >
      {selected !== undefined && (
        <td data-select="" data-pinned={flag(pinnedCount > 0)}>
          <RowCheckbox
            label={fill(props.selectLabel, { row: props.rowName(row) })}
            checked={selected}
            tabIndex={tabIndex}
            onToggle={(range) => onToggle?.(position, range)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const { id, align, rowHeader, wideOnly } = column;
        const shared = {
          'data-align': align,
          'data-pinned': flag(index < pinnedCount),
          style: pinnedStyle(index, pinnedCount),
          ...cellStop(index, activeCell),
          'data-wide-only': flag(wideOnly),
        };
        const content = column.cell(row);
        return rowHeader ? (
          <th key={id} scope="row" {...shared}>
            {linked(content, href, tabIndex)}
          </th>
        ) : (
          <td key={id} {...shared}>
            {content}
          </td>
        );
      })}
      {rowActions && (
        <td data-actions="" {...cellStop(columns.length, activeCell)}>
          <RowActionsMenu
            actions={rowActions(row)}
            rowName={props.rowName(row)}
            tabIndex={tabIndex}
          />
        </td>
      )}
    </tr>
  );
}

const linked = (content: ReactNode, href: string | undefined, tabIndex: number | undefined) =>
  href === undefined ? (
    content
  ) : (
    <KitLink href={href} tabIndex={tabIndex}>
      {content}
    </KitLink>
  );

/** Memoized: rendered again only when its row has changed. */
export const TableRow = memo(Row) as typeof Row;
