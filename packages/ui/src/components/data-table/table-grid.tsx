import { useRef } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { cellCountOf, GridFrame, spanOf, type TableGridProps } from './grid-frame.tsx';
import { groupRows } from './group-rows.ts';
import { isSelected } from './row-selection.ts';
import { rowsOf } from './rows-props.ts';
import { activeCellOf, TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { WindowedGrid } from './windowed-grid.tsx';
import * as S from './table-grid.styles.ts';

/** A real table: for wide screens. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  if (props.skeletons > 0) return <LoadingGrid {...props} />;
  return props.virtual ? <WindowedGrid {...props} /> : <WholeGrid {...props} />;
}

/** Rows that Page Up and Page Down skip in a paginated table. */
const pageStep = 10;

/** All rows of a page, in groups if there are any. */
function WholeGrid<Row>(props: TableGridProps<Row>) {
  const { columns, rows, rowId, rowName, rowHref, rowActions, groupBy, selection } = props;
  const { data: texts } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const walkable = rowHref !== undefined || selection !== undefined || props.cellNavigation;
  const { active, activeColumn, handlers } = useRowKeys(scroller, {
    count: rows.count,
    pageRows: () => pageStep,
    selection,
    columnCount: cellCountOf(props),
  });
  const all = rowsOf(rows);
  const groups = groupBy ? groupRows(all, groupBy.keyOf) : [{ key: '', rows: all, first: 0 }];
  return (
    <GridFrame scrollerRef={scroller} grid={props} {...(walkable && handlers)}>
      {groups.map((group, index) => (
        <tbody key={`${group.key}:${index}`}>
          {groupBy && (
            <tr>
              <S.GroupHead
                colSpan={spanOf(props)}
                scope="rowgroup"
                className="lobi-DataTable-group"
              >
                <S.GroupLine>{groupBy.heading(group.rows)}</S.GroupLine>
              </S.GroupHead>
            </tr>
          )}
          {group.rows.map((row, offset) => {
            const position = group.first + offset;
            return (
              <TableRow
                key={rowId(row)}
                row={row}
                position={position}
                columns={columns}
                pinnedCount={props.pinnedCount}
                rowName={rowName}
                rowHref={rowHref}
                rowActions={rowActions}
                selectLabel={texts.selectRow}
                selected={selection && isSelected(selection.selection, rowId(row))}
                onToggle={selection?.toggle}
                active={walkable ? position === active : undefined}
                activeCell={activeCellOf(activeColumn, position === active)}
                virtual={false}
              />
            );
          })}
        </tbody>
      ))}
    </GridFrame>
  );
}

/** Placeholder for rows while loading. */
function LoadingGrid<Row>(props: TableGridProps<Row>) {
  const { columns, skeletons, selection, rowActions } = props;
  return (
    <GridFrame grid={props}>
      <tbody aria-hidden="true">
        {Array.from({ length: skeletons }, (_, index) => (
          <tr key={index}>
            {selection && <td data-select="">{null}</td>}
            {columns.map(({ id, align, wideOnly }) => (
              <td key={id} data-align={align} data-wide-only={flag(wideOnly)}>
                <Skeleton width={`${50 + ((index * 7 + id.length * 13) % 40)}%`} />
              </td>
            ))}
            {rowActions && <td data-actions="">{null}</td>}
          </tr>
        ))}
      </tbody>
    </GridFrame>
  );
}
