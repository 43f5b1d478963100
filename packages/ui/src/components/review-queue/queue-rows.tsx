import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { QueueRow } from './queue-row.tsx';
import type { Queue } from './use-queue.ts';
import * as S from './review-queue.styles.ts';

const skeletons = 7;

interface QueueRowsProps {
  queue: Queue;
  viewerId: string;
  loading: boolean;
  /** Whether there are no requests at all. */
  isEmpty: boolean;
  ageMs: (item: ReviewItem) => number;
  isLate: (item: ReviewItem) => boolean;
}

/** The requests, or a text if there are none. */
export function QueueRows({ queue, viewerId, loading, isEmpty, ageMs, isLate }: QueueRowsProps) {
  const { all, shown, openId, activeId, setWanted, setOpenId } = queue;
  const { office } = useMessages();
  return (
    <>
      {loading && (
        <S.Waiting>
          <VisuallyHidden role="status">{office.queueLoading}</VisuallyHidden>
          {Array.from({ length: skeletons }, (_, index) => (
            <Skeleton key={index} shape="block" height="52px" />
          ))}
        </S.Waiting>
      )}
      {isEmpty && (
        <EmptyState
          kind="transactions"
          title={office.queueEmptyTitle}
          body={office.queueEmptyBody}
        />
      )}
      {all.length > 0 && shown.length === 0 && <S.Pick as="p">{office.queueNothing}</S.Pick>}
      {shown.length > 0 && (
        <S.List aria-label={office.queueTitle}>
          {shown.map((item) => (
            <QueueRow
              key={item.id}
              item={item}
              viewerId={viewerId}
              ageMs={ageMs(item)}
              late={isLate(item)}
              open={item.id === openId}
              active={item.id === activeId}
              onFocus={() => setWanted(item.id)}
              onOpen={() => setOpenId(item.id)}
            />
          ))}
        </S.List>
      )}
    </>
  );
}
