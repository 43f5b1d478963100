import type { Ref } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { useNow } from '../date-time/use-now.ts';
import { Money } from '../money/money.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { ageText } from './review-age.ts';
import { mayClaim, rejectBlock } from './review-rules.ts';
import type { ReviewItem } from './review.types.ts';
import * as S from './review-panel.styles.ts';

interface ReviewHeadProps {
  item: ReviewItem;
  viewerId: string;
  /** Type of the transaction, as text. */
  kind: string;
  /** Whether it can still be claimed, released and decided here. */
  open: boolean;
  onClaim: ((item: ReviewItem) => void) | undefined;
  onRelease: ((item: ReviewItem) => void) | undefined;
  busy: 'approve' | 'reject' | 'claim' | undefined;
  /** Shows the shortcut on the button. */
  showKeys: boolean;
  /** Fixed current time in ms; default the real time. */
  now: number | undefined;
  titleRef: Ref<HTMLHeadingElement> | undefined;
}

/** Header of a review: type, amount and age of the request, and its reviewer. */
export function ReviewHead(props: ReviewHeadProps) {
  const { item, viewerId, kind, open, onClaim, onRelease, busy, showKeys, now, titleRef } = props;
  const { claimedBy } = item;
  const { locale, messages } = useKit();
  const { office } = messages;
  const present = useNow();
  const claim =
    claimedBy === null
      ? office.reviewUnclaimed
      : claimedBy.id === viewerId
        ? office.reviewClaimedBySelf
        : fill(office.reviewClaimedBy, { name: claimedBy.username });
  const age = ageText((now ?? present) - Date.parse(item.createdAt), locale);
  return (
    <S.Head className="lobi-ReviewPanel-head">
      <div>
        <S.Kicker>
          {kind} · {item.number ?? item.id}
        </S.Kicker>
        <S.Amount ref={titleRef} tabIndex={-1}>
          <Money value={item.amount} currency={item.currency} />
        </S.Amount>
      </div>
      <S.Standing>
        <StatusBadge kind="transaction" value={item.status} />
        {rejectBlock(item, viewerId) !== 'decided' && (
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
  );
}
