import { hasPages } from '@lobi/ui/data';
import { ReviewQueue } from '@lobi/ui/office';
import { PageHeading } from '../page/page-heading.tsx';
import { ListPages } from './parts/list-pages.tsx';
import { agentStates, QueueTools } from './parts/review/queue-tools.tsx';
import { useQueue } from './parts/review/use-queue.tsx';
import { useTableQuery } from './parts/use-table-query.ts';

/**
 * Requests of the downline, reviewed as staff does: first those that the agent can decide. @source ours
 */
export function AgentTransactionScreen() {
  const { query, setQuery } = useTableQuery('transaction.queue', ['status', 'type']);
  const { total, ...queue } = useQueue(
    { query, setQuery },
    { usual: agentStates[0], isStaff: false },
  );
  return (
    <>
      <PageHeading name="route.agent.transaction" />
      <ReviewQueue
        {...queue}
        requiresConfirmation
        focusFirst
        flush
        tools={<QueueTools states={agentStates} query={query} onQueryChange={setQuery} />}
        foot={
          hasPages(total, query.page) ? (
            <ListPages total={total} paging={query} onPagingChange={setQuery} />
          ) : undefined
        }
      />
    </>
  );
}
