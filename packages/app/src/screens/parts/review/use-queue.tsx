import type { QueueWait, Transaction } from '@lobi/core/contract';
import { useAuth, usePlatform } from '@lobi/core/react';
import { useEntity, useList } from '@lobi/core/react/lists';
import { ReviewPanel, type ReviewQueueProps } from '@lobi/ui/office';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../i18n/use-failure-text.ts';
import { listQuery } from '../list-query.ts';
import { useLastPage } from '../use-last-page.ts';
import type { AddressedQuery } from '../use-table-query.ts';
import { isLate, nextOf, toReviewItem } from './to-review-item.ts';
import { useDecisions } from './use-decisions.ts';
import { useOpenRequest } from './use-open-request.ts';
import { usePanelProps } from './use-panel-props.tsx';
import { useReview } from './use-review.ts';

/** User who works on the queue. */
interface QueueWorker {
  /** Default status filter. */
  readonly usual: QueueWait;
  /** Staff sees the totals of the whole queue and the channels of the platform. */
  readonly isStaff: boolean;
}

/** Props of `ReviewQueue`, with the open request and the number of requests. */
export function useQueue(
  { query, setQuery }: AddressedQuery,
  { usual, isStaff }: QueueWorker,
): { readonly total: number } & Pick<
  ReviewQueueProps,
  | 'items'
  | 'viewerId'
  | 'counts'
  | 'openId'
  | 'onOpenIdChange'
  | 'onApprove'
  | 'onClaim'
  | 'renderPanel'
  | 'error'
  | 'onRetry'
> {
  const { user } = useAuth();
  const { serverNow } = usePlatform();
  const { t } = useTranslation();
  const failureText = useFailureText();
  const filters = { status: usual, ...query.filters };
  const queue = useList(
    'transaction.queue',
    {},
    listQuery('transaction.queue', { ...query, filters }),
  );
  const channels = useEntity('admin.channel.list', isStaff ? {} : null);
  const etas = new Map(
    channels.status === 'ready'
      ? channels.entity.map(({ id, etaMinutes }) => [id, etaMinutes])
      : [],
  );
  const isBeyond = useLastPage(
    queue.status === 'ready' ? { total: queue.meta.total, shown: queue.rows.length } : undefined,
    query,
    setQuery,
  );
  const rows = queue.status === 'ready' && !isBeyond ? queue.rows : undefined;

  const [openId, setOpenId] = useOpenRequest();
  const review = useReview(openId);
  const panel = usePanelProps(review);
  const detail = review.detail.status === 'ready' ? review.detail.entity : null;
  const decisions = useDecisions(detail, (id) => {
    // The order at the time of the decision; a reviewer who has moved on meanwhile stays there.
    const next = rows ? nextOf(idsOf(rows), id) : null;
    setOpenId((current) => (current === id ? next : current));
  });

  const failure = queue.status === 'loading' ? null : queue.failure;
  const opened = review.detail;
  const isLoaded = (row: Transaction) => detail?.id === row.id && detail.version >= row.version;
  return {
    total: queue.status === 'ready' ? queue.meta.total : 0,
    items: rows?.map((row) =>
      toReviewItem(row, isLoaded(row) ? (detail ?? undefined) : undefined, {
        late: isLate(row, etas.get(row.channel?.id ?? ''), serverNow()),
        risks: row.risks.map((risk) => t(`admin.risk.${risk}`)),
      }),
    ),
    viewerId: user?.id ?? '',
    counts: isStaff && queue.status === 'ready' ? queue.answer.counts : undefined,
    openId,
    onOpenIdChange: setOpenId,
    onApprove: decisions.approve,
    onClaim: decisions.claim,
    error: failure ? failureText(failure) : undefined,
    onRetry: queue.status === 'loading' ? undefined : queue.refresh,
    renderPanel: (controls) => (
      <ReviewPanel
        {...controls}
        {...panel}
        item={detail ? controls.item : undefined}
        onReject={(_, rejection) => decisions.reject(rejection)}
        busy={decisions.busy}
        changed={decisions.changed}
        onReload={() => {
          decisions.reset();
          if (opened.status === 'ready') opened.refresh();
        }}
        error={opened.status === 'failed' ? failureText(opened.failure) : decisions.error}
        onRetry={opened.status === 'failed' ? opened.refresh : undefined}
      />
    ),
  };
}

const idsOf = (rows: readonly Transaction[]): readonly string[] => rows.map(({ id }) => id);
