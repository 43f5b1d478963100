export {
  EarningSummary,
  type EarningSummaryProps,
  type EarningTotals,
} from './earning-summary.tsx';
