import { useState } from 'react';

/** How one reader likes to see one table. */
export interface TableView {
  readonly dense: boolean;
  /** Columns switched on (`true`) or off (`false`); absent ones follow their definition. */
  readonly columns: Readonly<Record<string, boolean>>;
}

const firstView: TableView = { dense: false, columns: {} };

function isView(value: unknown): value is TableView {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as TableView).dense === 'boolean' &&
    typeof (value as TableView).columns === 'object' &&
    (value as TableView).columns !== null
  );
}

/** Storage may be shut off or full; a table then simply forgets. */
function readView(key: string | undefined): TableView {
  if (key === undefined) return firstView;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isView(stored) ? stored : firstView;
  } catch {
    return firstView;
  }
}

function writeView(key: string | undefined, view: TableView): void {
  if (key === undefined) return;
  try {
    localStorage.setItem(key, JSON.stringify(view));
  } catch {
    // The view still holds until the page is left.
  }
}

/** Density and columns of a table, kept in local storage when there is a key. */
export function useStoredView(
  key: string | undefined,
): readonly [TableView, (view: TableView) => void] {
  const [view, setView] = useState(() => readView(key));
  return [
    view,
    (next) => {
      setView(next);
      writeView(key, next);
    },
  ];
}
