import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { Icon } from '../../primitives/icon/icon.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import type { MenuItem } from '../menu/menu.tsx';
import type { DataColumn, RowGrouping } from './data-table.types.ts';
import { groupRows } from './group-rows.ts';
import { RowActionsMenu } from './row-actions-menu.tsx';
import { readSort, writeSort, type SortKey } from './sort-key.ts';
import * as S from './table-grid.styles.ts';

/** What table and cards draw, in the same terms. */
export interface RowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Name of a row in one line, for the names of its buttons. */
  rowName: (row: Row) => string;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  groupBy?: RowGrouping<Row> | undefined;
  /** Draws this many rows of skeletons instead of rows. */
  skeletons: number;
}

export interface TableGridProps<Row> extends RowsProps<Row> {
  label: string;
  sort: string | null;
  onSortChange: (sort: string) => void;
  dense: boolean;
}

/** A real table: for wide screens. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { label, columns, rows, rowId, rowActions, groupBy, skeletons, sort, dense } = props;
  const { data: words } = useMessages();
  const span = columns.length + (rowActions ? 1 : 0);
  const groups = groupBy ? groupRows(rows, groupBy.keyOf) : [{ key: '', rows }];
  return (
    <S.Scroller className="lobi-DataTable-scroller">
      <S.Table className="lobi-DataTable-table" aria-label={label} data-dense={flag(dense)}>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={readSort(sort)}
                onSortChange={props.onSortChange}
              />
            ))}
            {rowActions && (
              <S.Head scope="col" data-actions="">
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </S.Head>
            )}
          </tr>
        </thead>
        {groups.map((group, index) => (
          <tbody key={`${group.key}:${index}`}>
            {groupBy && (
              <tr>
                <S.GroupHead colSpan={span} scope="rowgroup" className="lobi-DataTable-group">
                  <S.GroupLine>{groupBy.heading(group.rows)}</S.GroupLine>
                </S.GroupHead>
              </tr>
            )}
            {group.rows.map((row) => (
              <S.Row key={rowId(row)} className="lobi-DataTable-row">
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} href={props.rowHref?.(row)}>
                    {column.cell(row)}
                  </BodyCell>
                ))}
                {rowActions && (
                  <S.Cell data-actions="">
                    <RowActionsMenu actions={rowActions(row)} rowName={props.rowName(row)} />
                  </S.Cell>
                )}
              </S.Row>
            ))}
          </tbody>
        ))}
        {skeletons > 0 && <SkeletonRows columns={columns} count={skeletons} span={span} />}
      </S.Table>
    </S.Scroller>
  );
}

interface HeadCellProps<Row> {
  column: DataColumn<Row>;
  sort: SortKey | undefined;
  onSortChange: (sort: string) => void;
}

function HeadCell<Row>({ column, sort, onSortChange }: HeadCellProps<Row>) {
  const { data: words } = useMessages();
  const { id, header, align, sortable, width, wideOnly, sortFirst } = column;
  const sorted = sort?.id === id ? sort : undefined;
  const direction = sorted && (sorted.descending ? 'descending' : 'ascending');
  const next = { id, descending: sorted ? !sorted.descending : sortFirst === 'descending' };
  const icon = { ascending: mdiArrowUp, descending: mdiArrowDown, none: mdiUnfoldMoreHorizontal };
  return (
    <S.Head
      scope="col"
      style={width === undefined ? undefined : { inlineSize: width }}
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      data-align={align}
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
          <Icon path={icon[direction ?? 'none']} size={16} />
        </S.SortButton>
      ) : (
        header
      )}
    </S.Head>
  );
}

interface BodyCellProps<Row> {
  column: DataColumn<Row>;
  href: string | undefined;
  children: ReactNode;
}

function BodyCell<Row>({ column, href, children }: BodyCellProps<Row>) {
  const { align, rowHeader, wideOnly } = column;
  const content =
    rowHeader && href !== undefined ? <KitLink href={href}>{children}</KitLink> : children;
  return (
    <S.Cell
      as={rowHeader ? 'th' : 'td'}
      {...(rowHeader ? { scope: 'row' } : {})}
      data-align={align}
      data-wide-only={flag(wideOnly)}
    >
      {content}
    </S.Cell>
  );
}

interface SkeletonRowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  count: number;
  span: number;
}

function SkeletonRows<Row>({ columns, count, span }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <S.Row key={index}>
          {columns.map(({ id, align, wideOnly }) => (
            <S.Cell key={id} data-align={align} data-wide-only={flag(wideOnly)}>
              <Skeleton width={`${50 + ((index * 7 + id.length * 13) % 40)}%`} />
            </S.Cell>
          ))}
          {span > columns.length && <S.Cell data-actions="" />}
        </S.Row>
      ))}
    </tbody>
  );
}
