import { useAuth } from '@lobi/core/react';
import { useAction, useList } from '@lobi/core/react/lists';
import type { NotificationItem, NotificationStatus } from '@lobi/ui';
import { useCallback } from 'react';
import { toNotification } from './to-notification.ts';

/** One page of the user's notifications. */
export interface Notifications {
  readonly items: readonly NotificationItem[];
  readonly status: NotificationStatus;
  /** On all pages. */
  readonly total: number;
  /** Number of unread ones, on all pages. */
  readonly unread: number;
  readonly onRetry: (() => void) | undefined;
  readonly onRead: (id: string) => void;
  readonly onReadAll: () => void;
}

const statuses = { loading: 'loading', failed: 'error', ready: 'ready' } as const;

/** Returns notifications of the signed-in user. @param query the page; `null` fetches nothing yet */
export function useNotifications(query: { page: number; perPage: number } | null): Notifications {
  const { user } = useAuth();
  const list = useList('notification.list', user && query && {}, query ?? {});
  const { run } = useAction('notification.read');
  const onRead = useCallback((id: string) => void run({ body: { ids: [id] } }), [run]);
  const onReadAll = useCallback(() => void run({ body: {} }), [run]);
  return {
    items: user && list.status === 'ready' ? list.rows.map((row) => toNotification(row, user)) : [],
    status: statuses[list.status],
    total: list.status === 'ready' ? list.meta.total : 0,
    unread: user?.unread ?? 0,
    onRetry: list.status === 'failed' ? list.refresh : undefined,
    onRead,
    onReadAll,
  };
}
