import { useEffect, useRef, useState } from 'react';
import type { ChildrenState } from './flatten-tree.ts';

/** Loaded children, by the id of their row. */
export function useTreeChildren<Row>(
  rowId: (row: Row) => string,
  getChildren: ((row: Row) => readonly Row[] | undefined) | undefined,
  loadChildren: ((row: Row, signal: AbortSignal) => Promise<readonly Row[]>) | undefined,
) {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, ChildrenState<Row>>>(new Map());
  const requests = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = requests;
    return () => {
      for (const controller of current.values()) controller.abort();
      current.clear();
    };
  }, []);

  const put = (id: string, state: ChildrenState<Row>) =>
    setLoaded((last) => new Map(last).set(id, state));

  return {
    childrenOf: (row: Row): ChildrenState<Row> => {
      const loadedChildren = getChildren?.(row);
      if (loadedChildren) return { kind: 'ready', rows: loadedChildren };
      return (
        loaded.get(rowId(row)) ?? (loadChildren ? { kind: 'loading' } : { kind: 'ready', rows: [] })
      );
    },
    /** Loads the children of a row, unless they are loaded or loading. */
    load: (row: Row): void => {
      const id = rowId(row);
      const ready = loaded.get(id)?.kind === 'ready';
      if (!loadChildren || getChildren?.(row) || requests.current.has(id) || ready) return;
      const controller = new AbortController();
      requests.current.set(id, controller);
      put(id, { kind: 'loading' });
      const done = (state: ChildrenState<Row>) => {
        requests.current.delete(id);
        if (!controller.signal.aborted) put(id, state);
      };
      loadChildren(row, controller.signal).then(
        (rows) => done({ kind: 'ready', rows }),
        () => done({ kind: 'failed' }),
      );
    },
  };
}
