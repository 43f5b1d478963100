import { useEntity } from '@lobi/core/react/lists';
import { useParams } from 'react-router-dom';
import { PageHeading } from '../page/page-heading.tsx';
import { ScreenLoading } from '../page/screen-loading.tsx';
import { EntityError } from './parts/office/entity-error.tsx';
import { ReviewedTransaction } from './parts/review/reviewed-transaction.tsx';
import { SeenTransaction } from './parts/agent/seen-transaction.tsx';

/** One transaction of the downline, or any for staff: to decide, or read-only. @source spec §2 */
export function TransactionShowScreen() {
  const { transactionId = '' } = useParams();
  const detail = useEntity('transaction.show', { transactionId });
  if (detail.status === 'failed')
    return <EntityError failure={detail.failure} onRetry={detail.refresh} />;
  if (detail.status === 'loading') return <ScreenLoading />;
  return (
    <>
      <PageHeading name="route.transaction.show" />
      {detail.entity.review ? (
        <ReviewedTransaction key={transactionId} transactionId={transactionId} />
      ) : (
        <SeenTransaction transaction={detail.entity} />
      )}
    </>
  );
}
