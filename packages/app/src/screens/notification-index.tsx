import { NotificationListView, usualPageSizes } from '@lobi/ui/data';
import { useNotifications } from '../page/use-notifications.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { usePush } from '../page/use-push.ts';
import { useLastPage } from './parts/use-last-page.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** All notifications of the user. @source ours */
export function NotificationIndexScreen() {
  usePageTitle('route.notification.index');
  const { query, setQuery } = useTableQuery('notification.list', []);
  const { page, pageSize } = query;
  const { unread, onReadAll, ...news } = useNotifications({ page, perPage: pageSize });
  const device = usePush();
  const isBeyond = useLastPage(
    news.status === 'ready' ? { total: news.total, shown: news.items.length } : undefined,
    query,
    setQuery,
  );
  return (
    <NotificationListView
      {...news}
      status={isBeyond ? 'loading' : news.status}
      onReadAll={unread > 0 ? onReadAll : undefined}
      device={device}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => setQuery({ ...query, page: next })}
      pageSizes={usualPageSizes}
      onPageSizeChange={(size) => setQuery({ ...query, page: 1, pageSize: size })}
    />
  );
}
