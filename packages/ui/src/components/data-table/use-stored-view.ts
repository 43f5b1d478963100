import { useState } from 'react';

/** How one reader likes to see one table. */
export interface TableView {
  /** Low rows or not; absent while the reader has not chosen, for those of the page. */
  readonly dense?: boolean | undefined;
  /** Columns switched on (`true`) or off (`false`); absent ones follow their definition. */
  readonly columns: Readonly<Record<string, boolean>>;
  /** Ids of columns in the reader's order; empty for the table's own. */
  readonly order: readonly string[];
  /** Widths in px by column; absent while columns are as wide as their content. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** Ids of columns that stay at the start; absent while the reader has pinned or freed none. */
  readonly pinned?: readonly string[] | undefined;
}

/** A table as it is defined. */
export const firstView: TableView = { columns: {}, order: [] };

/** Has the reader arranged columns otherwise than the table is defined? */
export const isArranged = ({ columns, order, widths, pinned }: TableView): boolean =>
  order.length > 0 ||
  Object.keys(columns).length > 0 ||
  widths !== undefined ||
  pinned !== undefined;

/** Changes when what is stored changes its shape; older ones are forgotten. */
const version = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isWidths = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every((width) => Number.isFinite(width));

/** Returns the stored view, or `undefined` if it is not ours, of another version, or damaged. */
export function parseView(text: string | null): TableView | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(stored) || stored['version'] !== version) return undefined;
  const { dense, columns, order, widths, pinned } = stored;
  if (!['boolean', 'undefined'].includes(typeof dense) || !isRecord(columns)) return undefined;
  if (!Object.values(columns).every((shown) => typeof shown === 'boolean')) return undefined;
  if (!isTexts(order) || !(pinned === undefined || isTexts(pinned))) return undefined;
  if (!(widths === undefined || isWidths(widths))) return undefined;
  return {
    ...(typeof dense === 'boolean' && { dense }),
    columns: columns as Record<string, boolean>,
    order,
    ...(widths && { widths }),
    ...(pinned && { pinned }),
  };
}

/** Storage may be shut off or full; a table then simply forgets. */
function readView(key: string | undefined): TableView {
  if (key === undefined) return firstView;
  try {
    return parseView(localStorage.getItem(key)) ?? firstView;
  } catch {
    return firstView;
  }
}

function writeView(key: string | undefined, view: TableView): void {
  if (key === undefined) return;
  try {
    localStorage.setItem(key, JSON.stringify({ version, ...view }));
  } catch {
    // The view still holds until the page is left.
  }
}

/** Density, columns and their order of a table, kept in local storage when there is a key. */
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
