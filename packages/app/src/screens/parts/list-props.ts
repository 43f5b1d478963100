import type { ListController } from '@lobi/core/react';
import type { ListViewProps, TableQuery } from '@lobi/ui/data';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { useLastPage } from './use-last-page.ts';

/** Joins a list to its view: rows, paging, and what went wrong. */
export function useListProps<Row>(
  list: ListController<Row>,
  query: TableQuery,
  onQueryChange: (query: TableQuery, isCorrection?: boolean) => void,
): Omit<ListViewProps<Row>, 'empty' | 'staleSince'> {
  const failureText = useFailureText();
  const counts =
    list.status === 'ready' ? { total: list.meta.total, shown: list.rows.length } : undefined;
  const isBeyond = useLastPage(counts, query, onQueryChange);
  const isReady = list.status === 'ready' && !isBeyond;
  return {
    rows: isReady ? list.rows : undefined,
    total: isReady ? list.meta.total : 0,
    query,
    onQueryChange,
    refreshing: isReady && list.refreshing,
    error: list.status === 'failed' ? failureText(list.failure) : undefined,
    onRetry: list.status === 'failed' ? list.refresh : undefined,
  };
}
