'use client';

export {
  ChannelPicker,
  channelProblem,
  type ChannelPickerProps,
  type ChannelProblem,
  type PaymentChannel,
} from './components/channel-picker/index.ts';
export {
  DepositInstructions,
  type ChannelKind,
  type DepositInstructionsProps,
  type DepositOrder,
} from './components/deposit-instructions/index.ts';
export {
  EarningSummary,
  type EarningSummaryProps,
  type EarningTotals,
} from './components/earning-summary/index.ts';
export {
  HideAmountsToggle,
  type HideAmountsToggleProps,
} from './components/hide-amounts-toggle/index.ts';
export { ProofUpload, type ProofUploadProps } from './components/proof-upload/index.ts';
export { Receipt, type ReceiptProps, type ReceiptTransaction } from './components/receipt/index.ts';
export {
  TransactionRow,
  type ShownTransaction,
  type TransactionKind,
  type TransactionRowProps,
} from './components/transaction-row/index.ts';
export {
  TransactionTimeline,
  type TransactionStep,
  type TransactionTimelineProps,
} from './components/transaction-timeline/index.ts';
export {
  DepositUnderWay,
  DepositView,
  type DepositUnderWayProps,
  type DepositValues,
  type DepositViewProps,
  type OpenDeposit,
} from './views/deposit/index.ts';
export {
  PlayerHomeView,
  type PlayerHomeFigures,
  type PlayerHomeViewProps,
  type PlayerHomeWallet,
} from './views/player-home/index.ts';
export { TransactionView, type TransactionViewProps } from './views/transaction/index.ts';
export {
  WithdrawUnderWay,
  WithdrawView,
  type WithdrawDestination,
  type WithdrawQuote,
  type WithdrawRequest,
  type WithdrawUnderWayProps,
  type WithdrawValues,
  type WithdrawViewProps,
} from './views/withdraw/index.ts';
