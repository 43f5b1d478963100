import { hasPages } from '@lobi/ui/data';
import { ReviewQueue } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../page/page-heading.tsx';
import { ListPages } from './parts/list-pages.tsx';
import { QueueTools, staffStates } from './parts/review/queue-tools.tsx';
import { useQueue } from './parts/review/use-queue.tsx';
import { useTableQuery } from './parts/use-table-query.ts';

/** Requests to decide, worked by keyboard: J, K, C, A and R. @source spec §2, §4 (transaction status) */
export function AdminTransactionScreen() {
  const { t } = useTranslation();
  const { query, setQuery } = useTableQuery('transaction.queue', ['status', 'type', 'channelId']);
  const { total, ...queue } = useQueue(
    { query, setQuery },
    { usual: staffStates[0], isStaff: true },
  );
  return (
    <>
      <PageHeading name="route.admin.transaction" />
      <ReviewQueue
        {...queue}
        requiresConfirmation
        focusFirst
        flush
        lateLabel={t('admin.queue.late')}
        tools={<QueueTools channels states={staffStates} query={query} onQueryChange={setQuery} />}
        foot={
          hasPages(total, query.page) ? (
            <ListPages total={total} paging={query} onPagingChange={setQuery} />
          ) : undefined
        }
      />
    </>
  );
}
