import type { ReviewItem } from '../review-panel/review.types.ts';

/** Filters of a queue. */
export const queueFilters = ['all', 'deposit', 'withdraw', 'mine'] as const;

/** Filters of a queue. */
export type QueueFilter = (typeof queueFilters)[number];

const passes: Readonly<Record<QueueFilter, (item: ReviewItem, viewerId: string) => boolean>> = {
  all: () => true,
  deposit: ({ type }) => type === 'deposit',
  withdraw: ({ type }) => type === 'withdraw',
  mine: ({ claimedBy }, viewerId) => claimedBy?.id === viewerId,
};

/** Requests of one filter, the longest waiting first. */
export const queueOrder = (
  items: readonly ReviewItem[],
  filter: QueueFilter,
  viewerId: string,
): readonly ReviewItem[] =>
  items
    .filter((item) => passes[filter](item, viewerId))
    .toSorted((first, second) => Date.parse(first.createdAt) - Date.parse(second.createdAt));
