export { WithdrawUnderWay, type WithdrawUnderWayProps } from './withdraw-under-way.tsx';
export { WithdrawView, type WithdrawViewProps } from './withdraw-view.tsx';
export type {
  WithdrawDestination,
  WithdrawQuote,
  WithdrawRequest,
  WithdrawValues,
} from './withdraw.types.ts';
