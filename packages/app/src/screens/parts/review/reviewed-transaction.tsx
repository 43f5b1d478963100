import { useAuth } from '@lobi/core/react';
import { Stack } from '@lobi/ui';
import { ReviewPanel } from '@lobi/ui/office';
import { DecidedReceipt } from './decided-receipt.tsx';
import { toReviewItem } from './to-review-item.ts';
import { useDecisions } from './use-decisions.ts';
import { usePanelProps } from './use-panel-props.tsx';
import { useReview } from './use-review.ts';

const stay = () => undefined;

/** A transaction that the user may decide, with all facts for the decision, and its receipt. */
export function ReviewedTransaction({ transactionId }: { transactionId: string }) {
  const { user } = useAuth();
  const review = useReview(transactionId);
  const panel = usePanelProps(review);
  const { detail } = review;
  const shown = detail.status === 'ready' ? detail.entity : null;
  const decisions = useDecisions(shown, stay);
  return (
    <Stack gap={5}>
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
        onReject={(_, rejection) => decisions.reject(rejection)}
      />
      {shown?.status === 'completed' && <DecidedReceipt transaction={shown} />}
    </Stack>
  );
}
