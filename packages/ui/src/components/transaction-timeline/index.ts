export {
  TransactionTimeline,
  type TransactionStep,
  type TransactionTimelineProps,
} from './transaction-timeline.tsx';
