import { forwardRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import type { Description } from '../description-list/description-list.tsx';
import type { PublicReasonItems, RejectionReason } from '../public-reason-fields/index.ts';
import { statusLook, statusLabel } from '../status-badge/statuses.ts';
import type { TimelineEvent } from '../timeline/timeline.tsx';
import type { ShownTransaction } from '../transaction-row/transaction.types.ts';
import { ReviewBody } from './review-body.tsx';
import { ReviewDecision } from './review-decision.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewNotices } from './review-notices.tsx';
import type { DuplicateHint, ReviewCheck, ReviewProofImage } from './review-parts.tsx';
import { approveBlock, rejectBlock } from './review-rules.ts';
import type { ReviewItem } from './review.types.ts';
import { useDecisionForms } from './use-decision-forms.ts';
import * as S from './review-panel.styles.ts';

export interface ReviewPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The request; `undefined` while it is loading. */
  item: ReviewItem | undefined;
  /** Id of the current user. */
  viewerId: string;
  /** `null` for a missing proof; `undefined` hides the section, as for withdrawals. */
  proof?: ReviewProofImage | null | undefined;
  /** Comparisons made by the platform. */
  checks?: readonly ReviewCheck[] | undefined;
  hints?: readonly DuplicateHint[] | undefined;
  /** Facts about the request itself: destination, fee, net amount. */
  request?: readonly Description[] | undefined;
  /** Facts about the user, in three columns. */
  facts?: readonly Description[] | undefined;
  /** Link to the user's page. */
  userHref?: string | undefined;
  /** History of the request, oldest first. */
  events?: readonly TimelineEvent[] | undefined;
  /** Other transactions of the user, newest first. */
  history?: readonly ShownTransaction[] | undefined;
  /** Change of the wallet after approval, as decimal text. */
  balance?: { readonly before: string; readonly after: string } | undefined;
  /** Content below the notices, e.g. links to related records. */
  related?: ReactNode;
  /** Effects of the decisions, one sentence each; with `approve`, approving requires confirmation. */
  effects?: { readonly approve?: string; readonly reject?: string } | undefined;
  /** Reasons of a rejection that the user may see. */
  reasons: PublicReasonItems;
  /** Approves this version of the request. */
  onApprove: (item: ReviewItem) => void;
  /** Rejects this version, with a reason. */
  onReject: (item: ReviewItem, rejection: RejectionReason) => void;
  /** Claims the request, so that no other reviewer works on it. */
  onClaim?: ((item: ReviewItem) => void) | undefined;
  /** Releases the claimed request. */
  onRelease?: ((item: ReviewItem) => void) | undefined;
  /** Whether the form for the reason is open. */
  rejecting?: boolean | undefined;
  defaultRejecting?: boolean | undefined;
  onRejectingChange?: ((rejecting: boolean) => void) | undefined;
  /** Controls the confirmation of an approval; only with `effects.approve`. */
  approving?: boolean | undefined;
  defaultApproving?: boolean | undefined;
  onApprovingChange?: ((approving: boolean) => void) | undefined;
  /** Whether a decision is being sent. */
  busy?: 'approve' | 'reject' | 'claim' | undefined;
  /**
   * Whether the platform rejected the decision because the request has changed; shows a button for
   * `onReload`.
   */
  changed?: boolean | undefined;
  onReload?: (() => void) | undefined;
  /** Result of the decision. */
  done?: 'approved' | 'first-approved' | 'rejected' | undefined;
  /** Opens the next request after this one was decided. */
  onNext?: (() => void) | undefined;
  /** Error text if loading or deciding failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Shows the shortcuts on the buttons; default false, as they work only inside a ReviewQueue. */
  showKeys?: boolean | undefined;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/**
 * One request with all details needed to decide it: proof, match, possible duplicates, the user, and approve
 * or reject with a reason. Reviewers may not decide their own requests, and a second approval requires
 * another reviewer.
 * @example <ReviewPanel item={item} viewerId={me.id} checks={checks} onApprove={approve}
 *   onReject={reject} />
 */
export const ReviewPanel = forwardRef<HTMLElement, ReviewPanelProps>(function ReviewPanel(
  { item, error, onRetry, className, ...rest },
  ref,
) {
  const { base, office } = useMessages();
  if (item) {
    return (
      <Panel
        {...rest}
        key={item.id}
        item={item}
        error={error}
        panelRef={ref}
        className={slotClass('ReviewPanel', 'root', className)}
      />
    );
  }
  return (
    <S.Root
      ref={ref}
      aria-label={office.reviewNone}
      className={slotClass('ReviewPanel', 'root', className)}
      aria-busy={error === undefined || undefined}
      data-loading={flag(error === undefined)}
    >
      <S.Body>
        {error === undefined ? (
          <>
            <Skeleton shape="block" height="320px" />
            <Skeleton lines={8} />
            <VisuallyHidden role="status">{base.loading}</VisuallyHidden>
          </>
        ) : (
          <RetryCallout title={office.reviewFailed} onRetry={onRetry}>
            {error}
          </RetryCallout>
        )}
      </S.Body>
    </S.Root>
  );
});

type PanelProps = Omit<ReviewPanelProps, 'item' | 'onRetry'> & {
  item: ReviewItem;
  panelRef: Ref<HTMLElement>;
};

function Panel({
  item,
  viewerId,
  proof,
  checks = [],
  hints,
  request,
  facts,
  userHref,
  events,
  history,
  balance,
  related,
  effects = {},
  reasons,
  onApprove,
  onReject,
  onClaim,
  onRelease,
  rejecting,
  defaultRejecting = false,
  onRejectingChange,
  approving,
  defaultApproving = false,
  onApprovingChange,
  busy,
  changed = false,
  onReload,
  done,
  onNext,
  error,
  showKeys = false,
  now,
  titleRef,
  panelRef,
  ...rest
}: PanelProps) {
  const messages = useMessages();
  const forms = useDecisionForms({
    rejecting,
    defaultRejecting,
    onRejectingChange,
    approving,
    defaultApproving,
    onApprovingChange,
  });
  const open = done === undefined && !changed;
  const isPending = open && rejectBlock(item, viewerId) !== 'decided';
  const look = statusLook('transaction-type', item.type);
  const kind = look ? statusLabel(look, messages) : item.type;

  return (
    <S.Root
      aria-label={`${kind} ${item.number ?? item.id}`}
      {...rest}
      ref={panelRef}
      aria-busy={busy !== undefined || undefined}
      data-busy={flag(busy !== undefined)}
      data-changed={flag(changed)}
      data-done={done}
    >
      <ReviewHead
        {...{ item, viewerId, kind, open, onClaim, onRelease, busy, showKeys, now, titleRef }}
      />
      <ReviewNotices
        {...{ item, changed, onReload, error, done, onNext }}
        block={approveBlock(item, viewerId)}
      />
      {related && <S.Notices className="lobi-ReviewPanel-related">{related}</S.Notices>}
      <ReviewBody
        {...{ item, proof, checks, hints, request, facts, userHref, events, history, isPending }}
      />
      {isPending && (
        <ReviewDecision
          {...{ item, viewerId, forms, effects, reasons, balance, busy, showKeys }}
          onApprove={onApprove}
          onReject={onReject}
        />
      )}
    </S.Root>
  );
}
