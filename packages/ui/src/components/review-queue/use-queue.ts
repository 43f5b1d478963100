import { useState } from 'react';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { queueOrder, type QueueFilter } from './queue-order.ts';

/** Decisions about the open request that the reviewer must confirm. */
export type QueueQuestion = 'approve' | 'reject';

export interface QueueOptions {
  readonly items: readonly ReviewItem[] | undefined;
  readonly viewerId: string;
  /** Whether the page filters the requests itself, so that the queue shows all received requests. */
  readonly isFilteredByPage: boolean;
  readonly filter: QueueFilter | undefined;
  readonly defaultFilter: QueueFilter;
  readonly onFilterChange: ((filter: QueueFilter) => void) | undefined;
  readonly openId: string | null | undefined;
  readonly defaultOpenId: string | null;
  readonly onOpenIdChange: ((openId: string | null) => void) | undefined;
}

/** State of a review queue: the visible requests, the open one, keyboard focus and the open confirmation. */
export function useQueue(options: QueueOptions) {
  const { items, viewerId, isFilteredByPage, onFilterChange, onOpenIdChange } = options;
  const [ownOpenId, setOwnOpenId] = useState(options.defaultOpenId);
  const [ownFilter, setOwnFilter] = useState(options.defaultFilter);
  const [wanted, setWanted] = useState<string>();
  const [asking, setAsking] = useState<{ id: string; about: QueueQuestion }>();

  const filter = isFilteredByPage ? 'all' : (options.filter ?? ownFilter);
  const openId = options.openId === undefined ? ownOpenId : options.openId;
  const [followed, setFollowed] = useState(openId);
  if (openId !== followed) {
    // Keyboard focus follows the open request, also when the page opened it through `openId`.
    setFollowed(openId);
    if (openId !== null) setWanted(openId);
  }
  const all = items ?? [];
  const shown = queueOrder(all, filter, viewerId);
  const opened = all.find(({ id }) => id === openId);
  const active = shown.find(({ id }) => id === wanted) ?? shown.find(({ id }) => id === openId);
  const openedIndex = shown.findIndex(({ id }) => id === openId);
  return {
    all,
    shown,
    filter,
    setFilter(next: QueueFilter): void {
      setOwnFilter(next);
      onFilterChange?.(next);
    },
    openId,
    opened,
    setOpenId(id: string | null): void {
      setAsking(undefined);
      setOwnOpenId(id);
      onOpenIdChange?.(id);
    },
    /** The request to open next; the first one if the open request is the last. */
    next: shown[openedIndex + 1] ?? shown.find(({ id }) => id !== openId),
    /** Row with `tabIndex` 0 (roving focus). */
    activeId: (active ?? shown[0])?.id,
    setWanted,
    asking,
    setQuestionOpen: (id: string, about: QueueQuestion, open: boolean): void =>
      setAsking(open ? { id, about } : undefined),
    isAsking: (about: QueueQuestion): boolean =>
      opened !== undefined && asking?.id === opened.id && asking.about === about,
  };
}

export type Queue = ReturnType<typeof useQueue>;
