export { TransferView, type TransferViewProps } from './transfer-view.tsx';
export type {
  ConfirmedBalance,
  TransferKind,
  TransferParty,
  TransferReceipt,
  TransferStatus,
  TransferValues,
} from './transfer.types.ts';
