export { WithdrawalPinForm } from './withdrawal-pin-form.tsx';
export { WithdrawalPinPanel } from './withdrawal-pin-panel.tsx';
export type {
  WithdrawalPinEnd,
  WithdrawalPinFormProps,
  WithdrawalPinPanelProps,
  WithdrawalPinState,
  WithdrawalPinValues,
} from './withdrawal-pin.types.ts';
