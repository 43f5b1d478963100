import { useState } from 'react';

/** A user's settings of one table. */
export interface TableView {
  /** Whether rows are low; absent for the page's default. */
  readonly dense?: boolean | undefined;
  /** Columns shown (`true`) or hidden (`false`); absent ones follow their definition. */
  readonly columns: Readonly<Record<string, boolean>>;
  /** Ids of columns in the user's order; empty for the table's order. */
  readonly order: readonly string[];
  /** Widths in px by column; absent while columns have the width of their content. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  /** Ids of pinned columns; absent for the table's default. */
  readonly pinned?: readonly string[] | undefined;
}

/** Default settings. */
export const firstView: TableView = { columns: {}, order: [] };

/** Returns whether the user has arranged columns. */
export const isArranged = ({ columns, order, widths, pinned }: TableView): boolean =>
  order.length > 0 ||
  Object.keys(columns).length > 0 ||
  widths !== undefined ||
  pinned !== undefined;

/** Version of the stored format; settings of older versions are ignored. */
const version = 1;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isWidths = (value: unknown): value is Readonly<Record<string, number>> =>
  isRecord(value) && Object.values(value).every((width) => Number.isFinite(width));

/** Returns the stored settings, or `undefined` if they are of another version, or damaged. */
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

/** Storage may be blocked or full; settings are then not stored. */
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
    // The settings still apply until the page is left.
  }
}

/** Density, columns and their order of a table, stored in local storage if there is a key. */
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
