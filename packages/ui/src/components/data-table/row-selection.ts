/**
 * Selected rows: some, by id, or all that match the list's search and filters except some. The second
 * differs from selecting every id: it includes rows of pages that were never fetched.
 */
export type RowSelection =
  | { readonly all: false; readonly ids: ReadonlySet<string> }
  | { readonly all: true; readonly except: ReadonlySet<string> };

/** Nothing selected. */
export const noSelection: RowSelection = { all: false, ids: new Set() };

/** Everything selected. */
export const everything: RowSelection = { all: true, except: new Set() };

/** Whether a row is selected. */
export const isSelected = (selection: RowSelection, id: string): boolean =>
  selection.all ? !selection.except.has(id) : selection.ids.has(id);

/** Number of selected rows out of `total`. */
export const selectedCount = (selection: RowSelection, total: number): number =>
  selection.all ? Math.max(0, total - selection.except.size) : selection.ids.size;

/** Selects or deselects rows; the other rows stay unchanged. */
export function withRows(
  selection: RowSelection,
  ids: readonly string[],
  chosen: boolean,
): RowSelection {
  const listed = new Set(selection.all ? selection.except : selection.ids);
  // The set contains the selected rows, or the excluded ones if all are selected.
  const list = chosen !== selection.all;
  for (const id of ids) {
    if (list) listed.add(id);
    else listed.delete(id);
  }
  return selection.all ? { all: true, except: listed } : { all: false, ids: listed };
}

/** Whether all, some or none of these rows are selected. */
export function selectionOf(
  selection: RowSelection,
  ids: readonly string[],
): 'all' | 'some' | 'none' {
  const chosen = ids.filter((id) => isSelected(selection, id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
}
