export { queueFilters, queueOrder, type QueueFilter } from './queue-order.ts';
export type { QueueCounts } from './queue-counts.tsx';
export { ReviewQueue, type QueuePanelControls, type ReviewQueueProps } from './review-queue.tsx';
