import { forwardRef } from 'react';
import { fill } from '../../messages/fill.ts';
import type { KitMessages } from '../../messages/kit-messages.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import type { StatusOf } from '../status-badge/statuses.ts';
import { Timeline, type TimelineProps, type TimelineTone } from '../timeline/timeline.tsx';

type TransactionStatus = StatusOf<'transaction'>;

/** A status that a transaction reached. */
export interface TransactionStep {
  readonly status: TransactionStatus;
  /** ISO 8601. */
  readonly at: string;
  /** Author of the event, if a user caused it. */
  readonly actor?: string | undefined;
  /** Reason of the rejection, or a remark. */
  readonly reason?: string | undefined;
}

export interface TransactionTimelineProps extends Omit<TimelineProps, 'items' | 'pending'> {
  /** Oldest first. */
  steps: readonly TransactionStep[];
  /** Whether it is a credit to the user's wallet; determines the text of the last step. */
  incoming: boolean;
}

const tones: Readonly<Record<TransactionStatus, TimelineTone>> = {
  pending: 'neutral',
  processing: 'info',
  completed: 'success',
  rejected: 'danger',
};

/** Possible next statuses of a transaction; empty at the end. */
const next: Readonly<Record<TransactionStatus, 'processing' | 'completed' | undefined>> = {
  pending: 'processing',
  processing: 'completed',
  completed: undefined,
  rejected: undefined,
};

function titleOf(
  status: TransactionStatus,
  incoming: boolean,
  texts: KitMessages['flows'],
): string {
  const titles: Readonly<Record<TransactionStatus, string>> = {
    pending: texts.timelinePending,
    processing: texts.timelineProcessing,
    completed: incoming ? texts.timelineCompletedIn : texts.timelineCompletedOut,
    rejected: texts.timelineRejected,
  };
  return titles[status];
}

/**
 * Timeline of a transaction: received, under review, completed or rejected with the reason; and the next step
 * while it is open.
 */
export const TransactionTimeline = forwardRef<HTMLOListElement, TransactionTimelineProps>(
  function TransactionTimeline({ steps, incoming, className, ...rest }, ref) {
    const { flows: texts } = useMessages();
    const last = steps.at(-1);
    const nextStatus = last && next[last.status];
    return (
      <Timeline
        aria-label={texts.timeline}
        {...rest}
        ref={ref}
        className={slotClass('TransactionTimeline', 'root', className)}
        items={steps.map(({ status, at, actor, reason }) => ({
          id: `${status}:${at}`,
          at,
          title: titleOf(status, incoming, texts),
          actor,
          tone: tones[status],
          detail: reason === undefined ? undefined : fill(texts.timelineReason, { reason }),
        }))}
        pending={nextStatus && titleOf(nextStatus, incoming, texts)}
      />
    );
  },
);
