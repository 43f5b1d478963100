import { buildPath } from '@lobi/core/routes';
import { useEntity } from '@lobi/core/react/lists';
import { Stack } from '@lobi/ui';
import { useParams } from 'react-router-dom';
import { EntityError } from './parts/office/entity-error.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';
import { ReviewedTransaction } from './parts/review/reviewed-transaction.tsx';

/** One transaction: the same review as in the queue, its timeline, and its receipt. @source spec §2 */
export function AdminTransactionShowScreen() {
  const { transactionId = '' } = useParams();
  const detail = useEntity('transaction.show', { transactionId });
  if (detail.status === 'failed')
    return <EntityError failure={detail.failure} onRetry={detail.refresh} />;
  return (
    <Stack gap={5}>
      <OfficeHeading
        name="route.admin.transaction.show"
        back={{ href: buildPath('admin.transaction'), name: 'route.admin.transaction' }}
      />
      <ReviewedTransaction key={transactionId} transactionId={transactionId} />
    </Stack>
  );
}
