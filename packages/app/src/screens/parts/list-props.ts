import type { ListController } from '@lobi/core/react';
import type { ListViewProps, TableQuery } from '@lobi/ui/data';
import { useFailureText } from '../../i18n/use-failure-text.ts';

/** Joins a list to its view: rows, paging, and what went wrong. */
export function useListProps<Row>(
  list: ListController<Row>,
  query: TableQuery,
  onQueryChange: (query: TableQuery) => void,
): Omit<ListViewProps<Row>, 'empty' | 'staleSince'> {
  const failureText = useFailureText();
  const isReady = list.status === 'ready';
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
