import { flag } from '../../primitives/flag.ts';
import { useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Num } from '../num/num.tsx';
import type { ReviewItem } from '../review-panel/review.types.ts';
import * as S from './review-queue.styles.ts';

/** Totals of the whole queue, not only this page. */
export interface QueueCounts {
  readonly pending: number;
  readonly processing: number;
  readonly second: number;
  readonly late: number;
}

/** Totals of the loaded requests. */
export const countsOf = (
  items: readonly ReviewItem[],
  isLate: (item: ReviewItem) => boolean,
): QueueCounts => ({
  pending: items.filter(({ status }) => status === 'pending').length,
  processing: items.filter(({ status }) => status === 'processing').length,
  second: items.filter((item) => item.needsSecond).length,
  late: items.filter(isLate).length,
});

interface CountsProps {
  sums: QueueCounts;
  loading: boolean;
  /** Label of the late requests. */
  late: string;
}

/** Numbers of waiting and urgent requests. */
export function Counts({ sums, loading, late }: CountsProps) {
  const { office } = useMessages();
  const entries = [
    ['pending', office.queuePending],
    ['processing', office.queueProcessing],
    ['second', office.queueSecond],
    ['late', late],
  ] as const;
  return (
    <S.Counts className="lobi-ReviewQueue-counts">
      {entries.map(([id, label]) => (
        <div key={id} data-late={flag(id === 'late' && sums.late > 0)}>
          <dt>{label}</dt>
          <dd>{loading ? '–' : <Num value={sums[id]} />}</dd>
        </div>
      ))}
    </S.Counts>
  );
}
