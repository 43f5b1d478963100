import { useRef, type ReactNode } from 'react';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { cellCountOf, GridFrame, spanOf, type TableGridProps } from './grid-frame.tsx';
import { isSelected } from './row-selection.ts';
import { activeCellOf, TableRow } from './table-row.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useFocusInWindow, useRowWindow } from './use-row-window.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Heights in px from the style sheet, until a row is measured. */
const rowHeights = { standard: 46, dense: 34 } as const;

/** Initial height of the scroll container in px, until it is measured. */
const usualViewport = 560;

/** The visible rows, between two placeholders for all others. */
export function WindowedGrid<Row>(props: TableGridProps<Row>) {
  const { columns, rows, rowId, selection, dense, question } = props;
  const { data: texts } = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const { start, end, before, after, size, reveal, pageRows } = useRowWindow(scroller, {
    count: rows.count,
    rowHeight: dense ? rowHeights.dense : rowHeights.standard,
    viewport: usualViewport,
    rowSelector: 'tr[data-place]',
    coverSelector: 'thead',
  });
  const { active, activeColumn, handlers } = useRowKeys(scroller, {
    count: rows.count,
    pageRows,
    reveal,
    selection,
    columnCount: cellCountOf(props),
  });
  const activeDrawn = useFocusInWindow(scroller, active, start, end);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [question]);

  const drawn: ReactNode[] = [];
  for (let position = start; position < end; position++) {
    const row = rows.rowAt(position);
    drawn.push(
      <TableRow
        // The elements of a row that leaves the window are reused for the one that enters it.
        key={position % size}
        row={row}
        position={position}
        columns={columns}
        pinnedCount={props.pinnedCount}
        rowName={props.rowName}
        rowHref={props.rowHref}
        rowActions={props.rowActions}
        selectLabel={texts.selectRow}
        selected={selection && isSelected(selection.selection, rowId(row))}
        onToggle={selection?.toggle}
        active={position === active}
        activeCell={activeCellOf(activeColumn, position === active)}
        virtual
      />,
    );
  }
  const span = spanOf(props);
  return (
    <GridFrame scrollerRef={scroller} grid={props} tabIndex={activeDrawn ? -1 : 0} {...handlers}>
      <tbody>
        <Gap height={before} span={span} />
        {drawn}
        <Gap height={after} span={span} />
      </tbody>
    </GridFrame>
  );
}

/** Placeholder for rows that are not rendered. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true" data-gap="">
      <td colSpan={span} style={{ blockSize: height }}>
        {null}
      </td>
    </tr>
  );
}
