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
  /** Place among the rows shown, from 0. */
  place: number;
  columns: readonly DataColumn<Row>[];
  pinnedCount: number;
  rowName: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  rowActions: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Word for the checkbox, with `{row}`. */
  selectWord: string;
  /** `undefined` where rows cannot be chosen. */
  selected: boolean | undefined;
  onToggle: ((place: number, range: boolean) => void) | undefined;
  /** The row the Tab key leads to; `undefined` where rows cannot be walked through. */
  active: boolean | undefined;
  /**
   * Place of the cell that the Tab key leads to, -1 where that is in another row; `undefined` where
   * whole rows are walked through.
   */
  activeCell: number | undefined;
  /** One of many more than are drawn. */
  virtual: boolean;
}

/** Which cell of a row the Tab key leads to, as `activeCell` has it. */
export const activeCellOf = (column: number | undefined, active: boolean): number | undefined =>
  column === undefined || active ? column : -1;

/** A row. Plain elements: a long table draws hundreds of them a second. */
function Row<Data>(props: TableRowProps<Data>) {
  const {
    row,
    place,
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
  // Only one row of a long table is on the way of the Tab key; there is no end to them otherwise.
  const isAside = activeCell === undefined ? virtual && !active : true;
  const tabIndex = isAside ? -1 : undefined;
  return (
    <tr
      className="lobi-DataTable-row"
      data-place={place}
      data-selected={flag(selected)}
      aria-rowindex={virtual ? place + 2 : undefined}
      aria-selected={activeCell === undefined ? undefined : selected}
      tabIndex={active === undefined || activeCell !== undefined ? undefined : active ? 0 : -1}
    >
      {selected !== undefined && (
        <td data-select="" data-pinned={flag(pinnedCount > 0)}>
          <RowCheckbox
            label={fill(props.selectWord, { row: props.rowName(row) })}
            checked={selected}
            tabIndex={tabIndex}
            onToggle={(range) => onToggle?.(place, range)}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const { id, align, rowHeader, wideOnly } = column;
        const shared = {
          'data-align': align,
          'data-pinned': flag(index < pinnedCount),
          style: pinnedStyle(index, pinnedCount),
          ...(activeCell !== undefined && {
            'data-cell': index,
            tabIndex: index === activeCell ? 0 : -1,
          }),
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
        <td data-actions="">
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

/** Rendered again only when something about this row has changed. */
export const TableRow = memo(Row) as typeof Row;
