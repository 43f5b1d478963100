import { useRef, useState, type HTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { fill } from '../../messages/fill.ts';
import { ChipGroup } from '../../primitives/chip-group/chip-group.tsx';
import { flag } from '../../primitives/flag.ts';
import { Kbd } from '../../primitives/kbd/kbd.tsx';
import { useKit, useMessages } from '../../primitives/kit-provider/kit-context.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { slotClass } from '../../primitives/slot-class.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { Callout } from '../callout/callout.tsx';
import { RetryCallout } from '../callout/retry-callout.tsx';
import { useMediaQuery } from '../data-table/use-media-query.ts';
import { formatDateTime } from '../date-time/format-date-time.ts';
import { useNow } from '../date-time/use-now.ts';
import { BottomSheet } from '../drawer/drawer.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Num } from '../num/num.tsx';
import { ageText } from '../review-panel/review-age.ts';
import { approveBlock, mayClaim, rejectBlock } from '../review-panel/review-rules.ts';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { queueFilters, queueOrder, type QueueFilter } from './queue-order.ts';
import { QueueRow } from './queue-row.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import * as S from './review-queue.styles.ts';

/** What a panel gets from the queue around it; spread it into `ReviewPanel`. */
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

/** Sums over the whole queue, also over what is not on this page. */
export interface QueueCounts {
  readonly pending: number;
  readonly processing: number;
  readonly second: number;
  readonly late: number;
}

export interface ReviewQueueProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Requests that wait; `undefined` until there are any. */
  items: readonly ReviewItem[] | undefined;
  /** Id of the person who reviews. */
  viewerId: string;
  /** Draws the opened request, usually a `ReviewPanel`. */
  renderPanel: (controls: QueuePanelControls) => ReactNode;
  /** Approves; called by the panel and by the key A. */
  onApprove: (item: ReviewItem) => void;
  /** Claims a request; called by the panel and by the key C. */
  onClaim?: ((item: ReviewItem) => void) | undefined;
  /** The panel asks before it approves: A opens the question, and A again sends it. */
  asks?: boolean | undefined;
  /** Minutes after which a request is late; default 15. */
  lateAfterMinutes?: number | undefined;
  /** Name of the count of late ones, where they are not late by age alone. */
  lateLabel?: string | undefined;
  /** Default: counted from `items`. */
  counts?: QueueCounts | undefined;
  /** Id of the opened request; `null` for none. */
  openId?: string | null | undefined;
  defaultOpenId?: string | null | undefined;
  onOpenIdChange?: ((openId: string | null) => void) | undefined;
  filter?: QueueFilter | undefined;
  defaultFilter?: QueueFilter | undefined;
  onFilterChange?: ((filter: QueueFilter) => void) | undefined;
  /** Search and filters of the page, where the platform narrows; they take the place of `filter`. */
  tools?: ReactNode;
  /** Below the requests: the way to other pages. */
  foot?: ReactNode;
  /** Why there are no requests, or no newer ones, as a sentence. */
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Time of the requests when live updates have stopped. */
  staleSince?: string | number | Date | null | undefined;
  /** Keys J, K, A and R work while the focus is inside; default true. */
  shortcuts?: boolean | undefined;
  /** On a wide page the first request takes the focus when it comes, unless something has it. */
  focusFirst?: boolean | undefined;
  /** Without frame and corners, for a page that it fills. */
  flush?: boolean | undefined;
  /** Fixed present in ms, for pictures and tests; default the real time. */
  now?: number | undefined;
}

const wide = '(min-width: 960px)';
const skeletons = 7;
/** Where letters are typed and shortcuts stay silent. */
const typing = 'input, textarea, select, [contenteditable], [role="combobox"]';

/**
 * Requests that wait for a decision, oldest first, beside the one that is being reviewed; on a phone
 * that one opens as a sheet. J and K move, Enter opens, C claims, A approves and R rejects what is
 * open. The focus stays with the work when a request leaves the list.
 * @example <ReviewQueue items={items} viewerId={me.id} onApprove={approve}
 *   renderPanel={(controls) => <ReviewPanel {...controls} onReject={reject} />} />
 */
