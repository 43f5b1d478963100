import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import { flag } from '../../primitives/flag.ts';
import type { RowsProps } from './rows-props.ts';
import { TableHead } from './table-head.tsx';
import * as S from './table-grid.styles.ts';

/** What a table needs to know beside its rows. */
export interface TableGridProps<Row> extends RowsProps<Row> {
  sort: string | null;
  onSortChange: (sort: string) => void;
}

/** Cells of a row: columns, the choice before them and the actions behind. */
export const spanOf = <Row,>({ columns, rowActions, selection }: RowsProps<Row>): number =>
  columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);

interface GridFrameProps<Row> extends HTMLAttributes<HTMLDivElement> {
  grid: TableGridProps<Row>;
  scrollerRef?: RefObject<HTMLDivElement | null> | undefined;
  children: ReactNode;
}

/** Scroller, table and headings around the rows. */
export function GridFrame<Row>({ grid, scrollerRef, children, ...rest }: GridFrameProps<Row>) {
  const { label, columns, rows, rowActions, sort, onSortChange, selection } = grid;
  const virtual = grid.virtual && grid.skeletons === 0;
  return (
    <S.Scroller
      {...rest}
      ref={scrollerRef}
      className="lobi-DataTable-scroller"
      data-virtual={flag(grid.virtual)}
      {...(virtual && { role: 'group', 'aria-label': label })}
    >
      <S.Table
        className="lobi-DataTable-table"
        aria-label={label}
        aria-rowcount={virtual ? rows.count + 1 : undefined}
        data-dense={flag(grid.dense)}
        data-virtual={flag(grid.virtual)}
      >
        <TableHead
          columns={columns}
          sort={sort}
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
