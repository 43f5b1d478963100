import { useCallback, useRef } from 'react';
import type { DataColumn } from './data-table.types.ts';
import { useLayoutEffect } from '../../primitives/use-layout-effect.ts';

/** Name of a row from its header column, memoized. */
export function useRowName<Row>(heading: DataColumn<Row> | undefined, rowId: (row: Row) => string) {
  const latest = useRef(rowId);
  useLayoutEffect(() => {
    latest.current = rowId;
  });
  return useCallback((row: Row) => String(heading?.value?.(row) ?? latest.current(row)), [heading]);
}