export function ReviewQueue({
  items,
  viewerId,
  renderPanel,
  onApprove,
  onClaim,
  asks = false,
  lateAfterMinutes = 15,
  lateLabel,
  counts,
  openId: givenOpenId,
  defaultOpenId = null,
  onOpenIdChange,
  filter: givenFilter,
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
  const { locale, timeZone, messages } = useKit();
  const { data, office, money } = messages;
  const present = useNow();
  const beside = useMediaQuery(wide);
  const root = useRef<HTMLElement>(null);
  const [ownOpenId, setOwnOpenId] = useState(defaultOpenId);
  const [ownFilter, setOwnFilter] = useState(defaultFilter);
  const [wanted, setWanted] = useState<string>();
  const [asking, setAsking] = useState<{ id: string; about: 'approve' | 'reject' }>();

  const filter = tools === undefined ? (givenFilter ?? ownFilter) : 'all';
  const openId = givenOpenId === undefined ? ownOpenId : givenOpenId;
  const [followed, setFollowed] = useState(openId);
  if (openId !== followed) {
    // The Tab key reaches what is open, also when the page opened it.
    setFollowed(openId);
    if (openId !== null) setWanted(openId);
  }
  const all = items ?? [];
  const shown = queueOrder(all, filter, viewerId);
  const opened = all.find(({ id }) => id === openId);
  const active = shown.find(({ id }) => id === wanted) ?? shown.find(({ id }) => id === openId);
  const activeId = (active ?? shown[0])?.id;
  const ageMs = ({ createdAt }: ReviewItem): number => (now ?? present) - Date.parse(createdAt);
  const isLate = (item: ReviewItem): boolean =>
    item.late ?? ageMs(item) > lateAfterMinutes * 60_000;

  const setOpenId = (id: string | null): void => {
    setAsking(undefined);
    setOwnOpenId(id);
    onOpenIdChange?.(id);
  };
  const focusRow = (id: string): void =>
    root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
  const ask = (id: string, about: 'approve' | 'reject', open: boolean): void =>
    setAsking(open ? { id, about } : undefined);
  const isAsking = (about: 'approve' | 'reject'): boolean =>
    opened !== undefined && asking?.id === opened.id && asking.about === about;
  const focusEvents = useKeptFocus(root, {
    activeId: beside ? activeId : undefined,
    scene: [openId, opened?.version, asking?.about, ...shown.map(({ id }) => id)].join(' '),
    atFirst: focusFirst,
    focusRow,
  });
  const goTo = (item: ReviewItem | undefined): void => {
    if (!item) return;
    if (opened && beside) setOpenId(item.id);
    focusRow(item.id);
  };
  const place = shown.findIndex(({ id }) => id === activeId);
  const openedPlace = shown.findIndex(({ id }) => id === openId);
  const next = shown[openedPlace + 1] ?? shown.find(({ id }) => id !== openId);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event;
    // Keys pressed in a dialog over the page belong to the dialog.
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || target.closest(typing)) return;
    const onRow = target.closest('[data-id]') !== null;
    const approve = (): void => {
      if (event.repeat || !opened || approveBlock(opened, viewerId)) return;
      if (asks && !isAsking('approve')) ask(opened.id, 'approve', true);
      else onApprove(opened);
    };
    const reject = (): void => {
      if (opened && !rejectBlock(opened, viewerId)) ask(opened.id, 'reject', true);
    };
    const claim = (): void => {
      if (!event.repeat && opened && mayClaim(opened, viewerId)) onClaim?.(opened);
    };
    const keys: Readonly<Record<string, (() => void) | undefined>> = {
      ...(onRow && {
        ArrowDown: () => goTo(shown[place + 1]),
        ArrowUp: () => goTo(shown[place - 1]),
        Home: () => goTo(shown[0]),
        End: () => goTo(shown.at(-1)),
      }),
      ...(shortcuts && {
        j: () => goTo(shown[place + 1]),
        k: () => goTo(shown[place - 1]),
        a: approve,
        r: reject,
        ...(onClaim && { c: claim }),
      }),
    };
    const act = keys[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  const sums = counts ?? {
    pending: all.filter(({ status }) => status === 'pending').length,
    processing: all.filter(({ status }) => status === 'processing').length,
    second: all.filter((item) => item.needsSecond).length,
    late: all.filter(isLate).length,
  };
  const panel =
    opened &&
    renderPanel({
      item: opened,
      viewerId,
      rejecting: isAsking('reject'),
      onRejectingChange: (open) => ask(opened.id, 'reject', open),
      approving: isAsking('approve'),
      onApprovingChange: (open) => ask(opened.id, 'approve', open),
      onApprove,
      onClaim,
      onNext: next ? () => setOpenId(next.id) : undefined,
      showKeys: shortcuts && beside,
      now,
    });
  const loading = items === undefined && error === undefined;
  const filterWords: Readonly<Record<QueueFilter, string>> = {
    all: office.queueAll,
    deposit: money.ledgerKindDeposit,
    withdraw: money.ledgerKindWithdraw,
    mine: office.queueMine,
  };

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
          sums={sums}
          loading={items === undefined}
          late={
            lateLabel ?? fill(office.queueLate, { age: ageText(lateAfterMinutes * 60_000, locale) })
          }
        />
        <S.Tools>
          {tools ?? (
            <ChipGroup
              label={office.queueFilter}
              scroll
              value={[filter]}
              onValueChange={([chosen]) => {
                const wantedFilter = queueFilters.find((name) => name === chosen) ?? 'all';
                setOwnFilter(wantedFilter);
                onFilterChange?.(wantedFilter);
              }}
              items={queueFilters.map((value) => ({
                value,
                label: filterWords[value],
                count: <Num value={queueOrder(all, value, viewerId).length} />,
              }))}
            />
          )}
          <S.Order>
            <span>{office.queueOldest}</span>
            {shortcuts && (
              <span>
                <Kbd>J</Kbd>
                <Kbd>K</Kbd>
                {office.queueMove}
              </span>
            )}
          </S.Order>
        </S.Tools>
        {error !== undefined && (
          <S.Note>
            <RetryCallout title={office.queueFailed} onRetry={onRetry}>
              {error}
            </RetryCallout>
          </S.Note>
        )}
        {staleSince != null && (
          <S.Note>
            <Callout tone="warning" role="status">
              {fill(data.stale, {
                time: formatDateTime(staleSince, { locale, timeZone, mode: 'time' }) ?? '',
              })}
            </Callout>
          </S.Note>
        )}
        {loading && (
          <S.Waiting>
            <VisuallyHidden role="status">{office.queueLoading}</VisuallyHidden>
            {Array.from({ length: skeletons }, (_, index) => (
              <Skeleton key={index} shape="block" height="52px" />
            ))}
          </S.Waiting>
        )}
        {items?.length === 0 && (
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

interface CountsProps {
  sums: QueueCounts;
  loading: boolean;
  /** Name of the late ones. */
  late: string;
}

function Counts({ sums, loading, late }: CountsProps) {
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
