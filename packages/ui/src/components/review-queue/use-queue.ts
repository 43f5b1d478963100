import { useState } from 'react';
import type { ReviewItem } from '../review-panel/review.types.ts';
import { queueOrder, type QueueFilter } from './queue-order.ts';

/** What can be asked about the opened request before it is sent. */
export type QueueQuestion = 'approve' | 'reject';

export interface QueueOptions {
  readonly items: readonly ReviewItem[] | undefined;
  readonly viewerId: string;
  /** The page narrows the requests, and not this queue. */
  readonly isNarrowedElsewhere: boolean;
  readonly filter: QueueFilter | undefined;
  readonly defaultFilter: QueueFilter;
  readonly onFilterChange: ((filter: QueueFilter) => void) | undefined;
  readonly openId: string | null | undefined;
  readonly defaultOpenId: string | null;
  readonly onOpenIdChange: ((openId: string | null) => void) | undefined;
}

/** Which requests are shown, which one is open or reached by the Tab key, and what is being asked. */
export function useQueue(options: QueueOptions) {
  const { items, viewerId, isNarrowedElsewhere, onFilterChange, onOpenIdChange } = options;
  const [ownOpenId, setOwnOpenId] = useState(options.defaultOpenId);
  const [ownFilter, setOwnFilter] = useState(options.defaultFilter);
  const [wanted, setWanted] = useState<string>();
  const [asking, setAsking] = useState<{ id: string; about: QueueQuestion }>();

  const filter = isNarrowedElsewhere ? 'all' : (options.filter ?? ownFilter);
  const openId = options.openId === undefined ? ownOpenId : options.openId;
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
  const openedPlace = shown.findIndex(({ id }) => id === openId);
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
    /** The request after the opened one. */
    next: shown[openedPlace + 1] ?? shown.find(({ id }) => id !== openId),
    /** Row that the Tab key reaches. */
    activeId: (active ?? shown[0])?.id,
    setWanted,
    asking,
    ask: (id: string, about: QueueQuestion, open: boolean): void =>
      setAsking(open ? { id, about } : undefined),
    isAsking: (about: QueueQuestion): boolean =>
      opened !== undefined && asking?.id === opened.id && asking.about === about,
  };
}

export type Queue = ReturnType<typeof useQueue>;
