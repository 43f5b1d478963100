import type { ReactNode } from 'react';
import type { TableQuery } from '../components/data-table/data-table.types.ts';

/** What every view of a list takes. The platform narrows, sorts and cuts; the view shows and asks. */
export interface ListViewProps<Row> {
  /** Rows of this page; `undefined` until the first answer. */
  rows: readonly Row[] | undefined;
  /** Rows on all pages. */
  total: number;
  query: TableQuery;
  onQueryChange: (query: TableQuery) => void;
  /** Newer rows are on their way. */
  refreshing?: boolean | undefined;
  /** Why there are no rows, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the rows when live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Stands where there are no rows at all. */
  empty?: ReactNode;
}
