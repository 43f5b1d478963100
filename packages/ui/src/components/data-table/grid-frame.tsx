import {
  useRef,
  type ClipboardEvent,
  type HTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { useAnnounce } from '../../primitives/live-region/live-region-provider.tsx';
import type { RowsProps } from './rows-props.ts';
import type { ColumnArrangement } from './column-arrangement.ts';
import { columnWidths } from './column-layout.ts';
import { TableHead } from './table-head.tsx';
import { copyCells } from './copy-cells.ts';
import { usePinnedEdges } from './use-pinned-edges.ts';
import * as S from './table-grid.styles.ts';

/** Properties of a table other than its rows. */
export interface TableGridProps<Row> extends RowsProps<Row> {
  sort: string | null;
  multiSort: boolean;
  /** Absent if columns cannot be arranged. */
  arrangement?: ColumnArrangement | undefined;
  onSortChange: (sort: string | null) => void;
}

/** Cells of a row: columns, the checkbox before them and the actions after them. */
export const spanOf = <Row,>({ columns, rowActions, selection }: RowsProps<Row>): number =>
  columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);

/** Cells of a row that arrow keys reach: columns and actions; absent with row navigation. */
export const cellCountOf = <Row,>({ columns, rowActions, cellNavigation }: RowsProps<Row>) =>
  cellNavigation ? columns.length + (rowActions ? 1 : 0) : undefined;

interface GridFrameProps<Row> extends HTMLAttributes<HTMLDivElement> {
  grid: TableGridProps<Row>;
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
  children: ReactNode;
}

/** Widths in px of the checkbox before the columns and of the actions after them. */
const fixedWidths = { selection: 52, actions: 48 };

/** Sum of the columns in px, once the user has resized one of them. */
function tableWidth<Row>({ columns, arrangement, selection, rowActions }: TableGridProps<Row>) {
  const { widths = {} } = arrangement ?? {};
  if (Object.keys(widths).length === 0) return undefined;
  const sum = columns.reduce((total, { id }) => total + (widths[id] ?? columnWidths.usual), 0);
  return sum + (selection ? fixedWidths.selection : 0) + (rowActions ? fixedWidths.actions : 0);
}

/** Scroll container, table and headers around the rows. */
export function GridFrame<Row>({ grid, scrollerRef, children, ...rest }: GridFrameProps<Row>) {
  const { label, columns, pinnedCount, rows, rowActions, sort, onSortChange, selection } = grid;
  const table = useRef<HTMLTableElement>(null);
  usePinnedEdges(table, pinnedCount);
  const { base } = useMessages();
  const announce = useAnnounce();
  const copy = (event: ClipboardEvent<HTMLElement>) => {
    if (copyCells(event, grid)) announce(base.copied, { key: 'copied' });
  };
  const width = tableWidth(grid);
  const virtual = grid.virtual && grid.skeletons === 0;
  return (
    <S.Scroller
      {...rest}
      ref={scrollerRef}
      onCopy={grid.cellNavigation ? copy : undefined}
      className="lobi-DataTable-scroller"
      data-virtual={flag(grid.virtual)}
      data-sized={flag(width !== undefined)}
      {...(virtual && { role: 'group', 'aria-label': label })}
    >
      <S.Table
        ref={table}
        style={width === undefined ? undefined : { inlineSize: width }}
        data-sized={flag(width !== undefined)}
        data-arrangeable={flag(grid.arrangement !== undefined)}
        className="lobi-DataTable-table"
        role={grid.cellNavigation ? 'grid' : undefined}
        aria-label={label}
        aria-multiselectable={(grid.cellNavigation && selection !== undefined) || undefined}
        aria-rowcount={virtual ? rows.count + 1 : undefined}
        data-dense={flag(grid.dense)}
        data-virtual={flag(grid.virtual)}
      >
        <TableHead
          columns={columns}
          pinnedCount={pinnedCount}
          arrangement={grid.arrangement}
          sort={sort}
          multiSort={grid.multiSort}
          onSortChange={onSortChange}
          selection={selection}
          actions={rowActions !== undefined}
          virtual={virtual}
        />
        {children}
      </S.Table>
    </S.Scroller>
  );
}
