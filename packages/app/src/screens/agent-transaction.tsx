import { useList } from '@lobi/core/react';
import { Container, Stack } from '@lobi/ui';
import { Pagination } from '@lobi/ui/data';
import { RequestList } from '@lobi/ui/office';
import { useFailureText } from '../i18n/use-failure-text.ts';
import { PageHeading } from '../page/page-heading.tsx';
import { usePendingRequest } from './parts/agent/use-pending-request.ts';
import { useRequestDecisions } from './parts/agent/use-request-decisions.ts';
import { listQuery } from './parts/list-query.ts';
import { useTableQuery } from './parts/use-table-query.ts';

/** All requests of the downline that wait for the agent, answered in place. @source ours */
export function AgentTransactionScreen() {
  const failureText = useFailureText();
  const { query, setQuery } = useTableQuery([]);
  const { page, pageSize } = query;
  const asked = listQuery('transaction.queue', { ...query, filters: { status: 'mine' } });
  const list = useList('transaction.queue', {}, asked);
  const rows = list.status === 'ready' ? list.rows : undefined;
  const total = list.status === 'ready' ? list.meta.total : 0;
  const toRequest = usePendingRequest();
  const decisions = useRequestDecisions(rows ?? []);
  return (
    <Container size="md" flush>
      <PageHeading name="route.agent.transaction" />
      <Stack gap={4}>
        <RequestList
          requests={rows?.map(toRequest)}
          total={total}
          onApprove={({ id }) => decisions.approve(id)}
          onReject={({ id }, reason) => decisions.reject(id, reason)}
          busy={decisions.busy}
          failures={decisions.failures}
          error={list.status === 'failed' ? failureText(list.failure) : undefined}
          onRetry={list.status === 'failed' ? list.refresh : undefined}
        />
        {(total > pageSize || page > 1) && (
          <Pagination
            page={page}
            pageSize={pageSize}
            total={total}
            onPageChange={(next) => setQuery({ ...query, page: next })}
          />
        )}
      </Stack>
    </Container>
  );
}
