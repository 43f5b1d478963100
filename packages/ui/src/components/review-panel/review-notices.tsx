import type { ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { Button } from '../../primitives/button/button.tsx';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { Callout } from '../callout/callout.tsx';
import type { ReviewBlock } from './review-rules.ts';
import type { ReviewItem } from './review.types.ts';
import * as S from './review-panel.styles.ts';

const doneTexts = {
  approved: 'reviewDoneApproved',
  'first-approved': 'reviewDoneFirst',
  rejected: 'reviewDoneRejected',
} as const;
interface ReviewNoticesProps {
  changed: boolean | undefined;
  onReload: (() => void) | undefined;
  error: string | undefined;
  done: keyof typeof doneTexts | undefined;
  onNext: (() => void) | undefined;
  item: ReviewItem;
  block: ReviewBlock | undefined;
}

/** Notices about obstacles to a decision, or about its result. */
export function ReviewNotices({
  item,
  block,
  changed = false,
  onReload,
  error,
  done,
  onNext,
}: ReviewNoticesProps) {
  const { messages } = useKit();
  const { office } = messages;
  const blocks: Readonly<Record<ReviewBlock, string>> = {
    decided: office.reviewDecided,
    own: office.reviewOwn,
    claimed: fill(office.reviewOther, { name: item.claimedBy?.username ?? '' }),
    'same-person': office.reviewSamePerson,
    refused: office.reviewRefused,
  };
  if (done) {
    return (
      <S.Notices>
        <Callout
          tone={done === 'rejected' ? 'info' : 'success'}
          role="status"
          action={
            onNext && (
              <Button size="sm" variant="soft" onClick={onNext}>
                {office.reviewNext}
              </Button>
            )
          }
        >
          {office[doneTexts[done]]}
        </Callout>
      </S.Notices>
    );
  }
  const notes: readonly (readonly [string, ReactNode])[] = [
    [
      'changed',
      changed && (
        <Callout
          tone="warning"
          role="alert"
          title={office.reviewChangedTitle}
          action={
            onReload && (
              <Button size="sm" variant="soft" onClick={onReload}>
                {office.reviewChangedLoad}
              </Button>
            )
          }
        >
          {office.reviewChangedBody}
        </Callout>
      ),
    ],
    [
      'error',
      error !== undefined && (
        <Callout tone="danger" role="alert">
          {error}
        </Callout>
      ),
    ],
    ['block', block && <Callout tone="info">{blocks[block]}</Callout>],
    [
      'second',
      item.needsSecond && block === undefined && (
        <Callout tone="info">
          {office.reviewSecondPlain}
          {item.firstApproval &&
            ` ${fill(office.reviewFirstBy, { name: item.firstApproval.username })}.`}
        </Callout>
      ),
    ],
  ];
  const shown = notes.filter(([, note]) => Boolean(note));
  if (shown.length === 0) return null;
  return (
    <S.Notices>
      {shown.map(([id, note]) => (
        <div key={id}>{note}</div>
      ))}
    </S.Notices>
  );
}
