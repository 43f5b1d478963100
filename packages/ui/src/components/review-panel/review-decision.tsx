import { Button } from '../../primitives/button/button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import type { PublicReasonItems, RejectionReason } from '../public-reason-fields/index.ts';
import { DecisionForm } from './decision-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { BalanceChange } from './review-parts.tsx';
import { approvalStep, approveBlock, rejectBlock } from './review-rules.ts';
import type { ReviewItem } from './review.types.ts';
import type { useDecisionForms } from './use-decision-forms.ts';
import * as S from './review-panel.styles.ts';

interface ReviewDecisionProps {
  item: ReviewItem;
  viewerId: string;
  /** The form that is open. */
  forms: ReturnType<typeof useDecisionForms>;
  effects: { readonly approve?: string; readonly reject?: string };
  reasons: PublicReasonItems;
  balance: { readonly before: string; readonly after: string } | undefined;
  busy: 'approve' | 'reject' | 'claim' | undefined;
  /** Shows the shortcuts on the buttons. */
  showKeys: boolean;
  onApprove: (item: ReviewItem) => void;
  onReject: (item: ReviewItem, rejection: RejectionReason) => void;
}

const approveTexts = {
  only: 'reviewApprove',
  first: 'reviewApproveFirst',
  second: 'reviewApproveSecond',
} as const;

/** The buttons to approve and reject, or the form of the pressed one. */
export function ReviewDecision(props: ReviewDecisionProps) {
  const { item, viewerId, forms, effects, reasons, balance, busy, showKeys } = props;
  const { onApprove, onReject } = props;
  const { office } = useMessages();
  const toReject = rejectBlock(item, viewerId);
  const toApprove = approveBlock(item, viewerId);
  const asks = effects.approve !== undefined;
  const rejecting = forms.rejecting && toReject === undefined;
  const approving = asks && forms.approving && toApprove === undefined;
  const approveKey = showKeys && <Kbd aria-hidden="true">A</Kbd>;
  const approveLabel = office[approveTexts[approvalStep(item)]];
  return (
    <S.Foot className="lobi-ReviewPanel-foot">
      {rejecting && (
        <RejectForm
          reasons={reasons}
          effect={effects.reject}
          busy={busy === 'reject'}
          onReject={(rejection) => onReject(item, rejection)}
          onCancel={() => forms.setRejecting(false)}
        />
      )}
      {approving && !rejecting && (
        <DecisionForm
          title={office.reviewApproveTitle}
          effect={effects.approve}
          submit={{ children: approveLabel, iconEnd: approveKey }}
          busy={busy === 'approve'}
          className="lobi-ReviewPanel-approve"
          onSubmit={() => onApprove(item)}
          onCancel={() => forms.setApproving(false)}
        />
      )}
      {!approving && !rejecting && (
        <>
          {balance && <BalanceChange {...balance} currency={item.currency} />}
          <S.Buttons>
            <Button
              variant="outline"
              tone="danger"
              disabled={toReject !== undefined || (busy !== undefined && busy !== 'reject')}
              iconEnd={showKeys && <Kbd aria-hidden="true">R</Kbd>}
              onClick={() => forms.setRejecting(true)}
            >
              {office.reviewReject}
            </Button>
            <Button
              disabled={toApprove !== undefined || (busy !== undefined && busy !== 'approve')}
              loading={busy === 'approve'}
              iconEnd={approveKey}
              onClick={() => (asks ? forms.setApproving(true) : onApprove(item))}
            >
              {approveLabel}
            </Button>
          </S.Buttons>
        </>
      )}
    </S.Foot>
  );
}
