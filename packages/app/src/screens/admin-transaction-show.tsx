import { buildPath } from '@lobi/core/routes';
import { useAuth } from '@lobi/core/react';
import { Stack } from '@lobi/ui';
import { ReviewPanel } from '@lobi/ui/office';
import { useParams } from 'react-router-dom';
import { EntityError } from './parts/office/entity-error.tsx';
import { OfficeHeading } from './parts/office/office-heading.tsx';
import { DecidedReceipt } from './parts/review/decided-receipt.tsx';
import { toReviewItem } from './parts/review/to-review-item.ts';
import { useDecisions } from './parts/review/use-decisions.ts';
import { usePanelProps } from './parts/review/use-panel-props.tsx';
import { useReview } from './parts/review/use-review.ts';

const stay = () => undefined;

/** One transaction: the same review as in the queue, its course, and its receipt. @source spec §2 */
export function AdminTransactionShowScreen() {
  const { transactionId = '' } = useParams();
  const { user } = useAuth();
  const review = useReview(transactionId);
  const panel = usePanelProps(review);
  const { detail } = review;
  const shown = detail.status === 'ready' ? detail.entity : null;
  const decisions = useDecisions(shown, stay);
  if (detail.status === 'failed')
    return <EntityError failure={detail.failure} onRetry={detail.refresh} />;
  return (
    <Stack gap={5}>
      <OfficeHeading
        name="route.admin.transaction.show"
        back={{ href: buildPath('admin.transaction'), name: 'route.admin.transaction' }}
      />
      <ReviewPanel
        {...panel}
        item={shown ? toReviewItem(shown, shown) : undefined}
        viewerId={user?.id ?? ''}
        busy={decisions.busy}
        changed={decisions.changed}
        error={decisions.error}
        onReload={() => {
          decisions.reset();
          if (detail.status === 'ready') detail.refresh();
        }}
        onClaim={decisions.claim}
        onApprove={decisions.approve}
        onReject={(_, reason) => decisions.reject(reason)}
      />
      {shown?.status === 'completed' && <DecidedReceipt transaction={shown} />}
    </Stack>
  );
}
