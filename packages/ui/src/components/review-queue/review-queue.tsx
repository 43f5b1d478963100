import { useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { flag } from '../../primitives/flag.ts';
import { useKit } from '../../primitives/kit-provider/kit-context.ts';
import { slotClass } from '../../primitives/slot-class.ts';
import { useMediaQuery } from '../../primitives/use-media-query.ts';
import { useNow } from '../date-time/use-now.ts';
import { BottomSheet } from '../drawer/drawer.tsx';
import { ageText } from '../review-panel/review-age.ts';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { Counts, countsOf, type QueueCounts } from './queue-counts.tsx';
import { pressQueueKey } from './queue-keys.ts';
import { QueueNotes } from './queue-notes.tsx';
import type { QueueFilter } from './queue-order.ts';
import { QueueRows } from './queue-rows.tsx';
import { QueueTools } from './queue-tools.tsx';
import { useFocusRestoration } from './use-focus-restoration.ts';
import { useQueue } from './use-queue.ts';
import * as S from './review-queue.styles.ts';

/** Controls of a panel from the surrounding queue; spread them into `ReviewPanel`. */
export interface QueuePanelControls {
  readonly item: ReviewItem;
  readonly viewerId: string;
  readonly rejecting: boolean;
  readonly onRejectingChange: (rejecting: boolean) => void;
  readonly approving: boolean;
  readonly onApprovingChange: (approving: boolean) => void;
  readonly onApprove: (item: ReviewItem) => void;
  readonly onClaim: ((item: ReviewItem) => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly showKeys: boolean;
  readonly now: number | undefined;
}

export interface ReviewQueueProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Waiting requests; `undefined` until they are loaded. */
  items: readonly ReviewItem[] | undefined;
  /** Id of the reviewer. */
  viewerId: string;
  /** Renders the open request, usually a `ReviewPanel`. */
  renderPanel: (controls: QueuePanelControls) => ReactNode;
  /** Approves; called by the panel and by the key A. */
  onApprove: (item: ReviewItem) => void;
  /** Claims a request; called by the panel and by the key C. */
  onClaim?: ((item: ReviewItem) => void) | undefined;
  /** Whether the panel requires confirmation: A opens it, and A again confirms. */
  requiresConfirmation?: boolean | undefined;
  /** Minutes after which a request is late; default 15. */
  lateAfterMinutes?: number | undefined;
  /** Label of the count of late requests, if lateness does not depend on age alone. */
  lateLabel?: string | undefined;
  /** Totals; default: counted from `items`. */
  counts?: QueueCounts | undefined;
  /** Id of the open request; `null` for none. */
  openId?: string | null | undefined;
  defaultOpenId?: string | null | undefined;
  onOpenIdChange?: ((openId: string | null) => void) | undefined;
  filter?: QueueFilter | undefined;
  defaultFilter?: QueueFilter | undefined;
  onFilterChange?: ((filter: QueueFilter) => void) | undefined;
  /** Search and filters of the page, if the platform filters; they replace `filter`. */
  tools?: ReactNode;
  /** Content below the requests, e.g. pagination. */
  foot?: ReactNode;
  /** Error text if loading or refreshing failed, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the requests if live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Whether the keys J, K, A and R work while the focus is inside; default true. */
  shortcuts?: boolean | undefined;
  /** Whether the first request gets the focus when it loads on a wide page, unless another element has it. */
  focusFirst?: boolean | undefined;
  /** Removes border and rounded corners, to fill its page. */
  flush?: boolean | undefined;
  /** Fixed current time in ms, for snapshots and tests; default the real time. */
  now?: number | undefined;
}

const wide = '(min-width: 960px)';

/**
 * Requests that wait for a decision, oldest first, next to the open one, which is a sheet on a phone. J and K
 * move, Enter opens, C claims, A approves and R rejects the open one. The focus stays in the list when a
 * request is removed.
 * @example <ReviewQueue items={items} viewerId={me.id} onApprove={approve}
 *   renderPanel={(controls) => <ReviewPanel {...controls} onReject={reject} />} />
 */
export function ReviewQueue({
  items,
  viewerId,
  renderPanel,
  onApprove,
  onClaim,
  requiresConfirmation = false,
  lateAfterMinutes = 15,
  lateLabel,
  counts,
  openId: givenOpenId,
  defaultOpenId = null,
  onOpenIdChange,
  filter,
  defaultFilter = 'all',
  onFilterChange,
  tools,
  foot,
  error,
  onRetry,
  staleSince,
  shortcuts = true,
  focusFirst = false,
  flush = false,
  now,
  className,
  ...rest
}: ReviewQueueProps) {
  const { locale, messages } = useKit();
  const { office } = messages;
  const present = useNow();
  const beside = useMediaQuery(wide);
  const root = useRef<HTMLElement>(null);
  const queue = useQueue({
    items,
    viewerId,
    isFilteredByPage: tools !== undefined,
    filter,
    defaultFilter,
    onFilterChange,
    openId: givenOpenId,
    defaultOpenId,
    onOpenIdChange,
  });
  const {
    all,
    shown,
    openId,
    opened,
    setOpenId,
    next,
    activeId,
    asking,
    setQuestionOpen,
    isAsking,
  } = queue;
  const ageMs = ({ createdAt }: ReviewItem): number => (now ?? present) - Date.parse(createdAt);
  const isLate = (item: ReviewItem): boolean =>
    item.late ?? ageMs(item) > lateAfterMinutes * 60_000;

  const focusRow = (id: string): void =>
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  const focusEvents = useFocusRestoration(root, {
    activeId: beside ? activeId : undefined,
    contentKey: [openId, opened?.version, asking?.about, ...shown.map(({ id }) => id)].join(' '),
    focusOnMount: focusFirst,
    focusRow,
  });
  const goTo = (item: ReviewItem | undefined): void => {
    if (!item) return;
    if (opened && beside) setOpenId(item.id);
    focusRow(item.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    pressQueueKey(event, {
      queue,
      viewerId,
      shortcuts,
      requiresConfirmation,
      goTo,
      onApprove,
      onClaim,
    });

  const panel =
    opened &&
    renderPanel({
      item: opened,
      viewerId,
      rejecting: isAsking('reject'),
      onRejectingChange: (open) => setQuestionOpen(opened.id, 'reject', open),
      approving: isAsking('approve'),
      onApprovingChange: (open) => setQuestionOpen(opened.id, 'approve', open),
      onApprove,
      onClaim,
      onNext: next ? () => setOpenId(next.id) : undefined,
      showKeys: shortcuts && beside,
      now,
    });
  const loading = items === undefined && error === undefined;

  return (
    <S.Root
      aria-label={office.queueTitle}
      {...rest}
      ref={root}
      className={slotClass('ReviewQueue', 'root', className)}
      aria-busy={loading || undefined}
      data-loading={flag(loading)}
      data-empty={flag(items?.length === 0)}
      data-stale={flag(staleSince != null)}
      data-flush={flag(flush)}
      onKeyDown={onKeyDown}
      {...focusEvents}
    >
      <S.Side className="lobi-ReviewQueue-list">
        <Counts
          sums={counts ?? countsOf(all, isLate)}
          loading={items === undefined}
          late={
            lateLabel ?? fill(office.queueLate, { age: ageText(lateAfterMinutes * 60_000, locale) })
          }
        />
        <QueueTools queue={queue} viewerId={viewerId} tools={tools} shortcuts={shortcuts} />
        <QueueNotes error={error} onRetry={onRetry} staleSince={staleSince} />
        <QueueRows
          queue={queue}
          viewerId={viewerId}
          loading={loading}
          isEmpty={items?.length === 0}
          ageMs={ageMs}
          isLate={isLate}
        />
        {foot !== undefined && <S.Foot className="lobi-ReviewQueue-foot">{foot}</S.Foot>}
      </S.Side>
      {beside ? (
        <S.Place className="lobi-ReviewQueue-panel">
          {panel ?? <S.Pick>{office.queuePick}</S.Pick>}
        </S.Place>
      ) : (
        <BottomSheet
          open={opened !== undefined}
          onOpenChange={(open) => {
            if (!open) setOpenId(null);
          }}
          title={opened?.user.username ?? office.queueTitle}
        >
          <S.Sheet>{panel}</S.Sheet>
        </BottomSheet>
      )}
    </S.Root>
  );
}
