import type { ReactNode } from 'react';
import type { TableQuery } from '../components/data-table/data-table.types.ts';
import type { ExportJob } from '../components/data-table/export-button.tsx';

/**
 * Properties of every list view. The platform filters, sorts and paginates; the view displays and
 * requests.
 */
export interface ListViewProps<Row> {
  /** Rows of this page; `undefined` before the first response. */
  rows: readonly Row[] | undefined;
  /** Number of rows on all pages. */
  total: number;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Reads all rows that match search and filters, for an export. Without it only the current page is exported. */
  onReadAll?: ((query: TableQuery, job: ExportJob) => Promise<readonly Row[]>) | undefined;
  /** Whether newer rows are loading. */
  refreshing?: boolean | undefined;
  /** Error text if loading failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time at which the rows were loaded, if live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Shown if there are no rows at all. */
  empty?: ReactNode;
  /** Whether users can move, resize and pin columns, for professional use; default false. */
  arrangeable?: boolean | undefined;
  /** Whether arrow keys move between cells, which Ctrl+C copies; default false. */
  cellNavigation?: boolean | undefined;
}
