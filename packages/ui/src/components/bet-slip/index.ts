export { BetSlip, type BetSlipProps } from './bet-slip.tsx';
export { BetSlipSheet, type BetSlipSheetProps } from './bet-slip-sheet.tsx';
export {
  slipBlock,
  slipTotals,
  type SlipBlock,
  type SlipLimits,
  type SlipSelection,
  type SlipStatus,
} from './slip-rules.ts';
