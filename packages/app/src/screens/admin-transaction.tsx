import { Pagination } from '@lobi/ui/data';
import { ReviewQueue } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { QueueTools } from './parts/review/queue-tools.tsx';
import { useQueue } from './parts/review/use-queue.tsx';
import { useTableQuery } from './parts/use-table-query.ts';

/** Requests to decide, worked by keyboard: J, K, C, A and R. @source spec §2, §4 (transaction status) */
export function AdminTransactionScreen() {
  const { t } = useTranslation();
  const { query, setQuery } = useTableQuery(['status', 'type', 'channelId']);
  const { total, ...queue } = useQueue(query);
  const { page, pageSize } = query;
  return (
    <>
      <PageHeading name="route.admin.transaction" />
      <ReviewQueue
        {...queue}
        asks
        focusFirst
        flush
        lateLabel={t('admin.queue.late')}
        tools={<QueueTools query={query} onQueryChange={setQuery} />}
        foot={
          total > pageSize || page > 1 ? (
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              onPageChange={(next) => setQuery({ ...query, page: next })}
            />
          ) : undefined
        }
      />
    </>
  );
}
