import type { ReactNode } from 'react';
import type { TableQuery } from '../components/data-table/data-table.types.ts';
import type { ExportJob } from '../components/data-table/export-button.tsx';

/** Properties of every list view. The platform narrows, sorts and cuts; the view shows and asks. */
export interface ListViewProps<Row> {
  /** Rows of this page; `undefined` until the first answer. */
  rows: readonly Row[] | undefined;
  /** Rows on all pages. */
  total: number;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Reads all rows that a search and filters leave, for the file. Without it the page is written. */
  onReadAll?: ((query: TableQuery, job: ExportJob) => Promise<readonly Row[]>) | undefined;
  /** Newer rows are loading. */
  refreshing?: boolean | undefined;
  /** Why there are no rows, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the rows when live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Stands where there are no rows at all. */
  empty?: ReactNode;
}
