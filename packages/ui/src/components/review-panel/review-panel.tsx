import { forwardRef, useState, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { flag } from '../../primitives/flag.ts';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { KitLink } from '../../primitives/kit-link/kit-link.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { useNow } from '../date-time/use-now.ts';
import { DescriptionList, type Description } from '../description-list/description-list.tsx';
import { Money } from '../money/money.tsx';
import type { PublicReasonItems, RejectionReason } from '../public-reason-fields/index.ts';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { statusLook, statusWord } from '../status-badge/statuses.ts';
import { Timeline, type TimelineEvent } from '../timeline/timeline.tsx';
import type { ShownTransaction } from '../transaction-row/transaction.types.ts';
import { ApproveForm } from './approve-form.tsx';
import { RejectForm } from './reject-form.tsx';
import { ageText } from './review-age.ts';
import { ReviewNotices } from './review-notices.tsx';
import {
  BalanceChange,
  ReviewHints,
  ReviewHistory,
  ReviewMatch,
  ReviewProof,
  type DuplicateHint,
  type ReviewCheck,
} from './review-parts.tsx';
import { approvalStep, approveBlock, mayClaim, rejectBlock } from './review-rules.ts';
import type { ReviewItem } from './review.types.ts';
import * as S from './review-panel.styles.ts';

/** Picture of a transfer that the user sent. */
export interface ReviewProofImage {
  /** Address of the picture. */
  readonly src: string;
  /** ISO 8601. */
  readonly uploadedAt: string;
}

export interface ReviewPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** The request; `undefined` while it is on its way. */
  item: ReviewItem | undefined;
  /** Id of the person who looks at it. */
  viewerId: string;
  /** `null` says that none was sent; `undefined` leaves the part out, as for withdrawals. */
  proof?: ReviewProofImage | null | undefined;
  /** What the platform compared. */
  checks?: readonly ReviewCheck[] | undefined;
  hints?: readonly DuplicateHint[] | undefined;
  /** Facts about the request itself: destination, fee, what arrives. */
  request?: readonly Description[] | undefined;
  /** Facts about the user, in three columns. */
  facts?: readonly Description[] | undefined;
  /** Where the page of the user is. */
  userHref?: string | undefined;
  /** What has happened to the request, oldest first. */
  events?: readonly TimelineEvent[] | undefined;
  /** Other transactions of the user, newest first. */
  history?: readonly ShownTransaction[] | undefined;
  /** What approving does to the wallet, as decimal text. */
  balance?: { readonly before: string; readonly after: string } | undefined;
  /** Below the notices: what else the request has to do with, and the way there. */
  related?: ReactNode;
  /** What a decision does, in a sentence each; with `approve`, approving asks before it is sent. */
  effects?: { readonly approve?: string; readonly reject?: string } | undefined;
  /** Reasons of a rejection that the user may see. */
  reasons: PublicReasonItems;
  /** Approves this version of the request. */
  onApprove: (item: ReviewItem) => void;
  /** Rejects this version, for a reason of the list. */
  onReject: (item: ReviewItem, rejection: RejectionReason) => void;
  /** Claims the request, so that no other reviewer works on it. */
  onClaim?: ((item: ReviewItem) => void) | undefined;
  /** Gives it back. */
  onRelease?: ((item: ReviewItem) => void) | undefined;
  /** The form for the reason is open. */
  rejecting?: boolean | undefined;
  defaultRejecting?: boolean | undefined;
  onRejectingChange?: ((rejecting: boolean) => void) | undefined;
  /** Approving asks whether it is meant; only with `effects.approve`. */
  approving?: boolean | undefined;
  defaultApproving?: boolean | undefined;
  onApprovingChange?: ((approving: boolean) => void) | undefined;
  /** A decision is being sent. */
  busy?: 'approve' | 'reject' | 'claim' | undefined;
  /** The platform refused the decision because the request has changed; offers `onReload`. */
  changed?: boolean | undefined;
  onReload?: (() => void) | undefined;
  /** What came of the decision. */
  done?: 'approved' | 'first-approved' | 'rejected' | undefined;
  /** Goes on to the next request, once this one is done. */
  onNext?: (() => void) | undefined;
  /** Why it could not be loaded, or the decision not sent, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Names the keys on the buttons; default false, as they work only inside a ReviewQueue. */
  showKeys?: boolean | undefined;
  /** Fixed present in ms, for pictures and tests; default the real time. */
  now?: number | undefined;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

const approveWords = {
  only: 'reviewApprove',
  first: 'reviewApproveFirst',
  second: 'reviewApproveSecond',
} as const;

/**
 * One request with everything needed to decide it: proof, match, hints at duplicates, the user, and
 * approve or reject with a reason. No reviewer decides their own request, and a second approval comes
 * from a second person.
 * @example <ReviewPanel item={item} viewerId={me.id} checks={checks} onApprove={approve} onReject={reject} />
 */
export const ReviewPanel = forwardRef<HTMLElement, ReviewPanelProps>(function ReviewPanel(
  { item, error, onRetry, className, ...rest },
  ref,
) {
  const { messages } = useKit();
  const { base, office } = messages;
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
  rejecting: givenRejecting,
  defaultRejecting = false,
  onRejectingChange,
  approving: givenApproving,
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
  const { locale, messages } = useKit();
  const { office } = messages;
  const present = useNow();
  const [ownRejecting, setOwnRejecting] = useState(defaultRejecting);
  const [ownApproving, setOwnApproving] = useState(defaultApproving);
  const { currency, claimedBy } = item;
  const toReject = rejectBlock(item, viewerId);
  const toApprove = approveBlock(item, viewerId);
  const open = done === undefined && !changed;
  const rejecting = (givenRejecting ?? ownRejecting) && open && toReject === undefined;
  const setRejecting = (next: boolean): void => {
    setOwnRejecting(next);
    onRejectingChange?.(next);
  };
  const asks = effects.approve !== undefined;
  const approving = asks && (givenApproving ?? ownApproving) && open && toApprove === undefined;
  const setApproving = (next: boolean): void => {
    setOwnApproving(next);
    onApprovingChange?.(next);
  };
  const approveLabel = office[approveWords[approvalStep(item)]];
  const look = statusLook('transaction-type', item.type);
  const kind = look ? statusWord(look, messages) : item.type;
  const claim =
    claimedBy === null
      ? office.reviewUnclaimed
      : claimedBy.id === viewerId
        ? office.reviewClaimedBySelf
        : fill(office.reviewClaimedBy, { name: claimedBy.username });
  const age = ageText((now ?? present) - Date.parse(item.createdAt), locale);

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
      <S.Head className="lobi-ReviewPanel-head">
        <div>
          <S.Kicker>
            {kind} · {item.number ?? item.id}
          </S.Kicker>
          <S.Amount ref={titleRef} tabIndex={-1}>
            <Money value={item.amount} currency={currency} />
          </S.Amount>
        </div>
        <S.Standing>
          <StatusBadge kind="transaction" value={item.status} />
          {toReject !== 'decided' && (
            <span>
              {fill(office.queueAge, { age })} · {claim}
            </span>
          )}
          {onClaim && open && mayClaim(item, viewerId) && (
            <Button
              size="sm"
              variant="soft"
              loading={busy === 'claim'}
              disabled={busy !== undefined && busy !== 'claim'}
              iconEnd={showKeys && <Kbd aria-hidden="true">C</Kbd>}
              onClick={() => onClaim(item)}
            >
              {office.reviewClaim}
            </Button>
          )}
          {claimedBy?.id === viewerId && onRelease && open && (
            <Button size="sm" variant="ghost" onClick={() => onRelease(item)}>
              {office.reviewRelease}
            </Button>
          )}
        </S.Standing>
      </S.Head>
      <ReviewNotices {...{ item, changed, onReload, error, done, onNext }} block={toApprove} />
      {related && <S.Notices className="lobi-ReviewPanel-related">{related}</S.Notices>}
      <S.Body className="lobi-ReviewPanel-body">
        <S.Column>
          {proof !== undefined && <ReviewProof id={item.number ?? item.id} proof={proof} />}
          {events && (
            <S.Section data-part="flow">
              <S.SectionTitle>{office.reviewFlow}</S.SectionTitle>
              <Timeline
                items={events}
                mode="time"
                pending={toReject !== 'decided' && open ? office.reviewDecision : undefined}
              />
            </S.Section>
          )}
        </S.Column>
        <S.Column>
          {request && (
            <S.Section>
              <S.SectionTitle>{office.reviewNone}</S.SectionTitle>
              <DescriptionList items={request} columns={2} layout="stacked" />
            </S.Section>
          )}
          {checks.length > 0 && <ReviewMatch checks={checks} />}
          {hints && <ReviewHints hints={hints} />}
          {facts && (
            <S.Section>
              <S.SectionHead>
                <S.SectionTitle>{office.reviewPlayer}</S.SectionTitle>
                {userHref === undefined ? (
                  <span>{item.user.username}</span>
                ) : (
                  <KitLink href={userHref}>{item.user.username}</KitLink>
                )}
              </S.SectionHead>
              <DescriptionList items={facts} columns={3} layout="stacked" />
            </S.Section>
          )}
          {history && <ReviewHistory history={history} />}
        </S.Column>
      </S.Body>
      {open && toReject !== 'decided' && (
        <S.Foot className="lobi-ReviewPanel-foot">
          {rejecting && (
            <RejectForm
              reasons={reasons}
              effect={effects.reject}
              busy={busy === 'reject'}
              onReject={(rejection) => onReject(item, rejection)}
              onCancel={() => setRejecting(false)}
            />
          )}
          {approving && !rejecting && (
            <ApproveForm
              effect={effects.approve ?? ''}
              label={approveLabel}
              busy={busy === 'approve'}
              showKeys={showKeys}
              onApprove={() => onApprove(item)}
              onCancel={() => setApproving(false)}
            />
          )}
          {!approving && !rejecting && (
            <>
              {balance && <BalanceChange {...balance} currency={currency} />}
              <S.Buttons>
                <Button
                  variant="outline"
                  tone="danger"
                  disabled={toReject !== undefined || (busy !== undefined && busy !== 'reject')}
                  iconEnd={showKeys && <Kbd aria-hidden="true">R</Kbd>}
                  onClick={() => setRejecting(true)}
                >
                  {office.reviewReject}
                </Button>
                <Button
                  disabled={toApprove !== undefined || (busy !== undefined && busy !== 'approve')}
                  loading={busy === 'approve'}
                  iconEnd={showKeys && <Kbd aria-hidden="true">A</Kbd>}
                  onClick={() => (asks ? setApproving(true) : onApprove(item))}
                >
                  {approveLabel}
                </Button>
              </S.Buttons>
            </>
          )}
        </S.Foot>
      )}
    </S.Root>
  );
}
