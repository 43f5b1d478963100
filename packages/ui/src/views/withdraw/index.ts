export { WithdrawView, type WithdrawViewProps } from './withdraw-view.tsx';
export type { WithdrawDestination, WithdrawQuote, WithdrawValues } from './withdraw.types.ts';
