import { roleGroups, type Role } from '@lobi/core/contract';
import { useAuth } from '@lobi/core/react';
import type { ListController } from '@lobi/core/react/lists';
import type { ListViewProps, TableQuery } from '@lobi/ui/data';
import { useFailureText } from '../../i18n/use-failure-text.ts';
import { useLastPage } from './use-last-page.ts';

const operators: readonly Role[] = roleGroups.managers;

/**
 * Connects a list to its view: rows, paging and errors. Staff and agents can arrange columns and move
 * through cells by keyboard; players see plain tables.
 */
export function useListProps<Row>(
  list: ListController<Row>,
  query: TableQuery,
  onQueryChange: (query: TableQuery, isCorrection?: boolean) => void,
): Omit<ListViewProps<Row>, 'empty' | 'staleSince'> {
  const failureText = useFailureText();
  const { user } = useAuth();
  const isOperator = user !== null && operators.includes(user.role);
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
    arrangeable: isOperator,
    cellNavigation: isOperator,
  };
}
