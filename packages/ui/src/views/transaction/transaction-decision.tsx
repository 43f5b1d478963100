import { useState } from 'react';
import { Callout } from '../../components/callout/callout.tsx';
import type {
  PublicReasonChoice,
  PublicReasonItems,
} from '../../components/public-reason-fields/index.ts';
import { RejectForm } from '../../components/review-panel/reject-form.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';

/** Properties of the user's decision about a transaction that another user requested. */
export interface TransactionDecisionProps {
  /** Effect of confirmation, as a sentence. */
  effect: string;
  onConfirm: () => void;
  /** Reasons of a rejection that the other party can see. */
  reasons: PublicReasonItems;
  onReject: (rejection: PublicReasonChoice) => void;
  /** Whether a decision is being sent. */
  busy?: 'confirm' | 'reject' | undefined;
  /** Error text if the decision was rejected, as a sentence. */
  error?: string | undefined;
}

/** Confirm, or reject with a reason. */
export function TransactionDecision({
  effect,
  onConfirm,
  reasons,
  onReject,
  busy,
  error,
}: TransactionDecisionProps) {
  const { flows } = useMessages();
  const [isRejecting, setIsRejecting] = useState(false);
  return (
    <>
      <Callout tone="warning" title={flows.decisionTitle}>
        {effect}
      </Callout>
      {error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      )}
      {isRejecting ? (
        <RejectForm
          reasons={reasons}
          by="party"
          busy={busy === 'reject'}
          onReject={onReject}
          onCancel={() => setIsRejecting(false)}
        />
      ) : (
        <Inline gap={3}>
          <Button
            variant="outline"
            tone="neutral"
            size="lg"
            disabled={busy !== undefined}
            onClick={() => setIsRejecting(true)}
          >
            {flows.decisionReject}
          </Button>
          <Button size="lg" loading={busy === 'confirm'} onClick={onConfirm}>
            {flows.decisionConfirm}
          </Button>
        </Inline>
      )}
    </>
  );
}
