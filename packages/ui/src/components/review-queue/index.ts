export { queueFilters, queueOrder, type QueueFilter } from './queue-order.ts';
export {
  ReviewQueue,
  type QueueCounts,
  type QueuePanelControls,
  type ReviewQueueProps,
} from './review-queue.tsx';
