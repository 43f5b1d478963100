import { NotificationListView } from '@lobi/ui/data';
import { useNotifications } from '../page/use-notifications.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** All news of the reader. @source ours */
export function NotificationIndexScreen() {
  usePageTitle('route.notification.index');
  const { query, setQuery } = useTableQuery([]);
  const { page, pageSize } = query;
  const { unread, onReadAll, ...news } = useNotifications({ page, perPage: pageSize });
  return (
    <NotificationListView
      {...news}
      onReadAll={unread > 0 ? onReadAll : undefined}
      page={page}
      pageSize={pageSize}
      onPageChange={(next) => setQuery({ ...query, page: next })}
    />
  );
}
