export {
  MultiplierHistory,
  type MultiplierHistoryProps,
  type PastMultiplier,
} from './multiplier-history.tsx';
